// The head of a page. React lifts these elements into <head> wherever they are rendered.

import type { Seo } from '#contract/shared.ts';
import { JsonLd, toBreadcrumbList, type TrailEntry } from './json-ld.tsx';

interface PageHeadProps {
  seo: Pick<Seo, 'title' | 'description' | 'indexar'> & Partial<Seo>;
  /** The pages above and the page itself, for search engines. */
  trail?: readonly TrailEntry[];
  /** What the page sells, as the feed of the shop has it; the price in reais, 0 without one. */
  product?: SharedProduct | undefined;
  /** The neighbours of a page of a listing. */
  pages?: { previous: number | undefined; next: number | undefined; hrefs: Readonly<Record<number, string>> };
}

export interface SharedProduct {
  sku: string;
  price: number;
  isAvailable: boolean;
  /** Empty without one. */
  brand: string;
}

/** The head of a page with `noindex`. */
export function UnlistedHead({ title }: { title: string }) {
  return <PageHead seo={{ title, description: '', indexar: false }} />;
}

/** Networks get the usual text where the page has none for them. */
const toSocialText = (text: string | undefined, usual: string): string =>
  text === undefined || text === '' ? usual : text;

export function PageHead({ seo, trail, product, pages }: PageHeadProps) {
  const previous = pages?.previous && pages.hrefs[pages.previous];
  const next = pages?.next && pages.hrefs[pages.next];
  const title = toSocialText(seo.titleSocial, seo.title);
  const description = toSocialText(seo.descriptionSocial, seo.description);
  return (
    <>
      <title>{seo.title}</title>
      {seo.description && <meta name="description" content={seo.description} />}
      {seo.keywords && <meta name="keywords" content={seo.keywords} />}
      {seo.canonical && <link rel="canonical" href={seo.canonical} />}
      {!seo.indexar && <meta name="robots" content="noindex" />}
      {previous && <link rel="prev" href={previous} />}
      {next && <link rel="next" href={next} />}
      <meta property="og:type" content={product ? 'product' : 'website'} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {seo.canonical && <meta property="og:url" content={seo.canonical} />}
      {seo.openGraphUrlImagem && (
        <>
          <meta property="og:image" content={seo.openGraphUrlImagem} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      {product && product.price > 0 && <SharedProductHead product={product} />}
      <meta name="twitter:card" content={seo.twitterUrlImagem ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      {seo.twitterUrlImagem && <meta name="twitter:image" content={seo.twitterUrlImagem} />}
      {trail && <JsonLd value={toBreadcrumbList(trail)} />}
    </>
  );
}

/** By these networks recognise a shared page in the catalogue that they read from the feed. */
function SharedProductHead({ product: { sku, price, isAvailable, brand } }: { product: SharedProduct }) {
  return (
    <>
      <meta property="product:retailer_item_id" content={sku} />
      <meta property="product:price:amount" content={price.toFixed(2)} />
      <meta property="product:price:currency" content="BRL" />
      <meta property="product:availability" content={isAvailable ? 'in stock' : 'out of stock'} />
      <meta property="product:condition" content="new" />
      {brand && <meta property="product:brand" content={brand} />}
    </>
  );
}
