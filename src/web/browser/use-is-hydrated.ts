import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** What only the browser knows, and what does not change while it is shown; undefined on the server and during hydration. */
export function useBrowserValue<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore(subscribeToNothing, read, () => undefined);
}

/** False on the server and during hydration: for controls that need JavaScript. */
export function useIsHydrated(): boolean {
  return useBrowserValue(() => true) ?? false;
}
