import { useEffect } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { isAtOrBelow } from '#contract/site-paths.ts';
import { holdOrigin } from '#web/analytics/campaign.ts';
import { toOriginValue, toUntrackedAddress } from '#web/http/tracking-parameters.ts';
import { documentMode, isNavigationMode, navigationModes } from '#web/navigation-mode.ts';
import { documentPrefixes } from '../paths.ts';

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
      if (link.origin !== undefined) holdOrigin(link.origin);
      void navigate(link.address, link.options);
    };
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}

interface ClientLink {
  address: string;
  options: NavigateOptions;
  /** The value of its tracking parameters, if any. */
  origin?: string;
}

/** The destination of a click inside the app; undefined if the browser should handle it. */
export function toClientLink(event: MouseEvent): ClientLink | undefined {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.hasAttribute('href') || anchor.hasAttribute('download')) return undefined;
  if (anchor.target && anchor.target !== '_self') return undefined;
  const { navigation: mode } = anchor.dataset;
  if (mode === documentMode) return undefined;
  const { origin, pathname, search, hash } = new URL(anchor.href, window.location.href);
  if (origin !== window.location.origin) return undefined;
  if (documentPrefixes.some((prefix) => isAtOrBelow(pathname, prefix))) return undefined;
  // Removed here, since the server's redirect without them would lose the fragment: it never sees one.
  const untracked = toUntrackedAddress({ pathname, search });
  const page = untracked ?? pathname + search;
  const isSamePage = page === window.location.pathname + window.location.search;
  if (isSamePage && hash && untracked === undefined) return undefined;
  const value = untracked === undefined ? undefined : toOriginValue(search);
  // Like the address bar: a link to the current page adds no history entry.
  return {
    address: page + hash,
    ...(value !== undefined && { origin: value }),
    options: { replace: isSamePage, ...(isNavigationMode(mode) && navigationModes[mode]) },
  };
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
