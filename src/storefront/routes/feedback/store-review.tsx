import { redirect } from 'react-router';
import { PageHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { toPlainText } from '#web/safe-html.server.ts';
import { reviewsId } from '../../commerce/reviews/review.ts';
import { StoreReviewForm } from '../../features/feedback/forms/store-review-form.tsx';
import { isReviewKey } from '../../features/feedback/messages/review-key.ts';
import { StoreReviewPage } from '../../features/feedback/store/store-review-page.tsx';
import { isInvitationOpen, loadStoreReviews } from '../../features/feedback/store/store-review-view.server.ts';
import { paths } from '../../paths.ts';
import { storefrontContext } from '../../request-context.server.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import type { Route } from './+types/store-review';

export const handle: RouteHandle = { pageType: 'store-review' };

/** Specification 2: without a key that the API confirms the route redirects home. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, toHref } = context.get(storefrontContext);
  const key = url.searchParams.get('key') ?? '';
  if (!isReviewKey(key) || !(await isInvitationOpen(api, key))) throw redirect(toHref(paths.home));
  const [{ conteudo, estrutura }, reviews] = await Promise.all([
    api.call('page', { query: { url: paths.storeReview } }),
    loadStoreReviews(api, url),
  ]);
  return { key, title: conteudo.titulo, text: toPlainText(conteudo.conteudo), seo: estrutura.seo, reviews };
}

/** The URL is an invitation to one person: the page is never cached. */
export function headers() {
  return { 'Cache-Control': 'private, no-store' };
}

export default function StoreReviewRoute({ loaderData }: Route.ComponentProps) {
  const { key, title, text, seo, reviews } = loaderData;
  const toHref = useShopHref();
  const hrefOf = (page: number) =>
    toHref(`${paths.storeReview}?${new URLSearchParams({ key, pg: String(page) })}#${reviewsId}`);
  return (
    <>
      <PageHead seo={{ ...seo, indexar: false }} />
      <StoreReviewPage
        title={title}
        text={text}
        form={<StoreReviewForm about={{ key }} />}
        reviews={reviews}
        hrefOf={hrefOf}
      />
    </>
  );
}
