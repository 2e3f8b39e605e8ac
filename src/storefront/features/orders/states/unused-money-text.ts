import type { Order } from '#contract/buying/orders.ts';
import { formatReais, toCents, toReais } from '#rules/money.ts';

type Unused = Order['sobras'][number];

/** What becomes of money that came in too late, twice, or in another amount than the total; empty if there is none. */
export function toUnusedMoneyText({ sobras, estado }: Pick<Order, 'sobras' | 'estado'>): string {
  return sobras.map((money) => toSentences(money, estado === 'aguardando-pagamento')).join(' ');
}

/** What is to be paid back, and was not asked for yet. */
export const toLeft = ({ valor, devolvido: refunded, devolvendo: underWay = 0 }: Unused): number =>
  toReais(toCents(valor) - toCents(refunded) - toCents(underWay));

function toSentences(money: Unused, isWaiting: boolean): string {
  const { motivo, valor, devolvido: refunded, devolvendo: underWay = 0 } = money;
  const beginning = beginnings[motivo](formatReais(valor));
  const left = toLeft(money);
  if (left <= 0 && underWay <= 0) return `${beginning} Esse valor já foi devolvido.`;
  const done = [
    ...(refunded > 0 ? [` Já devolvemos ${formatReais(refunded)}.`] : []),
    ...(underWay > 0 ? [` A devolução de ${formatReais(underWay)} está a caminho, e avisamos por e-mail.`] : []),
  ].join('');
  if (left <= 0) return `${beginning}${done}`;
  if (motivo !== 'falta') return `${beginning}${done} Vamos devolver ${formatReais(left)} e avisar por e-mail.`;
  return isWaiting
    ? `${beginning}${done} Por favor, não pague o valor inteiro outra vez: siga o e-mail que mandamos, e você completa o valor ou recebe de volta.`
    : `${beginning}${done} Escrevemos para o seu e-mail sobre esse valor.`;
}

const beginnings: Record<Unused['motivo'], (amount: string) => string> = {
  tarde: (amount) => `Quando vimos o seu pagamento de ${amount}, o pedido já estava fechado.`,
  excesso: (amount) => `Você pagou ${amount} a mais.`,
  falta: (amount) => `Recebemos ${amount}, menos que o total do pedido.`,
};
