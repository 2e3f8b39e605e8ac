import type { Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { listChunks } from '#database/list-chunks.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { ReceiptRow } from '#database/schema/fulfilment.ts';
import type { Receipt } from '../../payments/statements/read-statement.ts';

interface ReceiptSource {
  source: string;
  nowMs: number;
}

/** Stores what is not known of its source yet; returns how many were new. */
export async function insertReceipts(
  { kysely }: Database,
  source: ReceiptSource,
  receipts: readonly Receipt[],
): Promise<number> {
  let count = 0;
  for (const chunk of listChunks(receipts))
    count += await inTransaction(kysely, (transaction) => insertChunk(transaction, source, chunk));
  return count;
}

async function insertChunk(
  transaction: Transaction,
  { source, nowMs }: ReceiptSource,
  receipts: readonly Receipt[],
): Promise<number> {
  const findStored = await createStoredFinder(transaction, source, receipts);
  const rows = [];
  for (const receipt of receipts) {
    const stored = findStored(receipt);
    if (!stored) rows.push({ ...toRow(receipt), source, created_at: nowMs });
    else if (stored.reason === 'doubtful' && !receipt.isDoubtful)
      await completeReceipt(transaction, stored.id, receipt);
  }
  if (rows.length === 0) return 0;
  const inserted = await transaction
    .insertInto('receipts')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['source', 'source_key']).doNothing())
    .returning('id')
    .execute();
  return inserted.length;
}

const toRow = (receipt: Receipt) => ({
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
});

/** Other ids are not unique: banks give lines "0", or one id for two lines. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Finds a line that is stored already by the UUID that its bank gives it. The end of a file may have cut the stored text, and so the
 * key is another one than in the whole file.
 */
async function createStoredFinder(
  transaction: Transaction,
  source: string,
  receipts: readonly Receipt[],
): Promise<(receipt: Receipt) => Selectable<ReceiptRow> | undefined> {
  const ids = receipts.map(({ fitid }) => fitid).filter((fitid) => uuid.test(fitid));
  if (ids.length === 0) return () => undefined;
  const stored = await transaction
    .selectFrom('receipts')
    .selectAll()
    .where('source', '=', source)
    .where('fitid', 'in', ids)
    .execute();
  const byId = Map.groupBy(stored, ({ fitid }) => fitid);
  return ({ key, bank, account, day, amountCents, fitid }) => {
    const same = byId
      .get(fitid)
      ?.filter(
        (row) => row.bank === bank && row.account === account && row.day === day && row.amount_cents === amountCents,
      );
    return same?.find(({ source_key: known }) => known === key) ?? same?.[0];
  };
}

/** The whole line needs no person: what is still undecided is no longer doubtful. */
async function completeReceipt(transaction: Transaction, id: number, { key, text }: Receipt): Promise<void> {
  await transaction
    .updateTable('receipts')
    .set({ source_key: key, text, reason: '' })
    .where('id', '=', id)
    .where('reason', '=', 'doubtful')
    .where('state', 'in', ['unmatched', 'proposed'])
    .execute();
}
