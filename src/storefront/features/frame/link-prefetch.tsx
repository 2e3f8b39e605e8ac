import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { mayPrefetch } from '../../lib/visitor/prefetch.ts';

/** How long pointer or focus rest on a link before that counts as a wish, in milliseconds. */
const restMs = 100;
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the page ahead that somebody is about to open by a link with `data-prefetch`: one listener for all of them. */
export function LinkPrefetch() {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a[data-prefetch]') : null;
      const address = link?.getAttribute('href');
      if (!address || !mayPrefetch()) return;
      timer = setTimeout(() => setWanted(address), restMs);
    };
    for (const sign of signs) window.addEventListener(sign, consider, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, consider);
    };
  }, []);
  return wanted === undefined ? null : <PrefetchPageLinks page={wanted} />;
}
