// Rows -> reviews of products (contract 4.9, shape of 2.4).
import type { ProductReviewsResponse } from '#contract/messages/feedback.ts';
import { toDateTime } from '../../catalogue/links.ts';
import type { PageWindow } from '../../http/page-window.ts';
import type { ProductReviewColumns } from './queries.ts';

export function toProductReviews(
  rows: readonly ProductReviewColumns[],
  total: number,
  { offset, limit }: PageWindow,
): ProductReviewsResponse {
  return {
    avaliacoes: rows.map((row) => ({
      id: row.id,
      nome: row.reviewer,
      data: toDateTime(row.created_at),
      comentario: row.comment,
      nota: row.stars,
      recomenda: row.recommends === 1,
      produto: { id: row.product_id, nome: row.product_name },
    })),
    info: { offset, limit, exibindo: rows.length, total },
  };
}
