import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation, useRouteLoaderData } from 'react-router';
import type { PageLevel } from '#contract/shared.ts';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import { AccountLink } from '../features/access/header/account-link.tsx';
import { useCurrentUser } from '../features/access/header/use-current-user.ts';
import { CartButton } from '../features/cart/cart-button.tsx';
import { CartProvider } from '../features/cart/cart-context.tsx';
import { emptyCart } from '../features/cart/cart-view.ts';
import { readCarts } from '../features/cart/read-carts.server.ts';
import { SideCart } from '../features/cart/side-cart.tsx';
import { LocationButton } from '../features/delivery/location-button.tsx';
import { FavouritesLink } from '../features/favourites/favourites-link.tsx';
import { FavouritesProvider } from '../features/favourites/favourites-provider.tsx';
import { readFavourites } from '../features/favourites/read-favourites.server.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { FooterNewsletterForm } from '../features/feedback/forms/lazy-forms.ts';
import { CookieConsent } from '../features/consent/cookie-consent.tsx';
import { BackToTop } from '../features/footer/back-to-top.tsx';
import { SiteFooter } from '../features/footer/site-footer.tsx';
import { ArrivalNotice } from '../features/frame/arrival-notice.tsx';
import { NavigationProgress } from '../features/frame/navigation-progress.tsx';
import { contentId, SkipLink } from '../features/frame/skip-link.tsx';
import { useLocalLinks } from '../features/frame/use-local-links.ts';
import { useOfflineNote } from '../features/frame/use-offline-note.ts';
import { usePageFocus } from '../features/frame/use-page-focus.ts';
import { AnnouncementBar } from '../features/header/announcement-bar.tsx';
import { ShopTiles } from '../features/header/shop-switcher.tsx';
import { SiteHeader } from '../features/header/site-header.tsx';
import { MenuBar } from '../features/menu/menu-bar.tsx';
import { MenuDrawer } from '../features/menu/menu-drawer.tsx';
import { SearchProvider } from '../features/search/search-context.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { SearchToggle } from '../features/search/search-toggle.tsx';
import type { PlacedScript } from '../lib/analytics/script-slots.ts';
import { toErrorView } from '../lib/error-view.ts';
import { late } from '../lib/late/late.tsx';
import { customerContext } from '../lib/middleware/user-logado.server.ts';
import { useSettings } from '../lib/shop-context.tsx';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { usePageLevel } from '../lib/views/page-level.ts';
import { ScreenWidthProvider } from '../lib/visitor/screen-width.tsx';
import { storefrontContext } from '../lib/storefront-context.server.ts';
import type { loader as rootLoader } from '../root.tsx';
import { documentPrefixes, paths } from '../routes.ts';
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

const BasicPopup = late(async () => (await import('../features/popups/basic-popup.tsx')).BasicPopup);
const ExitPopup = late(async () => (await import('../features/popups/exit-popup.tsx')).ExitPopup);

const VisitAnalytics = late(async () => (await import('./visit/visit-analytics.tsx')).VisitAnalytics);
const noScripts: readonly PlacedScript[] = [];

/** What is personal about a page: nothing without a session. */
export async function loader({ context }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const customer = context.get(customerContext);
  const [carts, favourites] = await Promise.all([readCarts(storefront), readFavourites(storefront, customer)]);
  return { ...carts, customer, favourites, isRecognised: storefront.api.hasSession };
}

/** Navigations keep it; another shop, what changes the cart, any other form that is sent, and a reload renew it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const address = formAction?.split('?')[0];
  const changesCart = address === paths.cartAction || address === paths.cart;
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

interface FrameProps {
  hasError?: boolean;
  children: ReactNode;
}

function Frame(props: FrameProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <ScreenWidthProvider guess={root?.device.screenWidth ?? 0}>
      <SearchProvider siteUrl={root?.siteUrl ?? ''} pictureFields={root?.device.tipoImg}>
        <FrameParts {...props} />
      </SearchProvider>
    </ScreenWidthProvider>
  );
}

/** In the order of specification 2; the question about cookies stands before it. */
function FrameParts({ hasError = false, children }: FrameProps) {
  const { menus, siteUrl = '', scripts = noScripts } = useRouteLoaderData<typeof rootLoader>('root') ?? {};
  const personal = useRouteLoaderData<typeof loader>('frame');
  const { firstName, storeUser } = useCurrentUser(personal);
  const pageName = usePageFocus();
  const { popupLevel, isShopping } = usePopupPlaces(hasError);
  useLocalLinks();
  return (
    <ToastProvider>
      <FavouritesProvider ids={personal?.favourites ?? null}>
        <CartProvider cart={personal?.cart ?? emptyCart} others={personal?.others ?? []}>
          <SkipLink />
          <CookieConsent />
          <OfflineNote />
          <NavigationProgress hasError={hasError} />
          <p className="sr-only" aria-live="polite">
            {pageName}
          </p>
          <SiteHeader
            location={<LocationButton />}
            announcements={<AnnouncementBar items={menus?.announcements ?? []} />}
            menuButton={<MenuDrawer items={menus?.main ?? []} firstName={firstName} shopSwitch={<ShopTiles />} />}
            search={<SearchForm />}
            searchToggle={<SearchToggle />}
            account={<AccountLink firstName={firstName} onSignIn={storeUser} />}
            favourites={<FavouritesLink />}
            cartButton={<CartButton />}
            menu={<MenuBar items={menus?.main ?? []} />}
          />
          <main id={contentId} tabIndex={-1}>
            <ArrivalNotice />
            {children}
          </main>
          {isShopping && personal?.customer && <ExitPopup siteUrl={siteUrl} />}
          <BackToTop />
          <SiteFooter links={menus?.footer ?? []} newsletter={<FooterNewsletterForm />} />
          <SideCart
            suggestions={
              <Suspense>
                <SuggestedProducts isNarrow />
              </Suspense>
            }
          />
          <VisitAnalytics
            lines={(personal?.cart ?? emptyCart).lines}
            isCustomer={Boolean(personal?.customer)}
            scripts={scripts}
          />
          {popupLevel && <BasicPopup level={popupLevel} siteUrl={siteUrl} />}
        </CartProvider>
      </FavouritesProvider>
    </ToastProvider>
  );
}

/** Toasts are of the provider above it. */
function OfflineNote() {
  useOfflineNote();
  return null;
}

/** Where popups may come up: not on an error page, in the checkout or the account, nor where the settings name none. */
function usePopupPlaces(hasError: boolean): { popupLevel: PageLevel | undefined; isShopping: boolean } {
  const level = usePageLevel();
  const { pathname } = useLocation();
  const { popups } = useSettings();
  const isShopping = !hasError && !documentPrefixes.some((prefix) => pathname.startsWith(prefix));
  const hasPopup = level !== undefined && (popups?.includes(level) ?? true);
  return { popupLevel: isShopping && hasPopup ? level : undefined, isShopping };
}
