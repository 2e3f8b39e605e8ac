import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';

const retentionMs = 180 * 24 * 3_600_000;

/**
 * Forgets who paid what was for no order: names and documents of other people. The receipt itself stays, so that a statement that is
 * imported again adds nothing.
 */
export async function cleanReceipts({ kysely }: Database, nowMs: number): Promise<void> {
  await inTransaction(kysely, (transaction) =>
    transaction
      .updateTable('receipts')
      .set({ text: '', fitid: '' })
      .where('state', 'in', ['ignored', 'unmatched'])
      .where('text', '<>', '')
      .where('created_at', '<=', nowMs - retentionMs)
      .execute(),
  );
}
