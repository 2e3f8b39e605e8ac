import type { ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PageLevel } from '#contract/shared.ts';
import { isAtOrBelow } from '#contract/site-paths.ts';
import { contentId, SkipLink } from '#ui/navigation/skip-link.tsx';
import type { PlacedScript } from '#web/analytics/script-slots.ts';
import { useRouteReloadGuard } from '#web/browser/chunk-reload.ts';
import { AccountLink } from '../../features/auth/header/account-link.tsx';
import { CartButton } from '../../features/cart/cart-button.tsx';
import { SideCart } from '../../features/cart/side-cart.tsx';
import { FavouritesLink } from '../../features/favourites/favourites-link.tsx';
import { FooterNewsletterForm } from '../../features/feedback/forms/newsletter-form.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { SearchToggle } from '../../features/search/search-toggle.tsx';
import { ArrivalNotice } from '../../layout/arrival-notice.tsx';
import { CookieConsent } from '../../layout/consent/cookie-consent.tsx';
import { BackToTop } from '../../layout/footer/back-to-top.tsx';
import { SiteFooter } from '../../layout/footer/site-footer.tsx';
import { AnnouncementBar } from '../../layout/header/announcement-bar.tsx';
import { ShopTiles } from '../../layout/header/shop-switcher.tsx';
import { SiteHeader } from '../../layout/header/site-header.tsx';
import { LinkPrefetch } from '../../layout/link-prefetch.tsx';
import { LocationButton } from '../../layout/location/location-button.tsx';
import { MenuBar } from '../../layout/menu/menu-bar.tsx';
import { MenuDrawer } from '../../layout/menu/menu-drawer.tsx';
import { NavigationProgress } from '../../layout/navigation-progress.tsx';
import { useLocalLinks } from '../../layout/use-local-links.ts';
import { useOfflineNote } from '../../layout/use-offline-note.ts';
import { usePageFocus } from '../../layout/use-page-focus.ts';
import { usePageHandle } from '../../route-handle.ts';
import { documentPrefixes } from '../../routes.ts';
import { useSettings } from '../../shops/shop-context.tsx';
import { SuggestedProducts } from '../suggestions/suggested-products.tsx';
import { BasicPopup, ExitPopup } from './lazy-popups.tsx';
import type { RootData } from './load-root.server.ts';
import { VisitAnalytics } from './visit-analytics.tsx';
import { useVisit } from './visit-provider.tsx';

const noScripts: readonly PlacedScript[] = [];
const noMenus = { main: [], announcements: [], footer: [] };

interface PageLayoutProps {
  hasError?: boolean;
  children: ReactNode;
}

/** The layout around every page. Specification 2 sets the order, after the cookie consent. */
export function PageLayout({ hasError = false, children }: PageLayoutProps) {
  const { scripts = noScripts, menus = noMenus } = useRouteLoaderData<RootData>('root') ?? {};
  const { firstName, isCustomer, signIn } = useVisit();
  const pageName = usePageFocus();
  const { popupLevel, isShopping } = usePopupLevel(hasError);
  useLocalLinks();
  useOfflineNote();
  useRouteReloadGuard();
  return (
    <>
      <SkipLink />
      <CookieConsent />
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
        account={<AccountLink firstName={firstName} signIn={signIn} />}
        favourites={<FavouritesLink />}
        cartButton={<CartButton />}
        menu={<MenuBar items={menus.main} />}
      />
      <main id={contentId} tabIndex={-1}>
        <ArrivalNotice />
        {children}
      </main>
      {isShopping && isCustomer && <ExitPopup />}
      <BackToTop />
      <SiteFooter links={menus.footer} newsletter={<FooterNewsletterForm />} />
      <SideCart suggestions={<SuggestedProducts isNarrow />} />
      <VisitAnalytics isCustomer={isCustomer} scripts={scripts} />
      {popupLevel && <BasicPopup level={popupLevel} />}
    </>
  );
}

/** Popups never open on error pages, in the checkout or the account, nor on levels that the settings exclude. */
function usePopupLevel(hasError: boolean): { popupLevel: PageLevel | undefined; isShopping: boolean } {
  const { level } = usePageHandle();
  const { pathname } = useLocation();
  const { popups } = useSettings();
  const isShopping = !hasError && !documentPrefixes.some((prefix) => isAtOrBelow(pathname, prefix));
  const hasPopup = level !== undefined && (popups?.includes(level) ?? true);
  return { popupLevel: isShopping && hasPopup ? level : undefined, isShopping };
}
