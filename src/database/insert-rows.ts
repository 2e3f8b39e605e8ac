// Inserts many rows in as few statements as the engines' parameter limits allow.

import type { Insertable, Kysely } from 'kysely';
import type { DatabaseSchema } from './schema/database-schema.ts';

/** SQLite allows 32,766 parameters in a statement, PostgreSQL 65,535. */
const maxParameters = 30_000;

export type SeedTransaction = Kysely<DatabaseSchema>;

export async function insertRows<Table extends keyof DatabaseSchema>(
  transaction: SeedTransaction,
  table: Table,
  rows: readonly Insertable<DatabaseSchema[Table]>[],
): Promise<void> {
  const columns = Math.max(1, Object.keys(rows[0] ?? {}).length);
  const size = Math.max(1, Math.floor(maxParameters / columns));
  for (let start = 0; start < rows.length; start += size) {
    await transaction
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
  }
}
