import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseSchema } from './schema/database-schema.ts';

/** A step takes a few milliseconds, also for sessions, whose carts are deleted with them: 300,000 take some minutes. */
const rowsPerStep = 25;

interface OldRows<Table extends keyof DatabaseSchema> {
  table: Table;
  key: keyof DatabaseSchema[Table] & string;
  /** Rows are deleted whose value, in epoch milliseconds, is at most `untilMs`. */
  column: keyof DatabaseSchema[Table] & string;
  untilMs: number;
  /** A further condition of the rows. */
  only?: RawBuilder<boolean>;
}

/**
 * Deletes old rows a few at a time, and rests after each step for as long as it took: requests are served in between, and no
 * lock is held for long.
 */
export async function deleteInSteps<Table extends keyof DatabaseSchema>(
  kysely: Kysely<DatabaseSchema>,
  { table, key, column, untilMs, only = sql<boolean>`1 = 1` }: OldRows<Table>,
): Promise<void> {
  const [name, id] = [sql.table(table), sql.ref(key)];
  const old = sql`select ${id} from ${name} where ${sql.ref(column)} <= ${untilMs} and ${only} limit ${rowsPerStep}`;
  let deleted = rowsPerStep;
  while (deleted === rowsPerStep) {
    const startedAt = performance.now();
    const { numAffectedRows = 0n } = await sql`delete from ${name} where ${id} in (${old})`.execute(kysely);
    deleted = Number(numAffectedRows);
    await delay(performance.now() - startedAt);
  }
}
