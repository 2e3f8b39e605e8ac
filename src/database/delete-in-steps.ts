import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseSchema, Queryable } from './schema/database-schema.ts';

/** A step takes a few milliseconds, also for sessions, whose carts are deleted with them: 300,000 take some minutes. */
const rowsPerStep = 25;

type Column<Table extends keyof DatabaseSchema> = keyof DatabaseSchema[Table] & string;

/** Which rows of a table are old, by the instant in one of their columns, in epoch milliseconds. */
export type OldRows = {
  [Table in keyof DatabaseSchema]: {
    table: Table;
    key: Column<Table>;
    column: Column<Table>;
    /** A further condition of the rows. */
    only?: RawBuilder<boolean>;
    /** Columns that are emptied in rows that stay; `only` must leave out those that are empty already. */
    empty?: Partial<Record<Column<Table>, '' | null>>;
  };
}[keyof DatabaseSchema];

/**
 * Deletes or empties the rows whose instant is at most `untilMs`, a few at a time, and rests after each step for as long as it
 * took: requests are served in between, and no lock is held for long.
 */
export async function deleteInSteps(
  kysely: Queryable,
  { table, key, column, only = sql<boolean>`1 = 1`, empty }: OldRows,
  untilMs: number,
): Promise<void> {
  const [name, id] = [sql.table(table), sql.ref(key)];
  const old = sql`select ${id} from ${name} where ${sql.ref(column)} <= ${untilMs} and ${only} limit ${rowsPerStep}`;
  const assignments = Object.entries(empty ?? {}).map(([emptied, value]) => sql`${sql.ref(emptied)} = ${value}`);
  const change = empty ? sql`update ${name} set ${sql.join(assignments)}` : sql`delete from ${name}`;
  let changed = rowsPerStep;
  while (changed === rowsPerStep) {
    const startedAt = performance.now();
    const { numAffectedRows = 0n } = await sql`${change} where ${id} in (${old})`.execute(kysely);
    changed = Number(numAffectedRows);
    await delay(performance.now() - startedAt);
  }
}
