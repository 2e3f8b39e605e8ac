import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { mayPrefetch } from '#web/browser/prefetch.ts';

/** How long the pointer or the focus must rest on a link before its page is prefetched. */
const restMs = 100;
/** A click cancels the prefetch, because the navigation fetches the page itself. */
const observedEvents = ['pointerover', 'focusin', 'click'] as const;

/** Prefetches the page of a `data-prefetch` link under a resting pointer or focus (specification 9), by one listener. */
export function LinkPrefetch() {
  const { key } = useLocation();
  const [wanted, setWanted] = useState<{ address: string; on: string }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = ({ target, type }: Event) => {
      clearTimeout(timer);
      const address = target instanceof Element && target.closest('a[data-prefetch]')?.getAttribute('href');
      if (type === 'click' || !address || !mayPrefetch()) return;
      timer = setTimeout(() => setWanted({ address, on: key }), restMs);
    };
    for (const name of observedEvents) window.addEventListener(name, consider, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of observedEvents) window.removeEventListener(name, consider);
    };
  }, [key]);
  // Ignored after a navigation: otherwise the link's page would be prefetched again.
  return wanted?.on === key ? <PrefetchPageLinks page={wanted.address} /> : null;
}
