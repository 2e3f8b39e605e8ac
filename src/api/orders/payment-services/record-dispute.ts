import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { nextDispute, type ReportedDispute } from '#rules/orders/dispute.ts';
import { queueDisputeMail } from '../mails/queue-order-mail.ts';
import { toDisputeRefundKey } from '../stored/disputes.ts';
import { lockOrder, noteOrderEvent } from '../stored/move-order.ts';
import type { Payment } from './queries.ts';

/** Stores what the service reports of a dispute, and notifies the merchant, once for each change. */
export function recordDispute(
  { kysely }: Database,
  { id: paymentId, order_id: orderId }: Payment,
  { reported, nowMs }: { reported: ReportedDispute | undefined; nowMs: number },
): Promise<void> {
  return inTransaction(kysely, async (transaction) => {
    await lockOrder(transaction, orderId);
    const payment = await transaction
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const dispute = nextDispute(payment.dispute ?? undefined, reported);
    if (!dispute) return;
    const underWayCents = dispute === 'lost' ? await dropRefundsUnderWay(transaction, paymentId) : 0;
    const isOrderUnpaid = dispute === 'lost' && !(await isPaidElsewhere(transaction, payment));
    const leftCents = isOrderUnpaid ? payment.paid_cents - payment.refunded_cents + underWayCents : 0;
    await transaction
      .updateTable('payments')
      .set({ dispute, refunded_cents: payment.refunded_cents - underWayCents + leftCents })
      .where('id', '=', paymentId)
      .execute();
    // The service has taken the money back: it must not be paid back once more.
    if (dispute === 'lost') await endReceipts(transaction, payment);
    if (leftCents > 0)
      await transaction
        .insertInto('refunds')
        .values({
          payment_id: paymentId,
          receipt_id: null,
          request_key: toDisputeRefundKey(paymentId),
          amount_cents: leftCents,
          reason: 'Contestação',
          created_at: nowMs,
        })
        .execute();
    await noteOrderEvent(transaction, { orderId, kind: `dispute-${dispute}`, actor: 'shop', nowMs });
    if (dispute === 'open' || dispute === 'lost')
      await queueDisputeMail(transaction, { orderId, paymentId, dispute, nowMs });
  });
}

/** Whether the money that pays the order is at the bank: what the service has taken back is the double then. */
async function isPaidElsewhere(
  transaction: Transaction,
  { id: paymentId, adapter }: Pick<Payment, 'id' | 'adapter'>,
): Promise<boolean> {
  const receipt = await transaction
    .selectFrom('receipts')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('used_cents', '>', 0)
    .where('source', '!=', adapter)
    .executeTakeFirst();
  return receipt !== undefined;
}

/** Refunds that the service has yet to make; the centavos that it need not pay back any more. */
async function dropRefundsUnderWay(transaction: Transaction, paymentId: number): Promise<number> {
  const dropped = await transaction
    .deleteFrom('refunds')
    .where('payment_id', '=', paymentId)
    .where('next_attempt_at', 'is not', null)
    .returning('amount_cents')
    .execute();
  return dropped.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
}

/** What came in at the service by the payment and was still to be paid back. Money at the bank for the same payment stays. */
async function endReceipts(
  transaction: Transaction,
  { id: paymentId, adapter }: Pick<Payment, 'id' | 'adapter'>,
): Promise<void> {
  const receipts = transaction
    .selectFrom('receipts')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('source', '=', adapter);
  await transaction.updateTable('refunds').set({ next_attempt_at: null }).where('receipt_id', 'in', receipts).execute();
  await transaction
    .updateTable('receipts')
    .set((eb) => ({ state: 'refunded', refunded_cents: eb('amount_cents', '-', eb.ref('used_cents')) }))
    .where('id', 'in', receipts)
    .where('state', '=', 'refund-due')
    .execute();
}
