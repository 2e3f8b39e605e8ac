import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pushEvent } from '#web/analytics/data-layer.ts';
import { toListEvent, toSelectEvent, toViewEvent } from '#web/analytics/items.ts';
import { toUntrackedAddress } from '#web/http/tracking-parameters.ts';
import { usePageHandle } from '#web/route-handle.ts';
import { useShop } from '../../shops/shop-context.tsx';

/** The last reported URL. An error page mounts the layout again, so component state would be lost. */
let reportedAddress: string | undefined;

/** Pushes `page_view` and what the page shows, once per address. */
export function usePageEvents(): void {
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
export function useSelectedItems(): void {
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
