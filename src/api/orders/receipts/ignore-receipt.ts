import type { Database } from '#database/client.ts';

/** The merchant says that the money is for no order. False if it was decided before. */
export async function ignoreReceipt(
  { kysely }: Database,
  { receiptId, nowMs }: { receiptId: number; nowMs: number },
): Promise<boolean> {
  const ignored = await kysely
    .updateTable('receipts')
    .set({ state: 'ignored', reason: '', payment_id: null, decided_by: 'merchant', decided_at: nowMs })
    .where('id', '=', receiptId)
    .where('state', 'in', ['unmatched', 'proposed', 'refund-due'])
    .where('used_cents', '=', 0)
    .where('refunded_cents', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return ignored !== undefined;
}
