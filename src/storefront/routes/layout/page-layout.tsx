import { type ReactNode, useState } from 'react';
import { useRouteLoaderData, useNavigation } from 'react-router';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { contentId, SkipLink } from '#ui/navigation/skip-link.tsx';
import type { PlacedScript } from '#web/analytics/script-slots.ts';
import { useRouteReloadGuard } from '#web/browser/chunk-reload.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { usePageHandle } from '#web/route-handle.ts';
import { SideCart } from '../../features/cart/side-cart/side-cart.tsx';
import { FooterNewsletterForm } from '../../features/feedback/forms/newsletter-form.tsx';
import { ArrivalNotice } from '../../layout/arrival-notice.tsx';
import { CookieConsent } from '../../layout/consent/cookie-consent.tsx';
import { BackToTop } from '../../layout/footer/back-to-top.tsx';
import { SiteFooter } from '../../layout/footer/site-footer.tsx';
import { CheckoutHeader } from '../../layout/header/checkout-header.tsx';
import { LinkPrefetch } from '../../layout/link-prefetch.tsx';
import { useLocalLinks } from '../../layout/use-local-links.ts';
import { useOfflineNote } from '../../layout/use-offline-note.ts';
import { usePageFocus } from '../../layout/use-page-focus.ts';
import { SuggestedProducts } from '../suggestions/suggested-products.tsx';
import type { RootData } from './load-root.server.ts';
import { PageHeader } from './page-header.tsx';
import { BasicPopup, ExitPopup } from './popups.tsx';
import { VisitAnalytics } from './visit-analytics.tsx';

const noScripts: readonly PlacedScript[] = [];
const noMenus = { main: [], announcements: [], footer: [] };

interface PageLayoutProps {
  hasError?: boolean;
  children: ReactNode;
}

/** The layout around every page. Specification 2 sets the order, after the cookie consent. */
export function PageLayout({ hasError = false, children }: PageLayoutProps) {
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
      <BackToTop />
      {/* The home page has the form itself. */}
      <SiteFooter links={menus.footer} newsletter={level !== 'home' && !isCheckout && <FooterNewsletterForm />} />
      <SideCart suggestions={<SuggestedProducts isNarrow />} />
      <VisitAnalytics scripts={scripts} />
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
