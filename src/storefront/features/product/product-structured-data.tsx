import { JsonLd, toBreadcrumbList, type TrailEntry } from '#web/head/json-ld.tsx';
import { toFile } from '../../commerce/pictures/picture.ts';
import { toAvailabilityUrl, toReviewData } from '../../commerce/reviews/review.ts';
import type { OfferView } from './view/offer-view.server.ts';
import type { ProductView } from './view/product-view.server.ts';

/** Specification 2: product, picture gallery and breadcrumb for search engines. */
export function ProductStructuredData({ product, offer }: { product: ProductView; offer: OfferView }) {
  return (
    <>
      <JsonLd value={toProductData(product, offer)} />
      {product.pictures.length > 0 && <JsonLd value={toGalleryData(product)} />}
      <JsonLd value={toBreadcrumbList(listTrail(product))} />
    </>
  );
}

function toProductData(product: ProductView, chosen: OfferView): Record<string, unknown> {
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
    offers: product.offers.map((offer) => toOfferData(product, offer)),
    ...(reviews && toReviewData(reviews)),
  };
}

function toOfferData(product: ProductView, offer: OfferView): Record<string, unknown> {
  const isOnRequest = offer.status === 'sobconsulta';
  return {
    '@type': 'Offer',
    ...(offer.label && { name: `${product.name} ${offer.label}` }),
    sku: offer.sku,
    url: offer.address,
    ...(!isOnRequest && { price: offer.price.price.toFixed(2), priceCurrency: 'BRL' }),
    availability: toAvailabilityUrl(offer.status),
    itemCondition: 'https://schema.org/NewCondition',
    ...(offer.countdown && { priceValidUntil: offer.countdown.endsAt }),
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
