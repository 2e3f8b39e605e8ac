import { useEffect } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { isAtOrBelow } from '#contract/site-paths.ts';
import { isNavigationMode, navigationModes } from '#web/navigation-mode.ts';
import { documentPrefixes } from '../routes.ts';

/**
 * Makes plain anchors navigate on the client. One delegated listener serves our own links and those in merchant texts alike.
 * For `data-navigation` see web/navigation-mode.ts.
 */
export function useLocalLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = toClientLink(event);
      if (!link) return;
      event.preventDefault();
      void navigate(link.address, link.options);
    };
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}

interface ClientLink {
  address: string;
  options: NavigateOptions;
}

/** The destination of a click inside the app; undefined if the browser should handle it. */
export function toClientLink(event: MouseEvent): ClientLink | undefined {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.hasAttribute('href') || anchor.hasAttribute('download')) return undefined;
  if (anchor.target && anchor.target !== '_self') return undefined;
  const { origin, pathname, search, hash } = new URL(anchor.href, window.location.href);
  if (origin !== window.location.origin) return undefined;
  if (documentPrefixes.some((prefix) => isAtOrBelow(pathname, prefix))) return undefined;
  const isSamePage = pathname === window.location.pathname && search === window.location.search;
  if (isSamePage && hash) return undefined;
  const { navigation: mode } = anchor.dataset;
  // Like the address bar: a link to the current page adds no history entry.
  return {
    address: pathname + search + hash,
    options: { replace: isSamePage, ...(isNavigationMode(mode) && navigationModes[mode]) },
  };
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
