// Texts that several parts of the checkout show.

import type { Checkout } from '#contract/buying/checkout.ts';
import { formatNumber, formatReais } from '#rules/money.ts';
import { toArrivalText } from '#rules/orders/arrival-text.ts';
import { paymentPhrases } from '../../../commerce/payments/payment-words.ts';

type Freight = Checkout['fretes'][number];
type PickupPoint = Checkout['pontosRetirada'][number];

/** Said before the order where no service reports the payment. */
export const confirmedByPersonText =
  'A loja confirma o pagamento pelo extrato do banco, até o fim do próximo dia útil, e avisa por e-mail.';

/** "no Pix" */
export function toPaymentPhrase({ tipo }: Checkout['pagamentos'][number]): string {
  return paymentPhrases[tipo];
}

/** Undefined while nothing can be paid. */
export function findPayment({ pagamento, pagamentos }: Pick<Checkout, 'pagamento' | 'pagamentos'>) {
  return pagamentos.find(({ tipo }) => tipo === pagamento);
}

/** "5%" */
export function toPercentText(percent: number): string {
  return `${formatNumber(percent, Number.isInteger(percent) ? 0 : 1)}%`;
}

/** "R$ 123,45 no Pix": what the order costs by the chosen payment method. */
export function toTotalText(checkout: Pick<Checkout, 'pagamento' | 'pagamentos' | 'totais'>): string {
  const way = findPayment(checkout);
  const total = formatReais(checkout.totais.total);
  return way ? `${total} ${toPaymentPhrase(way)}` : total;
}

export function toPriceText(reais: number): string {
  return reais === 0 ? 'Grátis' : formatReais(reais);
}

/** The day of arrival if it is known, else the number of days. */
export function toDeadlineText({ tipo, prazo, previsao }: Freight): string {
  return previsao === undefined ? prazo : toArrivalText(tipo, previsao);
}

export function toPlaceText({ nome, endereco, numero, bairro, cidade, uf, horario }: PickupPoint): string {
  const place = `${nome}: ${endereco}, ${numero}, ${bairro}, ${cidade} - ${uf}`;
  return horario === '' ? place : `${place}, ${horario}`;
}
