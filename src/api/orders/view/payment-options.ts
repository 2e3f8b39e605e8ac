import type { Selectable } from 'kysely';
import type { Order, OrderStatus } from '#contract/buying/orders.ts';
import type { PaymentRow } from '#database/schema/orders.ts';
import { toReais } from '#rules/money.ts';
import type { PaymentKind, PaymentState } from '#rules/orders/order-lines.ts';
import { listBuyerActions } from '#rules/orders/order-state.ts';
import { paymentLabels, wireKinds } from '../../payments/wire.ts';
import { toState } from '../stored/columns.ts';
import type { StoredOrder } from '../stored/queries.ts';

type PaymentWord = Order['pagamento']['estado'];

const paymentWords: Readonly<Record<PaymentState, PaymentWord>> = {
  pending: 'pendente',
  paid: 'pago',
  expired: 'vencido',
  cancelled: 'cancelado',
  declined: 'recusado',
};

/** Its time is over before its order is closed. */
export function toPaymentWord(
  { state, expires_at: dueMs }: Pick<Selectable<PaymentRow>, 'state' | 'expires_at'>,
  nowMs: number,
): PaymentWord {
  const isOpen = state === 'pending' || state === 'declined';
  return isOpen && dueMs <= nowMs ? 'vencido' : paymentWords[state];
}

/** What the order costs by each of the ways; undefined unless it waits for its money and has time left. */
export function toPaymentOptions(
  { order, lines, payment }: Pick<StoredOrder, 'order' | 'lines' | 'payment'>,
  kinds: readonly PaymentKind[],
  nowMs: number,
): Order['pagamento']['opcoes'] {
  if (!listBuyerActions(toState(order)).includes('pay') || payment.expires_at <= nowMs) return undefined;
  const listCents = order.total_cents + order.cash_cents;
  const pixCents = lines.reduce((total, line) => total + line.pix_cents, 0);
  return kinds.map((kind) => ({
    tipo: wireKinds[kind],
    label: paymentLabels[kind],
    total: toReais(kind === 'pix' ? listCents - pixCents : listCents),
  }));
}

/** How far the payment is that the order waits for; undefined if it waits for none, or no longer. */
export function toPaymentProgress({ payment }: Pick<StoredOrder, 'payment'>, nowMs: number): OrderStatus['pagamento'] {
  const word = toPaymentWord(payment, nowMs);
  if (word === 'recusado') return word;
  if (word !== 'pendente') return undefined;
  return payment.br_code !== '' || payment.link !== null ? 'pronto' : 'preparando';
}
