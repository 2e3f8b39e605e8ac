// Texts that several parts of the checkout show.

import type { Checkout } from '#contract/buying/checkout.ts';
import { formatReais } from '#rules/money.ts';
import { toArrivalText } from '#rules/orders/arrival-text.ts';

type Freight = Checkout['fretes'][number];
type PickupPoint = Checkout['pontosRetirada'][number];

const phrases: Readonly<Record<string, string>> = { pix: 'no Pix', cartao: 'no cartão', boleto: 'no boleto' };

/** "no Pix"; undefined while nothing can be paid. */
export function toPaymentPhrase({ pagamento, pagamentos }: Pick<Checkout, 'pagamento' | 'pagamentos'>) {
  const chosen = pagamentos.find(({ tipo }) => tipo === pagamento);
  return chosen && (phrases[chosen.tipo] ?? `com ${chosen.label}`);
}

/** "R$ 123,45 no Pix": what the order costs by the chosen way to pay. */
export function toTotalText(checkout: Pick<Checkout, 'pagamento' | 'pagamentos' | 'totais'>): string {
  const phrase = toPaymentPhrase(checkout);
  const total = formatReais(checkout.totais.total);
  return phrase === undefined ? total : `${total} ${phrase}`;
}

export function toPriceText(reais: number): string {
  return reais === 0 ? 'Grátis' : formatReais(reais);
}

/** The day of arrival if it is known, else the number of days. */
export function toDeadlineText({ tipo, prazo, previsao }: Freight): string {
  return previsao === undefined ? prazo : toArrivalText(tipo, previsao);
}

export function toPlaceText({ nome, endereco, numero, bairro, cidade, uf }: PickupPoint): string {
  return `${nome}: ${endereco}, ${numero}, ${bairro}, ${cidade} - ${uf}`;
}
