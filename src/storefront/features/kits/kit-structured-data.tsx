import { JsonLd, toBreadcrumbList } from '#web/head/json-ld.tsx';
import { toAvailabilityUrl, toReviewData } from '../../commerce/product/product-data.ts';
import type { ReviewsView } from '../../commerce/reviews/review.ts';
import type { KitView } from './kit-view.server.ts';

interface KitStructuredDataProps {
  kit: KitView;
  /** Addresses of its pictures, local or absolute. */
  pictures: readonly string[];
  reviews: ReviewsView | undefined;
}

export function KitStructuredData({ kit, pictures, reviews }: KitStructuredDataProps) {
  return (
    <>
      <JsonLd
        value={{
          '@type': 'Product',
          name: kit.name,
          url: kit.url,
          sku: kit.sku,
          ...(kit.shortText && { description: kit.shortText }),
          image: pictures.map((picture) => new URL(picture, kit.url).href),
          offers: {
            '@type': 'Offer',
            url: kit.url,
            price: kit.offer.price.price.toFixed(2),
            priceCurrency: 'BRL',
            availability: toAvailabilityUrl(kit.status),
          },
          ...(reviews && toReviewData(reviews)),
        }}
      />
      <JsonLd value={toBreadcrumbList(kit.trail)} />
    </>
  );
}
