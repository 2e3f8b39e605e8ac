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
  place: string | null;
  size: string | null;
  answer: string | null;
  answered_at: number | null;
}

export const reviewColumns = [
  'reviews.id',
  'reviews.reviewer',
  'reviews.stars',
  'reviews.comment',
  'reviews.recommends',
  'reviews.created_at',
  'reviews.place',
  'reviews.size',
  'reviews.answer',
  'reviews.answered_at',
] as const;

/** A published review (contract 2.4); `product` is the reviewed item. Of its author it contains only the name. */
export function toReview(review: ReviewColumns, product: { id: number; name: string }) {
  return {
    id: review.id,
    nome: review.reviewer,
    data: toDateTime(review.created_at),
    comentario: review.comment,
    nota: review.stars,
    recomenda: review.recommends === 1,
    ...(review.place && { local: review.place }),
    ...(review.size && { tamanho: review.size }),
    ...(review.answer && {
      resposta: { texto: review.answer, data: toDateTime(review.answered_at ?? review.created_at) },
    }),
    produto: { id: product.id, nome: product.name },
  } satisfies ProductReview;
}
