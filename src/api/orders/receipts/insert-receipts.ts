import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { listChunks } from '#database/list-chunks.ts';
import type { Receipt } from '../../payments/statements/read-statement.ts';

/** Stores what is not known of its source yet; returns how many were new. */
export async function insertReceipts(
  { kysely }: Database,
  { source, nowMs }: { source: string; nowMs: number },
  receipts: readonly Receipt[],
): Promise<number> {
  let count = 0;
  for (const chunk of listChunks(receipts)) {
    const rows = chunk.map((receipt) => ({
      source,
      source_key: receipt.key,
      bank: receipt.bank,
      account: receipt.account,
      day: receipt.day,
      amount_cents: receipt.amountCents,
      text: receipt.text,
      fitid: receipt.fitid,
      state: 'unmatched' as const,
      reason: receipt.isDoubtful ? 'doubtful' : '',
      payment_id: null,
      used_cents: 0,
      refunded_cents: 0,
      decided_by: null,
      decided_at: null,
      created_at: nowMs,
    }));
    const inserted = await inTransaction(kysely, (transaction) =>
      transaction
        .insertInto('receipts')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['source', 'source_key']).doNothing())
        .returning('id')
        .execute(),
    );
    count += inserted.length;
  }
  return count;
}
