// Published reviews of products.

import type { Queryable } from '#database/schema/database-schema.ts';
import { reviewColumns } from '../../catalogue/published/review.ts';
import type { PageWindow } from '../../http/page-window.ts';

/** Undefined properties do not filter. */
export interface ReviewFilter {
  productId: number | undefined;
  /** The category and its descendants; never empty. */
  categoryIds: readonly number[] | undefined;
  stars: number | undefined;
}

export type ProductReviewColumns = Awaited<ReturnType<typeof listProductReviews>>[number];

/** Reviews with equal keys are sorted by date, then by id. */
export type ReviewOrder = 'newest' | 'oldest' | 'best' | 'worst';

/** Includes the product's name. */
export async function listProductReviews(
  kysely: Queryable,
  filter: ReviewFilter,
  { offset, limit, order }: PageWindow & { order: ReviewOrder },
) {
  const direction = order === 'oldest' ? 'asc' : 'desc';
  const isByStars = order === 'best' || order === 'worst';
  const rows = await selectReviews(kysely, filter)
    .$if(isByStars, (query) => query.orderBy('reviews.stars', order === 'best' ? 'desc' : 'asc'))
    .select([...reviewColumns, 'products.id as product_id', 'products.name as product_name'])
    .orderBy('reviews.created_at', direction)
    .orderBy('reviews.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ ...row, comment: row.comment ?? '' }));
}

export async function countProductReviews(kysely: Queryable, filter: ReviewFilter): Promise<number> {
  const { count } = await selectReviews(kysely, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

// Published reviews with a comment, of active products.
function selectReviews(kysely: Queryable, { productId, categoryIds, stars }: ReviewFilter) {
  let query = kysely
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .where('reviews.published', '=', 1)
    .where('reviews.comment', 'is not', null)
    .where('products.active', '=', 1);
  if (productId !== undefined) query = query.where('reviews.product_id', '=', productId);
  if (stars !== undefined) query = query.where('reviews.stars', '=', stars);
  if (categoryIds !== undefined) {
    query = query.where((eb) => {
      const further = eb.selectFrom('product_categories').select('product_id').where('category_id', 'in', categoryIds);
      return eb.or([eb('products.category_id', 'in', categoryIds), eb('products.id', 'in', further)]);
    });
  }
  return query;
}
