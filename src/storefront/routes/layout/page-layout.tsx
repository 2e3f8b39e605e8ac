import { type ReactNode, useState, useEffect } from 'react';
import { useRouteLoaderData, useNavigation, useLocation, useNavigationType } from 'react-router';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { contentId, SkipLink } from '#ui/navigation/skip-link.tsx';
import type { PlacedScript } from '#web/analytics/script-slots.ts';
import { useRouteReloadGuard } from '#web/browser/chunk-reload.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { isReachedInPlace } from '#web/navigation-mode.ts';
import { usePageHandle } from '#web/route-handle.ts';
import { AccountLink, PhoneAccountLink } from '../../features/auth/header/account-link.tsx';
import { CartButton } from '../../features/cart/side-cart/cart-button.tsx';
import { SideCart } from '../../features/cart/side-cart/side-cart.tsx';
import { FavouritesLink } from '../../features/favourites/favourites-link.tsx';
import { FooterNewsletterForm } from '../../features/feedback/forms/newsletter-form.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { SearchToggle } from '../../features/search/search-toggle.tsx';
import { ArrivalNotice } from '../../layout/arrival-notice.tsx';
import { CookieConsent } from '../../layout/consent/cookie-consent.tsx';
import { BackToTop } from '../../layout/footer/back-to-top.tsx';
import { CheckoutFooter } from '../../layout/footer/checkout-footer.tsx';
import { SiteFooter } from '../../layout/footer/site-footer.tsx';
import { AnnouncementBar } from '../../layout/header/announcement-bar.tsx';
import { CheckoutHeader } from '../../layout/header/checkout-header.tsx';
import { ShopTiles } from '../../layout/header/shop-switcher.tsx';
import { SiteHeader } from '../../layout/header/site-header.tsx';
import { LinkPrefetch } from '../../layout/link-prefetch.tsx';
import { LocationButton } from '../../layout/location/location-button.tsx';
import { MenuBar } from '../../layout/menu/menu-bar.tsx';
import { MenuDrawer } from '../../layout/menu/menu-drawer.tsx';
import { useLocalLinks } from '../../layout/use-local-links.ts';
import { SuggestedProducts } from '../suggestions/suggested-products.tsx';
import type { RootData } from './load-root.server.ts';
import { BasicPopup, ExitPopup } from './popups.tsx';
import { VisitAnalytics } from './visit-analytics.tsx';
import { useVisit } from './visit-provider.tsx';

const noScripts: readonly PlacedScript[] = [];
const noMenus = { main: [], announcements: [], footer: [] };

/** The layout around every page. Specification 2 sets the order, after the cookie consent. */
export function PageLayout({ hasError = false, children }: { hasError?: boolean; children: ReactNode }) {
  const { scripts = noScripts, menus = noMenus } = useRouteLoaderData<RootData>('root') ?? {};
  const pageName = usePageFocus();
  const { level, isCheckout = false } = usePageHandle();
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
      {isCheckout ? <CheckoutHeader /> : <PageHeader main={menus.main} announcements={menus.announcements} />}
      <main id={contentId} tabIndex={-1}>
        <ArrivalNotice />
        {children}
      </main>
      {!hasError && <ExitPopup />}
      {isCheckout ? (
        <CheckoutFooter />
      ) : (
        <>
          <BackToTop />
          {/* The home page has the form itself. */}
          <SiteFooter links={menus.footer} newsletter={level !== 'home' && <FooterNewsletterForm />} />
        </>
      )}
      <SideCart suggestions={<SuggestedProducts isNarrow />} />
      <VisitAnalytics scripts={scripts} hasError={hasError} />
      {!hasError && <BasicPopup />}
    </>
  );
}

/** The loading bar of specification 9 for client navigations; red if the new page is an error. */
function NavigationProgress({ hasError }: { hasError: boolean }) {
  const { state } = useNavigation();
  const isHydrated = useIsHydrated();
  // A document with an error involved no navigation; an error page after a navigation mounts its own layout.
  const [cameByNavigation] = useState(isHydrated);
  if (state !== 'idle') return <ProgressBar progress="loading" />;
  return <ProgressBar progress={hasError && cameByNavigation ? 'failed' : 'idle'} />;
}

function useOfflineNote(): void {
  const showToast = useToast();
  useEffect(() => {
    let controller = new AbortController();
    const show = () => {
      controller.abort();
      controller = new AbortController();
      showToast({ text: 'Você está sem internet. Sua sacola está guardada.', until: controller.signal });
    };
    const hide = () => controller.abort();
    if (!navigator.onLine) show();
    window.addEventListener('offline', show);
    window.addEventListener('online', hide);
    return () => {
      hide();
      window.removeEventListener('offline', show);
      window.removeEventListener('online', hide);
    };
  }, [showToast]);
}

/** The URL that this document showed last. The layout remounts around an error page, so component state would lose it. */
let shownAddress: string | undefined;

/**
 * After a client navigation focuses the new page's heading, unless only a part of the page has changed. Returns the page's
 * name, for a live region.
 */
function usePageFocus(): string {
  const location = useLocation();
  const { pathname, search } = location;
  const isInPlace = isReachedInPlace(location, useNavigationType());
  const [name, setName] = useState('');
  useEffect(() => {
    // A form may re-encode the query of its own page; a different encoding is still the same URL.
    const address = `${pathname}?${new URLSearchParams(search)}`;
    const isFirst = shownAddress === undefined;
    if (shownAddress === address) return undefined;
    shownAddress = address;
    if (isFirst || isInPlace) return undefined;
    // The router has already restored or reset the scroll position: the focus must not change it.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setName(document.title));
    return () => clearTimeout(timer);
  }, [pathname, search, isInPlace]);
  return name;
}

function PageHeader({ main, announcements }: Pick<RootData['menus'], 'main' | 'announcements'>) {
  const { firstName, signIn } = useVisit();
  return (
    <SiteHeader
      location={<LocationButton />}
      announcements={<AnnouncementBar items={announcements} />}
      menuButton={<MenuDrawer firstName={firstName} shopSwitch={<ShopTiles />} />}
      search={<SearchForm />}
      searchToggle={<SearchToggle />}
      phoneAccount={<PhoneAccountLink isVisitor={firstName === null} />}
      account={<AccountLink firstName={firstName} signIn={signIn} />}
      favourites={<FavouritesLink />}
      cartButton={<CartButton />}
      menu={<MenuBar items={main} />}
    />
  );
}
