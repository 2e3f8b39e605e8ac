import { redirect } from 'react-router';
import { isAtOrBelow } from '#contract/site-paths.ts';
import { Button } from '#ui/button.tsx';
import { MessageLayout } from '#ui/feedback/message-layout.tsx';
import { errorTexts, toErrorResponse } from '#web/errors/error-view.ts';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { loadHome } from '../features/home/load-home.server.ts';
import { paths } from '../paths.ts';
import { deviceContext, storefrontContext } from '../request-context.server.ts';
import type { Route } from './+types/catalogue';
import { loadCategoryPage } from './catalogue/load-category-page.server.ts';
import { loadProductPage } from './catalogue/load-product-page.server.ts';
import { toAnalyticsContents, toCategoryContents, toHomeContents } from './catalogue/page-contents.ts';

const maxSegments = 4;

// Each kind of page loads its own code only.
const loadProductContent = async () => (await import('./catalogue/product-content.tsx')).ProductContent;
const ProductContent = lazyWithFallback(loadProductContent, ({ retry }) => <IncompletePage retry={retry} />);
const loadCategoryContent = async () => (await import('./catalogue/category-content.tsx')).CategoryContent;
const CategoryContent = lazyWithFallback(loadCategoryContent, ({ retry }) => <IncompletePage retry={retry} />);
const loadHomeContent = async () => (await import('./catalogue/home-content.tsx')).HomeContent;
const HomeContent = lazyWithFallback(loadHomeContent, ({ retry }) => <IncompletePage retry={retry} />);

const levels = { home: 'home', product: 'product/detail', category: 'product/listing/category' } as const;

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  level: ({ kind }) => levels[kind],
  sitemap: true,
  toContents(data) {
    if (data.kind === 'home') return toHomeContents(data.home);
    return data.kind === 'product' ? toAnalyticsContents(data) : toCategoryContents(data);
  },
};

/**
 * Products and categories have URLs of the same form: the API distinguishes them (reading A7). The homes of shops besides the main
 * one are here too, since a shop is a row: no route is added for it.
 */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const segments = params['*'].split('/').filter(Boolean);
  if (segments.length === 0 || segments.length > maxSegments) throw notFound();
  const storefront = context.get(storefrontContext);
  const { api, options, shops } = storefront;
  const path = `/${segments.join('/')}`;
  if (shops.some((shop) => shop.path === path))
    return { kind: 'home' as const, home: await loadHome(storefront, context.get(deviceContext)) };
  // Merchants enter the feed of a shop below its home too, since the home has the address that they know.
  if (path === storefront.shop.path + paths.productFeed) throw redirect(storefront.toHref(paths.productFeed), 301);
  // The API knows no level of pages that are the visitor's own, such as the cart.
  const isPersonal = options.personalPaths.some((personalPath) => isAtOrBelow(path.toLowerCase(), personalPath));
  if (isPersonal) throw toOwnRoute(path, url);
  const { nivel, path: currentPath } = await api.call('verify', { query: { url: path } });
  const isProduct = nivel === 'product/detail';
  if (!isProduct && nivel !== 'product/listing/category') throw toOwnRoute(path, url, currentPath);
  return isProduct ? loadProductPage({ context, url }) : loadCategoryPage({ context, url });
}

/** Pages of other levels have routes of their own, which match small letters and no old or short address. */
function toOwnRoute(path: string, { search }: URL, canonicalPath = path.toLowerCase()) {
  return canonicalPath === path ? notFound() : redirect(encodeURI(canonicalPath) + search, 301);
}

function notFound() {
  return toErrorResponse(404, errorTexts.notFound);
}

export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'home') return <HomeContent {...loaderData.home} />;
  return loaderData.kind === 'product' ? <ProductContent {...loaderData} /> : <CategoryContent {...loaderData} />;
}

/** Replaces a page whose chunk cannot be loaded, for example offline. `retry` loads it again. */
function IncompletePage({ retry }: { retry: () => void }) {
  return (
    <MessageLayout title="Esta página não chegou inteira">
      <p className="mt-4 text-lead text-ink-2">Confira a sua conexão e tente de novo.</p>
      <Button className="mt-8" onClick={retry}>
        Tentar de novo
      </Button>
    </MessageLayout>
  );
}
