import { href } from 'react-router';
import { PageHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { reviewsId } from '../commerce/reviews/review.ts';
import { ContactChannels } from '../features/feedback/contact-channels.tsx';
import { ContactForm } from '../features/feedback/forms/contact-form.tsx';
import { StoreReviewList, StoreReviewSummary } from '../features/feedback/store/store-review-page.tsx';
import { loadStoreReviews } from '../features/feedback/store/store-review-view.server.ts';
import { InstitutionalPage } from '../features/pages/institutional-page.tsx';
import { findPageMenu, toPageView } from '../features/pages/page-view.server.ts';
import { PaymentMethods } from '../features/pages/payment-methods.tsx';
import { paths } from '../paths.ts';
import { storefrontContext } from '../request-context.server.ts';
import { useShopHref } from '../shops/shop-context.tsx';
import type { Route } from './+types/page';

export const handle: RouteHandle = { level: 'page', sitemap: true };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, toHref } = context.get(storefrontContext);
  const path = href(paths.page, params);
  const isStoreReviews = path === paths.storeReviews;
  const [response, pages, reviews] = await Promise.all([
    api.call('page', { query: { url: path } }),
    params.pagina ? findPageMenu(api) : undefined,
    isStoreReviews ? loadStoreReviews(api, url) : undefined,
  ]);
  return {
    // The day of the text would be older than that of the reviews below it.
    page: { ...toPageView(response, pages, toHref), ...(reviews && { updatedText: '' }) },
    seo: response.estrutura.seo,
    trail: response.estrutura.breadcrumb.map(({ label, url: address }) => ({ label, url: address })),
    isIndex: !params.pagina,
    isContact: path === paths.contact,
    isPayment: path === paths.payment,
    reviews,
  };
}

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  const { page, seo, trail, isIndex, isContact, isPayment, reviews } = loaderData;
  const toHref = useShopHref();
  return (
    <>
      <PageHead seo={seo} trail={trail} />
      <InstitutionalPage
        page={page}
        isIndex={isIndex}
        {...(isContact && { intro: <ContactChannels formId="escreva" /> })}
        {...(isPayment && { intro: <PaymentMethods /> })}
      >
        {isContact && (
          <section aria-labelledby="escreva" className="mt-10">
            <h2 id="escreva" className="mb-5">
              Escreva para nós
            </h2>
            <ContactForm />
          </section>
        )}
        {reviews && (
          <>
            <div className="mt-10">
              <StoreReviewSummary reviews={reviews} />
            </div>
            <StoreReviewList
              reviews={reviews}
              hrefOf={(number) => toHref(`${paths.storeReviews}?pg=${number}#${reviewsId}`)}
            />
          </>
        )}
      </InstitutionalPage>
    </>
  );
}
