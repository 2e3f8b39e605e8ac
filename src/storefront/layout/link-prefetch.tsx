import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { mayPrefetch } from '#web/browser/prefetch.ts';

/** How long pointer or focus rest on a link before that counts as a wish, in milliseconds. */
const restMs = 100;
/** A click ends the wait: the page is being fetched then. */
const signs = ['pointerover', 'focusin', 'touchstart', 'click'] as const;

interface LinkPrefetchProps {
  /** For every link: fetches code that its address does not tell of. */
  fetchCode: (link: Element) => void;
}

/** Fetches the page ahead that somebody is about to open by a link with `data-prefetch`: one listener for all of them. */
export function LinkPrefetch({ fetchCode }: LinkPrefetchProps) {
  const { key } = useLocation();
  const [wanted, setWanted] = useState<{ address: string; on: string }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !mayPrefetch()) return;
      // A tap is over before it has rested.
      if (type === 'touchstart' || type === 'click') fetchCode(link);
      if (type === 'click') return;
      timer = setTimeout(() => {
        fetchCode(link);
        const address = link.matches('[data-prefetch]') && link.getAttribute('href');
        if (address) setWanted({ address, on: key });
      }, restMs);
    };
    for (const sign of signs) window.addEventListener(sign, consider, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, consider);
    };
  }, [fetchCode, key]);
  // A wish of the page before would fetch that page again as soon as it was left.
  return wanted?.on === key ? <PrefetchPageLinks page={wanted.address} /> : null;
}
