import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { mayPrefetch } from '../../lib/visitor/prefetch.ts';

/** How long pointer or focus rest on a link before that counts as a wish, in milliseconds. */
const restMs = 100;
/** A click ends the wait: the page is being fetched then. */
const signs = ['pointerover', 'focusin', 'touchstart', 'click'] as const;

/** Fetches the page ahead that somebody is about to open by a link with `data-prefetch`: one listener for all of them. */
export function LinkPrefetch() {
  const { key } = useLocation();
  const [wanted, setWanted] = useState<{ address: string; on: string }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element && type !== 'click' ? target.closest('a[data-prefetch]') : null;
      const address = link?.getAttribute('href');
      if (!address || !mayPrefetch()) return;
      timer = setTimeout(() => setWanted({ address, on: key }), restMs);
    };
    for (const sign of signs) window.addEventListener(sign, consider, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, consider);
    };
  }, [key]);
  // A wish of the page before would fetch that page again as soon as it was left.
  return wanted?.on === key ? <PrefetchPageLinks page={wanted.address} /> : null;
}
