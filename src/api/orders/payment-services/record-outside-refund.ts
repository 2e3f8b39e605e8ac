import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { queueHoldMail, queueOrderMail } from '../mails/queue-order-mail.ts';
import { lockOrder, noteOrderEvent } from '../stored/move-order.ts';
import { takeRefund } from '../stored/take-refund.ts';
import type { Payment } from './queries.ts';

interface ServiceBalance {
  externalId: string;
  /** What the service still has of the money that came in. */
  leftCents: number;
  nowMs: number;
}

/**
 * Books what the service has paid back without being asked by the shop, for example in the merchant's account there. What the shop
 * knows and the service does not is a refund under way, or an older answer: nothing changes then.
 */
export function recordOutsideRefund(
  { kysely }: Database,
  { order_id: orderId, adapter }: Payment,
  { externalId, leftCents, nowMs }: ServiceBalance,
): Promise<void> {
  return inTransaction(kysely, async (transaction) => {
    await lockOrder(transaction, orderId);
    const known = await findKnownMoney(transaction, { source: adapter, sourceKey: externalId });
    const cents = known ? known.leftCents - leftCents : 0;
    if (!known || cents <= 0) return;
    const { paymentId, receiptId } = known;
    const refund = await transaction
      .insertInto('refunds')
      .values({
        payment_id: paymentId,
        receipt_id: paymentId === null ? receiptId : null,
        request_key: `outside-${receiptId}-${leftCents}`,
        amount_cents: cents,
        reason: 'Devolução feita no serviço de pagamento',
        created_at: nowMs,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await takeRefund(transaction, paymentId === null ? { receiptId } : { paymentId }, cents);
    await noteOrderEvent(transaction, { orderId, kind: 'refunded', actor: 'shop', nowMs });
    await queueOrderMail(transaction, { kind: 'refund-done', orderId, reference: refund.id, cents, nowMs });
    if (paymentId === null) return;
    await transaction
      .updateTable('payments')
      .set((eb) => ({ refunded_outside_cents: eb('refunded_outside_cents', '+', cents) }))
      .where('id', '=', paymentId)
      .execute();
    await queueHoldMail(transaction, { orderId, hold: 'refunded-outside', reference: `refund-${refund.id}`, nowMs });
  });
}

/** What the shop believes that the service still has of the money, and the payment that it pays, if any. */
async function findKnownMoney(transaction: Transaction, { source, sourceKey }: { source: string; sourceKey: string }) {
  const receipt = await transaction
    .selectFrom('receipts')
    .leftJoin('payments', 'payments.id', 'receipts.payment_id')
    .select(['receipts.id', 'payment_id', 'used_cents', 'receipts.amount_cents', 'receipts.refunded_cents'])
    .select(['payments.paid_cents as paidCents', 'payments.refunded_cents as paymentRefundedCents'])
    .where('source', '=', source)
    .where('source_key', '=', sourceKey)
    .executeTakeFirst();
  if (!receipt) return undefined;
  const { id: receiptId, payment_id: paymentId, paidCents, paymentRefundedCents } = receipt;
  return receipt.used_cents > 0 && paidCents !== null && paymentRefundedCents !== null
    ? { receiptId, paymentId, leftCents: paidCents - paymentRefundedCents }
    : { receiptId, paymentId: null, leftCents: receipt.amount_cents - receipt.refunded_cents };
}
