import type { Insertable } from 'kysely';
import { insertRows as insertUnmarked } from '#database/insert-rows.ts';
import type { DatabaseSchema, Transaction } from '#database/schema/database-schema.ts';
import { tablesWithOrigin } from '../tables.ts';

export type SeedTransaction = Transaction;

const marked: ReadonlySet<string> = new Set(tablesWithOrigin);

/** Inserts rows of the demonstration, which carry their origin where the table has it. */
export async function insertRows<Table extends keyof DatabaseSchema>(
  transaction: SeedTransaction,
  table: Table,
  rows: readonly Insertable<DatabaseSchema[Table]>[],
): Promise<void> {
  const withOrigin = marked.has(table) ? rows.map((row) => ({ ...row, origin: 'demonstration' })) : rows;
  await insertUnmarked(transaction, table, withOrigin);
}
