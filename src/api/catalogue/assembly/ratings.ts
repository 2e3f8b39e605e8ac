// Means of published ratings.

import type { RatingSummary } from '../published/model.ts';
import type { RatingRow } from './queries.ts';

/** Means by the id that `toId` returns. */
export function toRatings(
  rows: readonly RatingRow[],
  toId: (row: RatingRow) => number | null,
): Map<number, RatingSummary> {
  const ratings = new Map<number, RatingSummary>();
  for (const row of rows) {
    const id = toId(row);
    if (id !== null && row.count > 0) ratings.set(id, { mean: row.stars / row.count, count: row.count });
  }
  return ratings;
}
