// Pushes the events of a visit to the data layer. It renders nothing.

import type { PlacedScript } from '#web/analytics/script-slots.ts';
import { useConsented } from '#web/analytics/use-consented.ts';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { useCartEvents } from '../../features/cart/state/use-cart-events.ts';
import { usePageEvents, useSelectedItems } from '../../layout/analytics/use-page-events.ts';
import { useSignInEvents } from '../../layout/analytics/use-sign-in-events.ts';
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
