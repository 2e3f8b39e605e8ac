import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and in the first render of the browser: for what needs script to be of use. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
