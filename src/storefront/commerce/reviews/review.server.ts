// Converts the API's reviews into view models.
import type { Product, ProductReview } from '#contract/product.ts';
import { toIsoDay } from '#web/dates.ts';
import type { ReviewsView, ReviewView } from './review.ts';

/** Undefined without reviews: nothing then reads as zero stars. */
export function toReviews({ avaliacao }: Pick<Product, 'avaliacao'>): ReviewsView | undefined {
  if (avaliacao.quantidade === 0) return undefined;
  return {
    mean: avaliacao.media,
    count: avaliacao.quantidade,
    histogram: (avaliacao.distribuicao ?? []).map(({ nota, quantidade }) => ({ stars: nota, count: quantidade })),
    items: (avaliacao.avaliacoes ?? []).map(toReview),
  };
}

export function toReview(review: ProductReview): ReviewView {
  return {
    id: review.id,
    name: review.nome,
    date: toIsoDay(review.data),
    stars: review.nota,
    comment: review.comentario,
    isRecommended: review.recomenda,
  };
}
