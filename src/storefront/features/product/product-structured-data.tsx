import { toFreeShippingRule } from '#contract/free-shipping.ts';
import type { FreeShippingRule } from '#rules/free-shipping.ts';
import type { Contents } from '#rules/unit-price.ts';
import { JsonLd, toBreadcrumbList, type TrailEntry } from '#web/head/json-ld.tsx';
import { toFile } from '../../commerce/pictures/picture.ts';
import { toOfferTerms } from '../../commerce/product/offer-terms.ts';
import { toAvailabilityUrl, toReviewData } from '../../commerce/reviews/review.ts';
import { useSettings } from '../../shops/shop-context.tsx';
import type { OfferView, UnitView } from './view/offer-view.server.ts';
import type { ProductView } from './view/product-view.server.ts';

/** Specification 2: product, picture gallery and breadcrumb for search engines. */
export function ProductStructuredData({ product, offer }: { product: ProductView; offer: OfferView }) {
  const rule = toFreeShippingRule(useSettings());
  return (
    <>
      <JsonLd value={toProductData(product, offer, rule)} />
      {product.pictures.length > 0 && <JsonLd value={toGalleryData(product)} />}
      <JsonLd value={toBreadcrumbList(listTrail(product))} />
    </>
  );
}

function toProductData(
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

function toGalleryData(product: ProductView): Record<string, unknown> {
  return {
    '@type': 'ImageGallery',
    name: `Fotos de ${product.name}`,
    url: product.url,
    image: product.pictures.map((picture) => ({
      '@type': 'ImageObject',
      contentUrl: new URL(toFile(picture, 'zoom'), product.url).href,
      thumbnailUrl: new URL(toFile(picture, 'small'), product.url).href,
      name: picture.alt,
    })),
  };
}

/** The breadcrumb with canonical URLs, which have no `loja`. */
function listTrail({ breadcrumb, url: productUrl }: ProductView): TrailEntry[] {
  return breadcrumb.map(({ label, href }) => {
    const url = new URL(href, productUrl);
    url.searchParams.delete('loja');
    return { label, url: url.href };
  });
}
