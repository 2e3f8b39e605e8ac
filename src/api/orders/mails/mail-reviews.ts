import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Queryable, Transaction } from '#database/schema/database-schema.ts';
import type { PaymentRow } from '#database/schema/orders.ts';
import { lockOrder } from '../stored/move-order.ts';
import { dropUnpaidMails, queueOrderMail } from './queue-order-mail.ts';

/** A service calls a card examined while it asks the bank, which decides at once as a rule. */
const settleMs = 2 * 60_000;

/**
 * Queues a mail, once per payment, when its card has been examined for two minutes (specification 10.17); what is decided earlier is mailed
 * as decided alone. Safe in several processes at once.
 */
export async function mailReviews({ kysely }: Database, nowMs: number): Promise<void> {
  for (const { id, orderId } of await listUnmailed(kysely, nowMs))
    await inTransaction(kysely, async (transaction) => {
      // A payment or an end of the order at the same time waits, or has changed it already.
      await lockOrder(transaction, orderId);
      if (!(await isInReview(transaction, id))) return;
      await queueOrderMail(transaction, { kind: 'payment-in-review', orderId, reference: id, nowMs });
    });
}

/** Without a limit, since few cards are examined. */
function listUnmailed(kysely: Queryable, nowMs: number) {
  return kysely
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'order_id as orderId'])
    .where('payments.state', '=', 'pending')
    .where('review_started_at', '<=', nowMs - settleMs)
    .where('expires_at', '>', nowMs)
    .where(
      sql<boolean>`not exists (select 1 from outbox where message_id = 'payment-in-review-' || orders.number || '-' || payments.id)`,
    )
    .orderBy('payments.id')
    .execute();
}

async function isInReview(transaction: Transaction, paymentId: number): Promise<boolean> {
  const payment = await transaction
    .selectFrom('payments')
    .select('id')
    .where('id', '=', paymentId)
    .where('state', '=', 'pending')
    .where('review_started_at', 'is not', null)
    .executeTakeFirst();
  return payment !== undefined;
}

/**
 * Once a service asks for another card in place of the one that was examined: who was told of the review is told of its end. A mail about it
 * that waits for the mail server is dropped instead.
 */
export async function mailEndedReview(
  transaction: Transaction,
  { order_id: orderId, id: paymentId }: Pick<Selectable<PaymentRow>, 'id' | 'order_id'>,
  nowMs: number,
): Promise<void> {
  const order = await lockOrder(transaction, orderId);
  if (order?.money_state !== 'awaiting') return;
  await dropUnpaidMails(transaction, order);
  const told = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('message_id', '=', `payment-in-review-${order.number}-${paymentId}`)
    .executeTakeFirst();
  if (told) await queueOrderMail(transaction, { kind: 'payment-refused', orderId, reference: paymentId, nowMs });
}
