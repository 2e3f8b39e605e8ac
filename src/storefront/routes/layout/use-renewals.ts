import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { listenToTabs, notifyTabs } from '#web/browser/tabs.ts';
import { useIsPersonalPage } from '#web/route-handle.ts';
import { useShop } from '../../shops/shop-context.tsx';
import type { Personal } from './load-personal.server.ts';
import type { Renew } from './use-personal.ts';

/**
 * Loads the personal data at once if the server has not rendered it, as on every public page. Renews it after a navigation, when
 * the tab becomes visible, and when another tab reports a change or another customer; opening the cart renews it too.
 */
export function useRenewals(personal: Personal | undefined, renew: Renew): void {
  useTabs(toIdentity(personal), renew);
  useBackForwardRenewal(renew);
  const { pathname } = useLocation();
  const { id: shopId } = useShop();
  const address = `${shopId} ${pathname}`;
  const renewed = useRef(personal === undefined ? undefined : address);
  useEffect(() => {
    if (renewed.current === address) return;
    renewed.current = address;
    void renew();
  }, [address, renew]);
}

/** What the tabs compare: the customer, else whether there is a session; undefined while it is unknown. */
function toIdentity(personal: Personal | undefined): string | undefined {
  if (personal?.customer === undefined) return undefined;
  if (personal.customer) return String(personal.customer.id);
  return personal.hasSession ? 'session' : 'none';
}

/** A hidden tab only notes the message, until it becomes visible. */
function useTabs(identity: string | undefined, renew: Renew): void {
  const isStale = useRef(false);
  const show = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    void renew(isStale.current);
    isStale.current = false;
  });
  const receive = useEffectEvent((message: unknown) => {
    if (message === identity) return;
    isStale.current = true;
    show();
  });
  useEffect(() => {
    const onVisible = () => show();
    document.addEventListener('visibilitychange', onVisible);
    const stopListening = listenToTabs((message) => receive(message));
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      stopListening();
    };
  }, []);
  useEffect(() => {
    if (identity !== undefined) notifyTabs(identity);
  }, [identity]);
}

/** A document restored from the back/forward cache is stale: other pages may have changed the cart. */
function useBackForwardRenewal(renew: Renew): void {
  const isPersonalPage = useIsPersonalPage();
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(async () => {
    // Without a connection a revalidation would replace the page by an error.
    if ((await renew(true)) && isPersonalPage) await revalidate();
  });
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refresh();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
