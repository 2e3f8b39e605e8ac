// What structured data says alike of products and of kits.
import type { ReviewsView } from '../reviews/review.ts';

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
