import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { documentPrefixes } from '../../routes.ts';

/**
 * Plain anchors of menus, footer and merchant texts navigate like the router's own links: one listener for all of them
 * costs nothing where a component for each would cost rendering time.
 */
export function useLocalLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = toClientAddress(event);
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    };
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}

/** The address that a click leads to inside the app; undefined where the browser should do what it does. */
export function toClientAddress(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.hasAttribute('href') || anchor.hasAttribute('download')) return undefined;
  if (anchor.target && anchor.target !== '_self') return undefined;
  const { origin, pathname, search, hash } = new URL(anchor.href, window.location.href);
  if (origin !== window.location.origin) return undefined;
  if (documentPrefixes.some((prefix) => pathname.startsWith(prefix))) return undefined;
  const isSamePage = pathname === window.location.pathname && search === window.location.search;
  return isSamePage && hash ? undefined : pathname + search + hash;
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
