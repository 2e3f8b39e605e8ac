// Inserts many rows in as few statements as the engines' parameter limits allow.

import type { Insertable } from 'kysely';
import { listChunks } from './list-chunks.ts';
import type { DatabaseSchema, Queryable } from './schema/database-schema.ts';

/** SQLite allows 32,766 parameters in a statement, PostgreSQL 65,535. */
const maxParameters = 30_000;

export async function insertRows<Table extends keyof DatabaseSchema>(
  transaction: Queryable,
  table: Table,
  rows: readonly Insertable<DatabaseSchema[Table]>[],
): Promise<void> {
  const columns = Math.max(1, Object.keys(rows[0] ?? {}).length);
  const size = Math.max(1, Math.floor(maxParameters / columns));
  for (const chunk of listChunks(rows, size)) await transaction.insertInto(table).values(chunk).execute();
}
