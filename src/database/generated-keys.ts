// Generated keys of the two engines.

import { sql } from 'kysely';
import type { Engine } from './client.ts';
import type { Queryable } from './schema/database-schema.ts';

/** Advances PostgreSQL's sequences past rows with explicit ids; SQLite does so automatically. */
export async function alignGeneratedKeys(
  transaction: Queryable,
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
