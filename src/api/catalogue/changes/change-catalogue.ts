import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { type CatalogueChange, recordChange } from '#database/record-change.ts';
import type { Transaction } from '#database/schema/database-schema.ts';

/**
 * Changes published data in a transaction that also records what changed, by which every process learns of it. `work` returns
 * undefined if nothing has changed.
 */
export function changeCatalogue<Result>(
  { kysely }: Database,
  work: (transaction: Transaction) => Promise<Result | undefined>,
  toChange: (result: Result) => CatalogueChange,
): Promise<Result | undefined> {
  return inTransaction(kysely, async (transaction) => {
    const result = await work(transaction);
    if (result !== undefined) await recordChange(transaction, toChange(result));
    return result;
  });
}
