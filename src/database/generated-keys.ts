// The one place that knows how an engine hands out generated keys.
import { sql } from 'kysely';
import type { Engine } from './client.ts';
import type { SeedTransaction } from './insert-rows.ts';

/** After rows with explicit ids: PostgreSQL's sequences must go on behind them; SQLite does so by itself. */
export async function alignGeneratedKeys(
  transaction: SeedTransaction,
  engine: Engine,
  tables: readonly string[],
): Promise<void> {
  if (engine === 'sqlite') return;
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce((select max(id) from ${sql.table(table)}), 1))`.execute(
      transaction,
    );
  }
}
