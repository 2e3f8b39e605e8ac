// The table of searches that found nothing.

import type { Database } from '#database/client.ts';

export interface SearchMiss {
  text: string;
  searches: number;
  /** Epoch milliseconds. */
  firstAt: number;
  lastAt: number;
}

/** The texts with the oldest last search are deleted first. */
const maxRows = 20_000;

/** Adds the counts to those of the same texts, in one statement. */
export async function addSearchMisses({ kysely }: Database, misses: readonly SearchMiss[]): Promise<void> {
  // Rows are sorted so that concurrent processes cannot deadlock.
  const ordered = misses.toSorted((first, second) => (first.text < second.text ? -1 : 1));
  await kysely
    .insertInto('search_misses')
    .values(
      ordered.map(({ text, searches, firstAt, lastAt }) => ({ text, searches, first_at: firstAt, last_at: lastAt })),
    )
    .onConflict((conflict) =>
      conflict.column('text').doUpdateSet((row) => ({
        searches: row('search_misses.searches', '+', row.ref('excluded.searches')),
        last_at: row.ref('excluded.last_at'),
      })),
    )
    .execute();
}

/** Deletes the oldest rows, so that visitors cannot grow the table without bound. */
export async function deleteOldSearchMisses({ kysely }: Database, mostRows = maxRows): Promise<void> {
  await kysely
    .deleteFrom('search_misses')
    .where('last_at', '<', (row) =>
      row
        .selectFrom('search_misses')
        .select('last_at')
        .orderBy('last_at', 'desc')
        .limit(1)
        .offset(mostRows - 1),
    )
    .execute();
}

/** Sorted by number of searches, highest first. */
export async function listSearchMisses({ kysely }: Database, limit = 100): Promise<SearchMiss[]> {
  const rows = await kysely
    .selectFrom('search_misses')
    .selectAll()
    .orderBy('searches', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('text')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    text: row.text,
    searches: row.searches,
    firstAt: row.first_at,
    lastAt: row.last_at,
  }));
}
