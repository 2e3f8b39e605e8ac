import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { withRetry } from '../../http/database-errors.ts';

/**
 * Changes published data in a transaction that also raises the catalogue's version, by which every process learns of it. `work`
 * returns undefined if nothing has changed.
 */
export function changeCatalogue<Result>(
  { kysely }: Database,
  work: (transaction: Transaction<DatabaseSchema>) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  return withRetry(() =>
    kysely.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      if (result === undefined) return undefined;
      await transaction
        .updateTable('catalogue_version')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .execute();
      return result;
    }),
  );
}
