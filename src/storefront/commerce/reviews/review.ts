import type { Product, ProductReview } from '#contract/product.ts';
import { toIsoDay } from '#web/dates.ts';

// Reviews in loader data: plain text without markup.

/** "2026-11-21" -> "21/11/2026" */
export function formatIsoDay(isoDay: string): string {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  return `${day}/${month}/${year}`;
}

/** The anchor that the stars beside a product's name link to. */
export const reviewsId = 'avaliacoes';

export interface ReviewView {
  id: number;
  name: string;
  /** An ISO 8601 date without time. */
  date: string;
  stars: number;
  comment: string;
  isRecommended: boolean;
  /** Place of the reviewer and bought value: "Recife, PE · 10 ml". */
  origin?: string;
  /** The answer of the shop. */
  answer?: string;
}

export interface ReviewsView {
  mean: number;
  count: number;
  /** The counts of 5, 4, 3, 2 and 1 stars; empty if the API returns none. */
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

/** Undefined without reviews, so that none are shown as zero stars. */
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
  const origin = [review.local, review.tamanho].filter(Boolean).join(' · ');
  return {
    id: review.id,
    name: review.nome,
    date: toIsoDay(review.data),
    stars: review.nota,
    comment: review.comentario,
    isRecommended: review.recomenda,
    ...(origin && { origin }),
    ...(review.resposta && { answer: review.resposta.texto }),
  };
}
