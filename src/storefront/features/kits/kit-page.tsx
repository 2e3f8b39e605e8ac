import type { ReactNode } from 'react';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { JsonLd, toBreadcrumbList } from '#web/head/json-ld.tsx';
import type { FreightQuote } from '../../commerce/delivery/use-freight-quote.ts';
import { toFile } from '../../commerce/pictures/picture.ts';
import { Assurances, PurchaseLayout, PurchaseTitle } from '../../commerce/product/purchase-layout.tsx';
import { ShareLinks } from '../../commerce/product/share-links.tsx';
import { reviewsId, toAvailabilityUrl, toReviewData } from '../../commerce/reviews/review.ts';
import type { Seller } from '../../shops/resolve-shop.ts';
import { ClosedKit } from './closed-kit.tsx';
import { KitBuilder } from './kit-builder.tsx';
import { KitCare } from './kit-care.tsx';
import { KitContents } from './kit-contents.tsx';
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
      <PurchaseLayout
        sticky="pictures"
        title={
          <PurchaseTitle
            over={<p className="font-medium text-brand">{kit.kind === 'aberta' ? 'Monte o kit' : 'Kit pronto'}</p>}
            name={kit.name}
            reviews={kit.reviews}
            invitation={
              <a href={`#${reviewsId}`} className="inline-flex min-h-11 items-center underline lg:min-h-6">
                Seja a primeira pessoa a avaliar
              </a>
            }
            sku={kit.sku}
          />
        }
        pictures={gallery}
        buying={
          <div className="flex flex-col gap-5">
            {kit.shortText && <p className="max-w-[60ch] text-ink-2 max-lg:order-1">{kit.shortText}</p>}
            {kit.kind === 'aberta' ? (
              <KitBuilder kit={kit} seller={seller} pricing={pricing} freight={freight} />
            ) : (
              <ClosedKit kit={kit} seller={seller} freight={freight} renderNotice={renderNotice} />
            )}
            <Assurances />
            <div className="max-lg:order-2">
              <ShareLinks name={kit.name} url={kit.url} />
            </div>
          </div>
        }
      />
      {kit.kind === 'aberta' && <KitContents parts={kit.parts} />}
      {kit.html && (
        <section className="section max-w-[860px]" aria-labelledby="sobre-kit">
          <h2 id="sobre-kit" className="mb-4">
            Sobre o kit
          </h2>
          <RichText html={kit.html} />
        </section>
      )}
      {kit.care.length > 0 && <KitCare care={kit.care} />}
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
