// Published reviews of one product, kit or list for its own page (contract 2.4).

import type { Rating } from '#contract/product.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { RatingSummary } from '../published/model.ts';
import { reviewColumns, toReview } from '../published/review.ts';
import { toRating } from '../published/wire.ts';

const maxReviews = 30;

/** The reviewed item, by the column of its id. */
export interface ReviewedItem {
  column: 'product_id' | 'list_id';
  id: number;
}

export type ReviewRows = Awaited<ReturnType<typeof loadReviews>>;

/** E-mail addresses of reviewers are not selected. */
export async function loadReviews(database: Queryable, thing: ReviewedItem) {
  const [starCounts, reviews] = await Promise.all([listStarCounts(database, thing), listReviews(database, thing)]);
  return { starCounts, reviews };
}

/** Counts of all published ratings by stars, with or without a comment. */
async function listStarCounts(database: Queryable, { column, id }: ReviewedItem) {
  const rows = await database
    .selectFrom('reviews')
    .select(({ fn }) => ['stars', fn.countAll().as('count')])
    .where(column, '=', id)
    .where('published', '=', 1)
    .groupBy('stars')
    .execute();
  return rows.map(({ stars, count }) => ({ stars, count: Number(count) }));
}

/** The newest reviews with a comment; reviews without one only count in the mean. */
async function listReviews(database: Queryable, { column, id }: ReviewedItem) {
  const rows = await database
    .selectFrom('reviews')
    .select(reviewColumns)
    .where(column, '=', id)
    .where('published', '=', 1)
    .where('comment', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxReviews)
    .execute();
  return rows.map((row) => ({ ...row, comment: row.comment ?? '' }));
}

/** `of` is the reviewed item. */
export function toReviewedRating(
  rating: RatingSummary,
  { starCounts, reviews }: ReviewRows,
  of: { id: number; name: string },
): Rating {
  return {
    ...toRating(rating),
    avaliacoes: reviews.map((review) => toReview(review, of)),
    distribuicao: [5, 4, 3, 2, 1].map((nota) => ({
      nota,
      quantidade: starCounts.find(({ stars }) => stars === nota)?.count ?? 0,
    })),
  };
}
