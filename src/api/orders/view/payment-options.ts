import type { Selectable } from 'kysely';
import type { Order, OrderStatus } from '#contract/buying/orders.ts';
import type { PaymentRow } from '#database/schema/orders.ts';
import { toReais } from '#rules/money.ts';
import type { PaymentKind, PaymentState } from '#rules/orders/order-lines.ts';
import { listBuyerActions } from '#rules/orders/order-state.ts';
import { isPlayed } from '../../payments/demonstration/is-played.ts';
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
  { state, expires_at: dueMs, review_started_at: reviewedMs }: StatedPayment,
  nowMs: number,
): PaymentWord {
  const isOpen = state === 'pending' || state === 'declined';
  if (isOpen && dueMs <= nowMs) return 'vencido';
  return state === 'pending' && reviewedMs !== null ? 'em-analise' : paymentWords[state];
}

type StatedPayment = Pick<Selectable<PaymentRow>, 'state' | 'expires_at' | 'review_started_at'>;

/** What the order costs by each of the ways; undefined unless it waits for its money, has time left, and no bank examines its payment. */
export function toPaymentOptions(
  { order, lines, payment }: Pick<StoredOrder, 'order' | 'lines' | 'payment'>,
  kinds: readonly PaymentKind[],
  nowMs: number,
): Order['pagamento']['opcoes'] {
  const isOver = payment.expires_at <= nowMs || toPaymentWord(payment, nowMs) === 'em-analise';
  if (isOver || !listBuyerActions(toState(order)).includes('pay')) return undefined;
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
  if (word === 'recusado' || word === 'em-analise') return word;
  if (word !== 'pendente') return undefined;
  const isReady = payment.br_code !== '' || payment.link !== null || isPlayed(payment);
  return isReady ? 'pronto' : 'preparando';
}
