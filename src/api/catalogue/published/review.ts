import type { ProductReview } from '#contract/product.ts';
import { toDateTime } from './links.ts';

/** `created_at` in epoch milliseconds. */
interface ReviewColumns {
  id: number;
  reviewer: string;
  stars: number;
  comment: string;
  recommends: number;
  created_at: number;
}

/** A published review (contract 2.4); `product` is the reviewed item. Of its author it contains only the name. */
export function toReview(review: ReviewColumns, product: { id: number; name: string }) {
  return {
    id: review.id,
    nome: review.reviewer,
    data: toDateTime(review.created_at),
    comentario: review.comment,
    nota: review.stars,
    recomenda: review.recommends === 1,
    produto: { id: product.id, nome: product.name },
  } satisfies ProductReview;
}
