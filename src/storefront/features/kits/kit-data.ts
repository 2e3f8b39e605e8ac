// A kit as structured data (specification 2).

import type { FreeShippingRule } from '#rules/free-shipping.ts';
import { toFile } from '../../commerce/pictures/picture.ts';
import { toOfferTerms } from '../../commerce/product/offer-terms.ts';
import { toAvailabilityUrl, toReviewData } from '../../commerce/reviews/review.ts';
import type { KitView } from './kit-view.server.ts';

/** schema.org `Product`, at the price of the parts that are chosen at first. */
export function toKitData(kit: KitView, rule: FreeShippingRule | undefined): Record<string, unknown> {
  const { price } = kit.offer.price;
  return {
    '@type': 'Product',
    name: kit.name,
    url: kit.url,
    sku: kit.sku,
    ...(kit.shortText && { description: kit.shortText }),
    image: kit.pictures.map((picture) => new URL(toFile(picture, 'big'), kit.url).href),
    brand: kit.brands.map((name) => ({ '@type': 'Brand', name })),
    // An offer needs a price: what is on request, or has no part to choose now, has none.
    ...(price > 0 && {
      offers: {
        '@type': 'Offer',
        url: kit.url,
        price: price.toFixed(2),
        priceCurrency: 'BRL',
        availability: toAvailabilityUrl(kit.status),
        ...(kit.validUntil !== undefined && { priceValidUntil: kit.validUntil }),
        ...toOfferTerms(kit.url, price, rule),
      },
    }),
    ...(kit.reviews && toReviewData(kit.reviews)),
  };
}
