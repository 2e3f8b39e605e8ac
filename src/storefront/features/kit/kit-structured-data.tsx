import { JsonLd, toBreadcrumbList } from '../../lib/head/json-ld.tsx';
import type { KitView } from './kit-view.server.ts';

interface KitStructuredDataProps {
  kit: KitView;
  /** Addresses of its pictures, local or absolute. */
  pictures: readonly string[];
  rating: { mean: number; count: number } | undefined;
}

export function KitStructuredData({ kit, pictures, rating }: KitStructuredDataProps) {
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
            availability: `https://schema.org/${kit.status === 'disponivel' ? 'InStock' : 'OutOfStock'}`,
          },
          ...(rating && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating.mean,
              reviewCount: rating.count,
              bestRating: 5,
              worstRating: 1,
            },
          }),
        }}
      />
      <JsonLd value={toBreadcrumbList(kit.trail)} />
    </>
  );
}
