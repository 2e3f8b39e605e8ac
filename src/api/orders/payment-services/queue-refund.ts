import type { Transaction } from '#database/schema/database-schema.ts';
import { isReceiptOfRefund } from './queries.ts';

/**
 * If the money came in at a service, that one pays the refund back after the commit, and true is returned; else the merchant has
 * done so by hand.
 */
export async function queueRefund(
  transaction: Transaction,
  { refundId, nowMs }: { refundId: number; nowMs: number },
): Promise<boolean> {
  const queued = await transaction
    .updateTable('refunds')
    .set({ next_attempt_at: nowMs })
    .where('id', '=', refundId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('receipts')
          .innerJoin('payments', 'payments.id', 'receipts.payment_id')
          .select('receipts.id')
          .whereRef('receipts.source', '=', 'payments.adapter')
          .where('external_id', 'is not', null)
          .where(isReceiptOfRefund),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return queued !== undefined;
}
