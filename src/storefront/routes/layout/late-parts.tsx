// Parts of the frame that few visits need, or none at once: their code comes when one does, and the page stands without.
import { Suspense } from 'react';
import { late } from '../../lib/late/late.tsx';
import { lazyOr } from '../../lib/late/lazy-or.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';

const SuggestedProducts = lazyOr(
  async () => (await import('../suggestions/suggested-products.tsx')).SuggestedProducts,
  () => null,
);

export const BasicPopup = late(async () => (await import('../../features/popups/basic-popup.tsx')).BasicPopup);
export const ExitPopup = late(async () => (await import('../../features/popups/exit-popup.tsx')).ExitPopup);
export const VisitAnalytics = late(async () => (await import('./visit-analytics.tsx')).VisitAnalytics);

/** For the empty side cart, which opens by script only. */
export function SideCartSuggestions() {
  return (
    <Suspense>
      <SuggestedProducts isNarrow />
    </Suspense>
  );
}

/** After the page stands: it must not wait for them, and stands without. */
export function LateSuggestions() {
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <SuggestedProducts />
    </Suspense>
  );
}
