import type { Engine } from './client.ts';
import type { Queryable } from './schema/database-schema.ts';

/** Longer than a transaction of a request lasts, even if many of its statements wait for a lock, two seconds each at most. */
const maxTransactionMs = 120_000;
/** As long as nearly every transaction: rows of a longer one are found when the rows of two minutes are read, every few seconds. */
const usualTransactionMs = 2000;
const wholeReadMs = 5000;
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
 * after a higher one: each call reads again what may have been in flight, some seconds later if its transaction was unusually long.
 */
export function followRows<Row extends { id: number }>(options: FollowOptions<Row>): () => Promise<Row[]> {
  const { engine, findLast, listAfter, now = () => performance.now() } = options;
  const [maxMs, usualMs] = engine === 'sqlite' ? [0, 0] : [maxTransactionMs, usualTransactionMs];
  /** The highest id at some times, the oldest first. */
  const marks: { atMs: number; id: number }[] = [];
  const seen = new Set<number>();
  let first: number | undefined;
  let [readAtMs, readWholeAtMs] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  /** The highest id that was visible `ageMs` before: rows above it may have become visible since. */
  const findFloor = (atMs: number, ageMs: number): number =>
    marks.findLast((mark) => atMs - mark.atMs >= ageMs)?.id ?? first ?? 0;

  /** Drops what no later read can return again. */
  const forget = (atMs: number): void => {
    const settled = marks.findLastIndex((mark) => atMs - mark.atMs >= maxMs);
    if (settled > 0) marks.splice(0, settled);
    const floor = findFloor(atMs, maxMs);
    for (const id of seen) if (id <= floor) seen.delete(id);
  };

  return async () => {
    const isFirst = first === undefined;
    first ??= Math.max(0, (await findLast()) - firstRows);
    const isWhole = now() - readWholeAtMs >= wholeReadMs;
    const after = isWhole ? findFloor(readWholeAtMs, maxMs) : findFloor(readAtMs, usualMs);
    const rows = await listAfter(after);
    const atMs = now();
    const fresh = rows.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    marks.push({ atMs, id: rows.at(-1)?.id ?? after });
    readAtMs = atMs;
    if (isWhole) {
      readWholeAtMs = atMs;
      forget(atMs);
    }
    return isFirst ? [] : fresh;
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
