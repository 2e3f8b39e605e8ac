import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { mayPrefetch } from '../../lib/visitor/prefetch.ts';

/** How long pointer or focus rest on a link before that counts as a wish, in milliseconds. */
const restMs = 100;
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

interface LinkPrefetchProps {
  /** For every link: fetches code that its address does not tell of. */
  fetchCode: (link: Element) => void;
}

/** Fetches the page ahead that somebody is about to open by a link with `data-prefetch`: one listener for all of them. */
export function LinkPrefetch({ fetchCode }: LinkPrefetchProps) {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !mayPrefetch()) return;
      // A tap is over before it has rested.
      if (type === 'touchstart') fetchCode(link);
      timer = setTimeout(() => {
        fetchCode(link);
        if (link.matches('[data-prefetch]')) setWanted(link.getAttribute('href') ?? undefined);
      }, restMs);
    };
    for (const sign of signs) window.addEventListener(sign, consider, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, consider);
    };
  }, [fetchCode]);
  return wanted === undefined ? null : <PrefetchPageLinks page={wanted} />;
}
