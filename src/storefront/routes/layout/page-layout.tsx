import type { ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PageLevel } from '#contract/shared.ts';
import { ToastProvider } from '#ui/feedback/toast.tsx';
import { contentId, SkipLink } from '#ui/navigation/skip-link.tsx';
import { AccountLink } from '../../features/auth/header/account-link.tsx';
import { useCurrentUser } from '../../features/auth/header/use-current-user.ts';
import { CartButton } from '../../features/cart/cart-button.tsx';
import { CartProvider } from '../../features/cart/cart-context.tsx';
import { emptyCart } from '../../features/cart/cart-view.ts';
import { SideCart } from '../../features/cart/side-cart.tsx';
import { LocationButton } from '../../layout/location/location-button.tsx';
import { FavouritesLink } from '../../features/favourites/favourites-link.tsx';
import { FavouritesProvider } from '../../features/favourites/favourites-provider.tsx';
import { FooterNewsletterForm } from '../../features/feedback/forms/newsletter-form.tsx';
import { CookieConsent } from '../../layout/consent/cookie-consent.tsx';
import { BackToTop } from '../../layout/footer/back-to-top.tsx';
import { SiteFooter } from '../../layout/footer/site-footer.tsx';
import { ArrivalNotice } from '../../layout/arrival-notice.tsx';
import { NavigationProgress } from '../../layout/navigation-progress.tsx';
import { LinkPrefetch } from '../../layout/link-prefetch.tsx';
import { useLocalLinks } from '../../layout/use-local-links.ts';
import { useOfflineNote } from '../../layout/use-offline-note.ts';
import { usePageFocus } from '../../layout/use-page-focus.ts';
import { AnnouncementBar } from '../../layout/header/announcement-bar.tsx';
import { ShopTiles } from '../../layout/header/shop-switcher.tsx';
import { SiteHeader } from '../../layout/header/site-header.tsx';
import { MenuBar } from '../../layout/menu/menu-bar.tsx';
import { MenuDrawer } from '../../layout/menu/menu-drawer.tsx';
import { SearchProvider } from '../../features/search/suggest/search-context.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { SearchToggle } from '../../features/search/search-toggle.tsx';
import type { PlacedScript } from '#web/analytics/script-slots.ts';
import { useSettings } from '../../shops/shop-context.tsx';
import { usePageHandle } from '../../route-handle.ts';
import { HomeContext } from '../../commerce/delivery/delivery-location.ts';
import { useRouteReloadGuard } from '#web/browser/chunk-reload.ts';
import { ScreenWidthProvider } from '#web/browser/screen-width.tsx';
import type { loader as rootLoader } from '../../root.tsx';
import { documentPrefixes } from '../../routes.ts';
import { SuggestedProducts } from '../suggestions/suggested-products.tsx';
import { BasicPopup, ExitPopup } from './lazy-popups.tsx';
import type { Personal } from './load-personal.server.ts';
import { VisitAnalytics } from './visit-analytics.tsx';

const noScripts: readonly PlacedScript[] = [];
const noMenus = { main: [], announcements: [], footer: [] };

interface PageLayoutProps {
  hasError?: boolean;
  children: ReactNode;
}

/** The layout around every page, with its providers. */
export function PageLayout(props: PageLayoutProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const personal = useRouteLoaderData<Personal>('layout');
  return (
    <ScreenWidthProvider guess={root?.device.screenWidth ?? 0}>
      <SearchProvider siteUrl={root?.siteUrl ?? ''} pictureFields={root?.device.tipoImg}>
        <HomeContext value={personal?.customer?.home}>
          <LayoutParts {...props} />
        </HomeContext>
      </SearchProvider>
    </ScreenWidthProvider>
  );
}

/** Specification 2 sets the order, after the cookie consent. */
function LayoutParts({ hasError = false, children }: PageLayoutProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { scripts = noScripts, menus = noMenus } = root ?? {};
  const personal = useRouteLoaderData<Personal>('layout');
  const { firstName, storeUser } = useCurrentUser(personal);
  const pageName = usePageFocus();
  const { popupLevel, isShopping } = usePopupLevel(hasError);
  useLocalLinks();
  useRouteReloadGuard();
  return (
    <ToastProvider>
      <FavouritesProvider ids={personal?.favourites ?? null}>
        <CartProvider cart={personal?.cart ?? emptyCart} others={personal?.others ?? []}>
          <SkipLink />
          <CookieConsent />
          <ConnectionNotes />
          <LinkPrefetch />
          <NavigationProgress hasError={hasError} />
          <p className="sr-only" aria-live="polite">
            {pageName}
          </p>
          <SiteHeader
            location={<LocationButton />}
            announcements={<AnnouncementBar items={menus.announcements} />}
            menuButton={<MenuDrawer firstName={firstName} shopSwitch={<ShopTiles />} />}
            search={<SearchForm />}
            searchToggle={<SearchToggle />}
            account={<AccountLink firstName={firstName} onSignIn={storeUser} />}
            favourites={<FavouritesLink />}
            cartButton={<CartButton />}
            menu={<MenuBar items={menus.main} />}
          />
          <main id={contentId} tabIndex={-1}>
            <ArrivalNotice />
            {children}
          </main>
          {isShopping && personal?.customer && <ExitPopup />}
          <BackToTop />
          <SiteFooter links={menus.footer} newsletter={<FooterNewsletterForm />} />
          <SideCart suggestions={<SuggestedProducts isNarrow />} />
          <VisitAnalytics isCustomer={Boolean(personal?.customer)} scripts={scripts} />
          {popupLevel && <BasicPopup level={popupLevel} />}
        </CartProvider>
      </FavouritesProvider>
    </ToastProvider>
  );
}

/** A component of its own, since the hook needs the toast provider above it. */
function ConnectionNotes() {
  useOfflineNote();
  return null;
}

/** Popups never open on error pages, in the checkout or the account, nor on levels that the settings exclude. */
function usePopupLevel(hasError: boolean): { popupLevel: PageLevel | undefined; isShopping: boolean } {
  const { level } = usePageHandle();
  const { pathname } = useLocation();
  const { popups } = useSettings();
  const isShopping = !hasError && !documentPrefixes.some((prefix) => pathname.startsWith(prefix));
  const hasPopup = level !== undefined && (popups?.includes(level) ?? true);
  return { popupLevel: isShopping && hasPopup ? level : undefined, isShopping };
}
