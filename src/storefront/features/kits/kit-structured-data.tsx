import { JsonLd, toBreadcrumbList } from '#web/head/json-ld.tsx';
import { toFile } from '../../commerce/pictures/picture.ts';
import { toAvailabilityUrl, toReviewData } from '../../commerce/product/product-data.ts';
import type { KitView } from './kit-view.server.ts';

export function KitStructuredData({ kit }: { kit: KitView }) {
  return (
    <>
      <JsonLd
        value={{
          '@type': 'Product',
          name: kit.name,
          url: kit.url,
          sku: kit.sku,
          ...(kit.shortText && { description: kit.shortText }),
          image: kit.pictures.map((picture) => new URL(toFile(picture, 'big'), kit.url).href),
          offers: {
            '@type': 'Offer',
            url: kit.url,
            price: kit.offer.price.price.toFixed(2),
            priceCurrency: 'BRL',
            availability: toAvailabilityUrl(kit.status),
          },
          ...(kit.reviews && toReviewData(kit.reviews)),
        }}
      />
      <JsonLd value={toBreadcrumbList(kit.trail)} />
    </>
  );
}
