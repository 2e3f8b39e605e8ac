import type { Engine } from './client.ts';
import type { Queryable } from './schema/database-schema.ts';

/** Longer than a transaction of a request lasts, even if many of its statements wait for a lock, two seconds each at most. */
const maxTransactionMs = 120_000;
/** More rows than transactions in flight can have written when a process starts. */
const firstRows = 1000;

interface FollowOptions<Row> {
  /** SQLite has one writing transaction at a time, so its ids become visible in ascending order. */
  engine: Engine;
  /** As `findLastId`. */
  findLast(): Promise<number>;
  /** The rows with a higher id, ascending. */
  listAfter(id: number): Promise<readonly Row[]>;
  /** Milliseconds, monotonic. */
  now?: () => number;
}

/**
 * Follows a table that rows are only added to. Each call of the result returns the rows that became visible since the call
 * before; the first one returns none. PostgreSQL assigns an id before the transaction commits, so a lower id may become visible
 * after a higher one: each call reads again what may have been in flight.
 */
export function followRows<Row extends { id: number }>(options: FollowOptions<Row>): () => Promise<Row[]> {
  const { engine, findLast, listAfter, now = () => performance.now() } = options;
  const inFlightMs = engine === 'sqlite' ? 0 : maxTransactionMs;
  /** The highest id at some times, the oldest first. */
  const marks: { atMs: number; id: number }[] = [];
  let seen = new Set<number>();
  let floor: number | undefined;

  return async () => {
    const isFirst = floor === undefined;
    const after = floor ?? Math.max(0, (await findLast()) - firstRows);
    const rows = await listAfter(after);
    const atMs = now();
    const fresh = isFirst ? [] : rows.filter(({ id }) => !seen.has(id));
    marks.push({ atMs, id: rows.at(-1)?.id ?? after });
    const settled = marks.findLastIndex((mark) => atMs - mark.atMs >= inFlightMs);
    floor = marks[settled]?.id ?? after;
    if (settled > 0) marks.splice(0, settled);
    const known = floor;
    seen = new Set(rows.flatMap(({ id }) => (id > known ? [id] : [])));
    return fresh;
  };
}

/** The highest id, 0 without rows. */
export async function findLastId(kysely: Queryable, table: 'catalogue_changes' | 'stock_movements'): Promise<number> {
  const row = await kysely
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}
