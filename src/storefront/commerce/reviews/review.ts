import type { Product, ProductReview } from '#contract/product.ts';
import { toIsoDay } from '#web/dates.ts';

// Reviews as pages show them: text only.

/** "2026-11-21" -> "21/11/2026" */
export function formatIsoDay(isoDay: string): string {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  return `${day}/${month}/${year}`;
}

/** Where the stars near a name lead. */
export const reviewsId = 'avaliacoes';

export interface ReviewView {
  id: number;
  name: string;
  /** ISO 8601, the day alone. */
  date: string;
  stars: number;
  comment: string;
  isRecommended: boolean;
}

export interface ReviewsView {
  mean: number;
  count: number;
  /** How many gave 5, 4, 3, 2, 1 stars; empty where the API does not say. */
  histogram: { stars: number; count: number }[];
  items: ReviewView[];
}

/** Specification 4: `disponivel` is in stock, anything else is not. */
export function toAvailabilityUrl(status: string): string {
  return `https://schema.org/${status === 'disponivel' ? 'InStock' : 'OutOfStock'}`;
}

const scale = { bestRating: 5, worstRating: 1 };

export function toReviewData({ mean, count, items }: ReviewsView): Record<string, unknown> {
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: mean, reviewCount: count, ...scale },
    review: items.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.name },
      datePublished: review.date,
      reviewBody: review.comment,
      reviewRating: { '@type': 'Rating', ratingValue: review.stars, ...scale },
    })),
  };
}

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
