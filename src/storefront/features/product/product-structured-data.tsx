import { toFreeShippingRule } from '#contract/free-shipping.ts';
import { JsonLd, toBreadcrumbList, type TrailEntry } from '#web/head/json-ld.tsx';
import { toFile } from '../../commerce/pictures/picture.ts';
import { useSettings } from '../../shops/shop-context.tsx';
import { toProductData } from './product-data.ts';
import type { OfferView } from './view/offer-view.server.ts';
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
