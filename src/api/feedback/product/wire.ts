// Converts rows to reviews of products (contract 2.4 and 4.9).

import type { ProductReviewsResponse } from '#contract/messages/feedback.ts';
import { toReview } from '../../catalogue/published/review.ts';
import type { PageWindow } from '../../http/page-window.ts';
import type { ProductReviewColumns } from './queries.ts';

export function toProductReviews(
  rows: readonly ProductReviewColumns[],
  total: number,
  { offset, limit }: PageWindow,
): ProductReviewsResponse {
  return {
    avaliacoes: rows.map((row) => toReview(row, { id: row.product_id, name: row.product_name })),
    info: { offset, limit, exibindo: rows.length, total },
  };
}
