// Pushes the events of a visit to the data layer. It renders nothing.

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { toCartEvents, toViewCartEvent } from '#web/analytics/cart-events.ts';
import { pushEvent } from '#web/analytics/data-layer.ts';
import { toListEvent, toSelectEvent, toViewEvent } from '#web/analytics/items.ts';
import type { PlacedScript } from '#web/analytics/script-slots.ts';
import { useConsented } from '#web/analytics/use-consented.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { toUntrackedAddress } from '#web/http/tracking-parameters.ts';
import { usePageHandle } from '#web/route-handle.ts';
import { useCart } from '../../features/cart/state/cart-context.tsx';
import { useSignInEvents } from '../../layout/analytics/use-sign-in-events.ts';
import { paths } from '../../paths.ts';
import { useShop } from '../../shops/shop-context.tsx';
import { useVisit } from './visit-provider.tsx';

interface VisitAnalyticsProps {
  scripts: readonly PlacedScript[];
}

/** Mounts after hydration, because the consent is known only then and the first effect reports a sign-in. */
export function VisitAnalytics(props: VisitAnalyticsProps) {
  return useIsHydrated() ? <Reporting {...props} /> : null;
}

function Reporting({ scripts }: VisitAnalyticsProps) {
  const { isCustomer } = useVisit();
  const consent = useConsented(scripts, isCustomer === true);
  usePageEvents();
  useCartEvents(isCustomer);
  useSignInEvents(isCustomer, consent?.analytics ?? false);
  useSelectedItems();
  return null;
}

/**
 * Derives the events from the difference between the response to a change and the cart before, so that every button is covered.
 * What a renewal or a revalidation shows was reported by the page that changed it.
 */
function useCartEvents(isCustomer: boolean | undefined): void {
  const { isOpen, confirmed, isAnswer } = useCart();
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
  const isShown = lines !== undefined && (isOpen || pathname === paths.cart);
  useEffect(() => {
    if (isShown) pushEvent(toViewCartEvent(before.current.lines ?? []));
  }, [isShown]);
}

/** The last reported URL. An error page mounts the layout again, so component state would be lost. */
let reportedAddress: string | undefined;

/** Pushes `page_view` and what the page shows, once per address. */
function usePageEvents(): void {
  const { pathname, search } = useLocation();
  const { level = '', contents } = usePageHandle();
  const { id: shop } = useShop();
  useEffect(() => {
    const address = pathname + search;
    // A URL with tracking parameters is replaced by one without them, which is reported then.
    if (reportedAddress === address || toUntrackedAddress({ pathname, search }) !== undefined) return;
    reportedAddress = address;
    // A query may hold personal data, such as the token for a new password.
    const page_location = window.location.origin + pathname;
    pushEvent({ event: 'page_view', page_location, page_title: document.title, page_type: level, shop });
    if (contents.searchTerm) pushEvent({ event: 'search', search_term: contents.searchTerm });
    if (contents.viewed) pushEvent(toViewEvent(contents.viewed));
    for (const list of contents.lists) if (list.products.length > 0) pushEvent(toListEvent(list));
  }, [pathname, search, contents, level, shop]);
}

/** Pushes `select_item` when a product card is followed. */
function useSelectedItems(): void {
  useEffect(() => {
    const report = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const selected = link?.closest('article') ? toSelectEvent(link.href) : undefined;
      if (selected) pushEvent(selected);
    };
    // The capture phase precedes the router's click handler.
    document.addEventListener('click', report, { capture: true });
    return () => document.removeEventListener('click', report, { capture: true });
  }, []);
}
