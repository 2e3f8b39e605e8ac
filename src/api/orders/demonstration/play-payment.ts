import type { Selectable } from 'kysely';
import type { PlayedOutcome } from '#contract/buying/orders.ts';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { PaymentRow } from '#database/schema/orders.ts';
import { listInstallments } from '#rules/installments.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';
import { isPlayed } from '../../payments/demonstration/is-played.ts';
import { playedPaymentsName } from '../../payments/demonstration/played-payments.ts';
import { staticPixName } from '../../payments/pix/static-pix.ts';
import { closeOrder } from '../paying/close-order.ts';
import { declinePayment } from '../paying/decline-payment.ts';
import { receivePayment } from '../receipts/receive-payment.ts';
import { lockOrder } from '../stored/move-order.ts';
import { reviewPayment } from '../stored/review-payment.ts';

interface PlayPaymentInput {
  orderId: number;
  outcome: PlayedOutcome;
  /** In how many parts a card is charged. */
  installments?: number | undefined;
  nowMs: number;
}

/** The outcomes that each payment method has in a demonstration. A boleto cannot be refused; only cards go into review. */
const outcomes: Readonly<Record<PaymentKind, readonly PlayedOutcome[]>> = {
  pix: ['aprovado'],
  card: ['aprovado', 'recusado', 'em-analise'],
  boleto: ['aprovado', 'vencido'],
};

/**
 * For demonstration shops: as if the bank had decided so about the order's payment. False if the order has none that is played, could not
 * take the money, or its payment method has no such end.
 */
export async function playPayment(
  database: Database,
  { orderId, outcome, installments: count, nowMs }: PlayPaymentInput,
): Promise<boolean> {
  const payment = await findPlayedPayment(database.kysely, orderId);
  if (!payment || !outcomes[payment.kind].includes(outcome)) return false;
  if (count !== undefined && !(await chooseInstallments(database.kysely, payment, count))) return false;
  if (outcome === 'aprovado') return pay(database, payment, nowMs);
  if (outcome === 'vencido') return closeOrder(database, { orderId, event: 'expired', actor: 'shop', nowMs });
  return inTransaction(database.kysely, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.money_state !== 'awaiting' || payment.state !== 'pending') return false;
    if (outcome === 'recusado') await declinePayment(transaction, payment, nowMs);
    else await reviewPayment(transaction, { paymentId: payment.id, nowMs });
    return true;
  });
}

/** As the page of a service offers them for the amount; false for a number that it does not have. A payment that has ended keeps its own. */
async function chooseInstallments(
  kysely: Queryable,
  { id, kind, amount_cents: cents }: Selectable<PaymentRow>,
  count: number,
): Promise<boolean> {
  const option = listInstallments(cents).find((other) => other.count === count);
  if (kind !== 'card' || !option) return false;
  await kysely
    .updateTable('payments')
    .set({ installments: count, payer_cents: option.totalCents })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
  return true;
}

/** The payment of an order that is played: the paid one, else the open one, else the latest. Undefined where money is real. */
export async function findPlayedPayment(
  kysely: Queryable,
  orderId: number,
): Promise<Selectable<PaymentRow> | undefined> {
  const payment = await kysely
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('adapter', 'in', [playedPaymentsName, staticPixName])
    .orderBy((eb) => eb.case().when('state', '=', 'paid').then(0).when('state', '=', 'pending').then(1).else(2).end())
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return payment && isPlayed(payment) ? payment : undefined;
}

async function pay(
  database: Database,
  { id: paymentId, amount_cents: amountCents }: Selectable<PaymentRow>,
  nowMs: number,
): Promise<boolean> {
  const sourceKey = String(paymentId);
  await receivePayment(database, { source: 'demonstration', sourceKey, paymentId, amountCents, nowMs });
  const { state, money_state: money } = await database.kysely
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['state', 'money_state'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  // The payment of an order that was cancelled later stays paid.
  return state === 'paid' && money === 'paid';
}
