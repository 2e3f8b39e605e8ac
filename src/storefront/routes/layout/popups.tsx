// Popups open in few visits, seconds after the page: their chunks load after hydration.

import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { isAtOrBelow } from '#contract/site-paths.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';
import { usePageHandle } from '#web/route-handle.ts';
import { documentPrefixes } from '../../paths.ts';
import { useSettings } from '../../shops/shop-context.tsx';
import { useVisit } from './visit-provider.tsx';

const loadExit = async () => (await import('../../features/popups/exit-popup.tsx')).ExitPopup;
const LazyExitPopup = lazyWithFallback(loadExit, () => null);
const loadBasic = async () => (await import('../../features/popups/basic-popup.tsx')).BasicPopup;
const LazyBasicPopup = lazyWithFallback(loadBasic, () => null);

/** Only customers get it (specification 4). */
export function ExitPopup() {
  const { isCustomer } = useVisit();
  const mayOpen = useMayOpen();
  return <Suspense>{mayOpen && isCustomer && <LazyExitPopup />}</Suspense>;
}

/** Opens on the levels that the settings allow. */
export function BasicPopup() {
  const { level } = usePageHandle();
  const { popups } = useSettings();
  const mayOpen = useMayOpen() && level !== undefined && (popups?.includes(level) ?? true);
  return <Suspense>{mayOpen && <LazyBasicPopup level={level} />}</Suspense>;
}

/** Popups never open in the checkout or the account. */
function useMayOpen(): boolean {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated && !documentPrefixes.some((prefix) => isAtOrBelow(pathname, prefix));
}
