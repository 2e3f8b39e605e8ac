// Pushes what happens in a visit to the data layer. It renders nothing.
import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useCart } from '../../features/cart/cart-context.tsx';
import { toCartEvents, toCartView } from '#web/analytics/cart-events.ts';
import { pushEvent } from '#web/analytics/data-layer.ts';
import { toListEvent, toSelectEvent, toViewEvent } from '#web/analytics/items.ts';
import type { PlacedScript } from '#web/analytics/script-slots.ts';
import { useConsented } from '#web/analytics/use-consented.ts';
import { useSignInEvents } from '../../layout/analytics/use-sign-in-events.ts';
import { toUntrackedAddress } from '#web/http/tracking-parameters.ts';
import { useShop } from '../../shops/shop-context.tsx';
import { usePageHandle } from '../../route-handle.ts';
import { paths } from '../../routes.ts';

export interface VisitAnalyticsProps {
  isCustomer: boolean;
  scripts: readonly PlacedScript[];
}

export function VisitAnalytics({ isCustomer, scripts }: VisitAnalyticsProps) {
  const consent = useConsented(scripts, isCustomer);
  usePageEvents();
  useCartEvents();
  useSignInEvents(isCustomer, consent?.analytics ?? false);
  useSelectedItems();
  return null;
}

/** The address that was told last. The frame mounts anew around an error page, so it cannot remember itself. */
let toldAddress: string | undefined;

function usePageEvents(): void {
  const { pathname, search } = useLocation();
  const { level = '', contents } = usePageHandle();
  const { id: shop } = useShop();
  useEffect(() => {
    const address = pathname + search;
    // An address that is about to lose its tracking parameters comes again without them.
    if (toldAddress === address || toUntrackedAddress({ pathname, search }) !== undefined) return;
    toldAddress = address;
    // Queries may hold what is personal, such as the token of a new password.
    const page_location = window.location.origin + pathname;
    pushEvent({ event: 'page_view', page_location, page_title: document.title, page_type: level, shop });
    if (contents.searchTerm) pushEvent({ event: 'search', search_term: contents.searchTerm });
    if (contents.viewed) pushEvent(toViewEvent(contents.viewed));
    for (const list of contents.lists) if (list.products.length > 0) pushEvent(toListEvent(list));
  }, [pathname, search, contents, level, shop]);
}

/**
 * The difference between two answers of the cart says what was bought, by whichever button. A revalidated page, as after
 * going back to it, shows what another one has reported already.
 */
function useCartEvents(): void {
  const { isOpen, settled } = useCart();
  const { lines } = settled;
  const { id: shopId } = useShop();
  const { pathname } = useLocation();
  const isRenewing = useRevalidator().state === 'loading';
  const wasRenewed = useRef(false);
  const before = useRef({ shopId, lines });
  useEffect(() => {
    if (isRenewing) {
      wasRenewed.current = true;
      return;
    }
    // Each shop has its own cart: going to the other one is no change of it.
    const isChange = !wasRenewed.current && before.current.shopId === shopId;
    const events = isChange ? toCartEvents(before.current.lines, lines) : [];
    wasRenewed.current = false;
    before.current = { shopId, lines };
    for (const event of events) pushEvent(event);
  }, [shopId, lines, isRenewing]);
  const isShown = isOpen || pathname === paths.cart;
  useEffect(() => {
    if (isShown) pushEvent(toCartView(before.current.lines));
  }, [isShown]);
}

function useSelectedItems(): void {
  useEffect(() => {
    const tell = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const selected = link?.closest('article') ? toSelectEvent(link.href) : undefined;
      if (selected) pushEvent(selected);
    };
    // Before the router follows the link.
    document.addEventListener('click', tell, { capture: true });
    return () => document.removeEventListener('click', tell, { capture: true });
  }, []);
}
