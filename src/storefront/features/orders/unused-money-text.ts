import type { Order } from '#contract/buying/orders.ts';
import { formatReais, toCents, toReais } from '#rules/money.ts';

type Unused = Order['recebimentos'][number];

/** What the buyer is told of money that does not just pay the order; `target` is where it goes back. Empty if there is none. */
export function toUnusedMoneyText(unused: readonly Unused[], target: string): string {
  return unused
    .map((money) => `${beginnings[money.motivo](formatReais(money.valor))} ${toNext(money, target)}`)
    .join(' ');
}

const beginnings: Record<Unused['motivo'], (amount: string) => string> = {
  tarde: (amount) => `O seu pagamento de ${amount} chegou quando o pedido já estava fechado.`,
  excesso: (amount) => `Você pagou ${amount} a mais.`,
  falta: (amount) => `Recebemos ${amount}, menos que o total do pedido.`,
};

function toNext({ motivo, valor, devolvido: refunded }: Unused, target: string): string {
  const left = toReais(toCents(valor) - toCents(refunded));
  if (left <= 0) return `Já devolvemos esse valor ${target}.`;
  if (motivo === 'falta') return 'Escrevemos para o seu e-mail: você completa o valor, ou devolvemos.';
  const done = refunded > 0 ? `Já devolvemos ${formatReais(refunded)}. ` : '';
  return `${done}Vamos devolver ${formatReais(left)} ${target} e avisar por e-mail.`;
}
