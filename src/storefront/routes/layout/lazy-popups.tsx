// Popups open in few visits, seconds after the page: their chunk loads after hydration.

import { type ComponentType, Suspense } from 'react';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';

export const BasicPopup = lazyPopup(async () => (await import('../../features/popups/basic-popup.tsx')).BasicPopup);
export const ExitPopup = lazyPopup(async () => (await import('../../features/popups/exit-popup.tsx')).ExitPopup);

function lazyPopup<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Popup = lazyWithFallback<Props>(load, () => null);
  return function LazyPopup(props: Props) {
    if (!useIsHydrated()) return null;
    return (
      <Suspense>
        <Popup {...props} />
      </Suspense>
    );
  };
}
