// Pushes the events of a visit to the data layer. It renders nothing.

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { toCartEvents, toCheckoutEvent, toViewCartEvent } from '#web/analytics/cart-events.ts';
import { pushEvent, type ShopEvent } from '#web/analytics/data-layer.ts';
import { toListEvent, toSelectEvent, toViewEvent } from '#web/analytics/items.ts';
import { hidePersonal } from '#web/analytics/personal-text.ts';
import { toPromotionEvent, toSelectPromotionEvent } from '#web/analytics/promotions.ts';
import type { PlacedScript } from '#web/analytics/script-slots.ts';
import { useConsented } from '#web/analytics/use-consented.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { toUntrackedAddress } from '#web/http/tracking-parameters.ts';
import { type PageContents, usePageHandle } from '#web/route-handle.ts';
import { useCart } from '../../features/cart/state/cart-context.tsx';
import { useSignInEvents } from '../../layout/analytics/use-sign-in-events.ts';
import { paths } from '../../paths.ts';
import { useShop } from '../../shops/shop-context.tsx';
import { useVisit } from './visit-provider.tsx';

interface VisitAnalyticsProps {
  scripts: readonly PlacedScript[];
  hasError: boolean;
}

/** Mounts after hydration, because the consent is known only then and the first effect reports a sign-in. */
export function VisitAnalytics(props: VisitAnalyticsProps) {
  return useIsHydrated() ? <Reporting {...props} /> : null;
}

/** The effects run in the order of the data layer: the consent comes before the page, the page before what is done on it. */
function Reporting({ scripts, hasError }: VisitAnalyticsProps) {
  const { isCustomer } = useVisit();
  const consent = useConsented(scripts, isCustomer === true);
  usePageEvents(hasError);
  useCartEvents(isCustomer);
  useSignInEvents(isCustomer, consent?.analytics ?? false);
  useSelectEvents();
  return null;
}

/**
 * Derives the events from the difference between the response to a change and the cart before, so that every button is covered.
 * What a renewal or a revalidation shows was reported by the page that changed it.
 */
function useCartEvents(isCustomer: boolean | undefined): void {
  const { isOpen, isOpenedByAdd, confirmed, isAnswer } = useCart();
  const lines = confirmed?.lines;
  const { id: shopId } = useShop();
  const { pathname } = useLocation();
  const before = useRef({ shopId, isCustomer, lines });
  useEffect(() => {
    // Each shop has its own cart, and signing in adds the lines of an earlier visit: neither is an addition.
    const isSameCart = before.current.shopId === shopId && before.current.isCustomer === isCustomer;
    const linesBefore = before.current.lines;
    const isChange = isSameCart && lines !== undefined && linesBefore !== undefined && isAnswer;
    const events = isChange ? toCartEvents(linesBefore, lines) : [];
    before.current = { shopId, isCustomer, lines };
    for (const event of events) pushEvent(event);
  }, [shopId, isCustomer, lines, isAnswer]);
  // The cart that an add has opened shows what was added, which is reported already.
  const isViewed = (isOpen && !isOpenedByAdd) || pathname === paths.cart;
  const isShown = lines !== undefined && isViewed;
  useEffect(() => {
    const shown = before.current.lines ?? [];
    if (isShown && shown.length > 0) pushEvent(toViewCartEvent(shown));
  }, [isShown]);
}

/** The last reported URL. An error page mounts the layout again, so component state would be lost. */
let reportedAddress: string | undefined;

/** Pushes `page_view` and what the page shows, once per address. */
function usePageEvents(hasError: boolean): void {
  const { pathname, search } = useLocation();
  const { pageType, isCheckout = false, contents } = usePageHandle();
  const { id: shop } = useShop();
  useEffect(() => {
    // The steps of the checkout are parts of one page.
    const address = isCheckout ? pathname : pathname + search;
    // A URL with tracking parameters is replaced by one without them, which is reported then.
    if (reportedAddress === address || toUntrackedAddress({ pathname, search }) !== undefined) return;
    reportedAddress = address;
    // A query may hold personal data, such as the token for a new password.
    const page_location = window.location.origin + pathname;
    const page_type = hasError ? 'error' : pageType;
    const page_title = hidePersonal(document.title);
    pushEvent({ event: 'page_view', page_location, page_title, page_type, shop });
    for (const event of listContentEvents(contents)) pushEvent(event);
  }, [pathname, search, contents, hasError, isCheckout, pageType, shop]);
}

function listContentEvents({ promotions = [], searchTerm, viewed, lists, begun }: PageContents): ShopEvent[] {
  return [
    ...(searchTerm ? [{ event: 'search' as const, search_term: hidePersonal(searchTerm) }] : []),
    ...promotions.map(toPromotionEvent),
    ...(viewed ? [toViewEvent(viewed)] : []),
    ...lists.filter(({ products }) => products.length > 0).map(toListEvent),
    ...(begun && begun.lines.length > 0 ? [toCheckoutEvent('begin_checkout', begun)] : []),
  ];
}

/** Pushes `select_item` when a product card is followed, and `select_promotion` when a banner is. */
function useSelectEvents(): void {
  useEffect(() => {
    const report = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      const selected = link.closest('article') ? toSelectEvent(link.href) : toSelectPromotionEvent(link);
      if (selected) pushEvent(selected);
    };
    // The capture phase precedes the router's click handler.
    document.addEventListener('click', report, { capture: true });
    return () => document.removeEventListener('click', report, { capture: true });
  }, []);
}
