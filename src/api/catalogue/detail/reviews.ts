// Published reviews of one product, kit or list, as its own page shows them (contract 2.4).
import type { Kysely } from 'kysely';
import type { Rating } from '#contract/product.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import type { RatingSummary } from '../model.ts';
import { toReview } from '../review.ts';
import { toRating } from '../wire.ts';

const maxReviews = 30;

/** What is reviewed, by the column that names it. */
export interface ReviewedThing {
  column: 'product_id' | 'list_id';
  id: number;
}

export type ReviewRows = Awaited<ReturnType<typeof loadReviews>>;

/** E-mail addresses of reviewers stay in the database. */
export async function loadReviews(database: Kysely<DatabaseSchema>, thing: ReviewedThing) {
  const [starCounts, reviews] = await Promise.all([listStarCounts(database, thing), listReviews(database, thing)]);
  return { starCounts, reviews };
}

/** Counts of all published ratings by stars, with or without words. */
async function listStarCounts(database: Kysely<DatabaseSchema>, { column, id }: ReviewedThing) {
  const rows = await database
    .selectFrom('reviews')
    .select(({ fn }) => ['stars', fn.countAll().as('count')])
    .where(column, '=', id)
    .where('published', '=', 1)
    .groupBy('stars')
    .execute();
  return rows.map(({ stars, count }) => ({ stars, count: Number(count) }));
}

/** The newest ones with words; stars alone count in the mean only. */
async function listReviews(database: Kysely<DatabaseSchema>, { column, id }: ReviewedThing) {
  const rows = await database
    .selectFrom('reviews')
    .select(['id', 'reviewer', 'stars', 'comment', 'recommends', 'created_at'])
    .where(column, '=', id)
    .where('published', '=', 1)
    .where('comment', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxReviews)
    .execute();
  return rows.map((row) => ({ ...row, comment: row.comment ?? '' }));
}

/** `of` is what the reviews are about. */
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
