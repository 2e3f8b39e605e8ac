import { useRouteLoaderData } from 'react-router';
import { PageHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { toShownList } from '../commerce/product/card-view.ts';
import { NewsletterForm } from '../features/feedback/forms/newsletter-form.tsx';
import { ReviewConfirmation } from '../features/feedback/store/review-confirmation.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { loadHome } from '../features/home/load-home.server.ts';
import { SiteJsonLd } from '../features/home/site-json-ld.tsx';
import { deviceContext, storefrontContext } from '../request-context.server.ts';
import type { Route } from './+types/home';
import type { RootData } from './layout/load-root.server.ts';

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  level: 'home',
  sitemap: true,
  toContents: ({ bestSellers, novelties }) => ({
    lists: [toShownList('mais-pedidos', bestSellers), toShownList('novidades', novelties)],
  }),
};

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(storefrontContext), context.get(deviceContext));
}

export default function HomeRoute({ loaderData: { seo, ...home } }: Route.ComponentProps) {
  const siteUrl = useRouteLoaderData<RootData>('root')?.siteUrl;
  return (
    <>
      <PageHead seo={seo} />
      {siteUrl && <SiteJsonLd siteUrl={siteUrl} />}
      <HomePage {...home} newsletterForm={<NewsletterForm />} />
      <ReviewConfirmation />
    </>
  );
}
