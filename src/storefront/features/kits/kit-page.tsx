import type { ReactNode } from 'react';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Stars } from '#ui/stars.tsx';
import { JsonLd, toBreadcrumbList } from '#web/head/json-ld.tsx';
import type { FreightQuote } from '../../commerce/delivery/use-freight-quote.ts';
import { toFile } from '../../commerce/pictures/picture.ts';
import { reviewsId, toAvailabilityUrl, toReviewData } from '../../commerce/reviews/review.ts';
import type { Seller } from '../../shops/find-seller.server.ts';
import { ClosedKit } from './closed-kit.tsx';
import { KitBuilder } from './kit-builder.tsx';
import type { KitPartView, KitView } from './kit-view.server.ts';
import type { KitPricing } from './price-choices.server.ts';

interface KitPageProps {
  kit: KitView;
  seller: Seller | undefined;
  /** The result of the last form that was posted without script. */
  pricing: KitPricing | undefined;
  /** The quote for the postal code in the query. */
  freight: FreightQuote | undefined;
  gallery: ReactNode;
  reviews: ReactNode;
  /** The form that requests a back-in-stock mail for the only missing part. */
  renderNotice: (part: KitPartView) => ReactNode;
}

export function KitPage({ kit, seller, pricing, freight, gallery, reviews, renderNotice }: KitPageProps) {
  return (
    <div className="grid-row pt-3 lg:pt-5">
      <Breadcrumb entries={kit.breadcrumb} />
      <div className="mt-3 lg:mt-5 lg:grid lg:grid-cols-[minmax(0,560fr)_minmax(0,550fr)] lg:items-start lg:gap-x-15">
        <div className="lg:sticky lg:top-24">{gallery}</div>
        <div className="flex flex-col gap-5 max-lg:mt-5">
          <header>
            <p className="font-medium text-brand">{kit.kind === 'aberta' ? 'Monte o seu kit' : 'Kit pronto'}</p>
            <h1 tabIndex={-1} className="mt-1">
              {kit.name}
            </h1>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 text-small text-ink-2">
              {kit.reviews && (
                <a href={`#${reviewsId}`} className="inline-flex min-h-11 items-center hover:underline lg:min-h-6">
                  <Stars mean={kit.reviews.mean} count={kit.reviews.count} />
                </a>
              )}
              <span>Cód. {kit.sku}</span>
            </p>
            {kit.shortText && <p className="mt-2 max-w-[60ch] text-ink-2">{kit.shortText}</p>}
          </header>
          {kit.kind === 'aberta' ? (
            <KitBuilder kit={kit} seller={seller} pricing={pricing} freight={freight} />
          ) : (
            <ClosedKit kit={kit} seller={seller} freight={freight} renderNotice={renderNotice} />
          )}
        </div>
      </div>
      {kit.html && (
        <section className="section max-w-[860px]" aria-labelledby="sobre-kit">
          <h2 id="sobre-kit" className="mb-4">
            Sobre o kit
          </h2>
          <RichText html={kit.html} />
        </section>
      )}
      {reviews}
      <KitStructuredData kit={kit} />
    </div>
  );
}

function KitStructuredData({ kit }: { kit: KitView }) {
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
            // What is on request, or has no part to choose now, has no price.
            ...(kit.offer.price.price > 0 && { price: kit.offer.price.price.toFixed(2), priceCurrency: 'BRL' }),
            availability: toAvailabilityUrl(kit.status),
          },
          ...(kit.reviews && toReviewData(kit.reviews)),
        }}
      />
      <JsonLd value={toBreadcrumbList(kit.trail)} />
    </>
  );
}
