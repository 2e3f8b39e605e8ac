import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import { CartButton } from '../features/cart/cart-button.tsx';
import { CartProvider } from '../features/cart/cart-context.tsx';
import { emptyCart } from '../features/cart/cart-view.ts';
import { readCarts } from '../features/cart/read-carts.server.ts';
import { SideCart } from '../features/cart/side-cart.tsx';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { SiteFooter } from '../features/footer/site-footer.tsx';
import { NavigationProgress } from '../features/frame/navigation-progress.tsx';
import { OfflineNotice } from '../features/frame/offline-notice.tsx';
import { contentId, SkipLink } from '../features/frame/skip-link.tsx';
import { useLocalLinks } from '../features/frame/use-local-links.ts';
import { usePageFocus } from '../features/frame/use-page-focus.ts';
import { AccountLink } from '../features/header/account-link.tsx';
import { AnnouncementBar } from '../features/header/announcement-bar.tsx';
import { LocationLabel } from '../features/header/location-label.tsx';
import { SearchForm } from '../features/header/search-form.tsx';
import { ShopTiles } from '../features/header/shop-switcher.tsx';
import { SiteHeader } from '../features/header/site-header.tsx';
import { MenuBar } from '../features/menu/menu-bar.tsx';
import { MenuDrawer } from '../features/menu/menu-drawer.tsx';
import { toErrorView } from '../lib/error-view.ts';
import { customerContext } from '../lib/middleware/user-logado.server.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { ScreenWidthProvider } from '../lib/visitor/screen-width.tsx';
import { storefrontContext } from '../lib/storefront-context.server.ts';
import type { loader as rootLoader } from '../root.tsx';
import { paths } from '../routes.ts';
import { resolveShop } from '../shops/resolve-shop.ts';
import type { Route } from './+types/frame';

/** Few visits need them: their code comes when one does, and the page stands without. */
const SuggestedProducts = lazy(async () => {
  try {
    return { default: (await import('./suggestions/suggested-products.tsx')).SuggestedProducts };
  } catch {
    return { default: () => null };
  }
});

/** What is personal about a page: nothing without a session. */
export async function loader({ context }: Route.LoaderArgs) {
  const carts = await readCarts(context.get(storefrontContext));
  return { ...carts, customer: context.get(customerContext) };
}

/** Navigations keep it; another shop, what changes the cart, any other form that is sent, and a reload renew it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const changesCart = formAction?.split('?')[0] === paths.cartAction;
  const isForm = formMethod !== undefined && formMethod !== 'GET';
  const isReload = formMethod === undefined && currentUrl.href === nextUrl.href;
  return (
    changesCart ||
    resolveShop(currentUrl).id !== resolveShop(nextUrl).id ||
    ((isForm || isReload) && defaultShouldRevalidate)
  );
}

export default function FrameRoute() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const menus = useRouteLoaderData<typeof rootLoader>('root')?.menus;
  const view = toErrorView(error);
  const links = (menus?.main ?? []).flatMap(({ label, href }) => (href ? [{ label, href }] : [])).slice(0, 4);
  return (
    <Frame hasError>
      {view.status === 404 && !view.api ? (
        <NotFoundPage links={links} suggestions={<LateSuggestions />} />
      ) : (
        <ErrorPage view={view} />
      )}
    </Frame>
  );
}

/** After the page stands: it must not wait for them, and stands without. */
function LateSuggestions() {
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <SuggestedProducts />
    </Suspense>
  );
}

/** Header, page, footer and side cart, in the order of specification 2. */
function Frame({ hasError = false, children }: { hasError?: boolean; children: ReactNode }) {
  const { menus, device } = useRouteLoaderData<typeof rootLoader>('root') ?? {};
  const personal = useRouteLoaderData<typeof loader>('frame');
  const firstName = personal?.customer?.firstName;
  const pageName = usePageFocus();
  useLocalLinks();
  return (
    <ToastProvider>
      <ScreenWidthProvider guess={device?.screenWidth ?? 0}>
        <CartProvider cart={personal?.cart ?? emptyCart} others={personal?.others ?? []}>
          <SkipLink />
          <NavigationProgress hasError={hasError} />
          <OfflineNotice />
          <p className="sr-only" aria-live="polite">
            {pageName}
          </p>
          <SiteHeader
            location={<LocationLabel />}
            announcements={<AnnouncementBar items={menus?.announcements ?? []} />}
            menuButton={<MenuDrawer items={menus?.main ?? []} firstName={firstName} shopSwitch={<ShopTiles />} />}
            search={<SearchForm />}
            account={<AccountLink firstName={firstName} />}
            cartButton={<CartButton />}
            menu={<MenuBar items={menus?.main ?? []} />}
          />
          <main id={contentId} tabIndex={-1}>
            {children}
          </main>
          <SiteFooter links={menus?.footer ?? []} />
          <SideCart
            suggestions={
              <Suspense>
                <SuggestedProducts isNarrow />
              </Suspense>
            }
          />
        </CartProvider>
      </ScreenWidthProvider>
    </ToastProvider>
  );
}
