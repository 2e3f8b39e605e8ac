import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Of the document, after the first time. */
let isPageHydrated = false;
const neverTold = () => () => undefined;

/**
 * False on the server and while the browser takes over what the server rendered: for what needs script to be of use. It turns
 * true without holding the page up, as a store alone would.
 */
export function useIsHydrated(): boolean {
  const isLater = useSyncExternalStore(
    neverTold,
    () => isPageHydrated,
    () => false,
  );
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    if (isPageHydrated) return;
    startTransition(() => setIsHydrated(true));
    // Only when every part has been told: a store that has changed is read again at once.
    queueMicrotask(() => (isPageHydrated = true));
  }, []);
  return isLater || isHydrated;
}
