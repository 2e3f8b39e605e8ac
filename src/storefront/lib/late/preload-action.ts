import { useEffect } from 'react';
import { useMatches } from 'react-router';

interface RouteCode {
  module: string;
  clientActionModule?: string;
}

declare global {
  interface Window {
    /** React Router's own: which files hold the code of a route. */
    __reactRouterManifest?: { routes: Record<string, RouteCode | undefined> };
  }
}

/** What shows that somebody is there: a page that is only looked at does without. */
const signs = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Fetches the code by which the browser answers for a route when the server cannot be reached: to fetch it only then would
 * fail as well. `isWhole` brings the rest of the route too, which is little where the route has no page.
 */
export function usePreloadedAction(routeId: string, { isWhole = false } = {}): void {
  useEffect(() => {
    const waiting = new AbortController();
    const preload = () => {
      waiting.abort();
      const { module, clientActionModule } = window.__reactRouterManifest?.routes[routeId] ?? {};
      for (const file of [clientActionModule, isWhole ? module : undefined]) if (file) addLink(file);
    };
    for (const sign of signs) window.addEventListener(sign, preload, { passive: true, signal: waiting.signal });
    return () => waiting.abort();
  }, [routeId, isWhole]);
}

/** The same for the page that is open. */
export function usePreloadedPageAction(): void {
  usePreloadedAction(useMatches().at(-1)?.id ?? '');
}

function addLink(file: string): void {
  if (document.querySelector(`link[rel=modulepreload][href="${file}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
