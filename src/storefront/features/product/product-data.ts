// A product as structured data (specification 2), by which search engines and shopping services check the feed of the shop.

import type { FreeShippingRule } from '#rules/free-shipping.ts';
import type { Contents } from '#rules/unit-price.ts';
import { toFile } from '../../commerce/pictures/picture.ts';
import { toOfferTerms } from '../../commerce/product/offer-terms.ts';
import { toAvailabilityUrl, toReviewData } from '../../commerce/reviews/review.ts';
import type { OfferView, UnitView } from './view/offer-view.server.ts';
import type { ProductView } from './view/product-view.server.ts';

/** schema.org `Product`, whose fields are those of `chosen` where its offers differ. */
export function toProductData(
  product: ProductView,
  chosen: OfferView,
  rule: FreeShippingRule | undefined,
): Record<string, unknown> {
  // An offer needs a price: what is on request has none.
  const offers = product.offers.filter(({ status }) => status !== 'sobconsulta');
  const { brand, ean, mpn, reviews, categories } = product;
  return {
    '@type': 'Product',
    name: product.name,
    url: product.url,
    sku: chosen.sku,
    ...(mpn && { mpn }),
    ...(ean && { gtin: ean }),
    ...(product.shortText && { description: product.shortText }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(categories.length > 0 && { category: categories.join(' > ') }),
    image: product.pictures.map((picture) => new URL(toFile(picture, 'big'), product.url).href),
    ...(offers.length > 0 && { offers: offers.map((offer) => toOfferData(product, offer, rule)) }),
    ...(reviews && toReviewData(reviews)),
  };
}

function toOfferData(
  product: ProductView,
  offer: OfferView,
  rule: FreeShippingRule | undefined,
): Record<string, unknown> {
  const { price } = offer.price;
  return {
    '@type': 'Offer',
    ...(offer.label && { name: `${product.name} ${offer.label}` }),
    sku: offer.sku,
    url: offer.address,
    price: price.toFixed(2),
    priceCurrency: 'BRL',
    availability: toAvailabilityUrl(offer.status),
    ...(offer.validUntil !== undefined && { priceValidUntil: offer.validUntil }),
    ...(offer.unit && { priceSpecification: toUnitPriceData(price, offer.unit) }),
    ...toOfferTerms(product.url, price, rule),
  };
}

/** The price of a package and what it is compared by, in the form that search engines read unit prices from. */
function toUnitPriceData(price: number, { contents, measure }: UnitView): Record<string, unknown> {
  const quantity = ({ amount, unit }: Contents) => ({
    '@type': 'QuantitativeValue',
    value: String(amount),
    unitCode: unit,
  });
  return {
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: 'BRL',
    referenceQuantity: { ...quantity(contents), valueReference: quantity(measure) },
  };
}
