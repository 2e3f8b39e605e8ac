import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

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

/**
 * Fetches the code by which the browser answers for a route when the server cannot be reached: to fetch it only then would
 * fail as well. `isWhole` brings the rest of the route too, which is little where the route has no page.
 */
export function usePreloadedAction(routeId: string, { isWhole = false } = {}): void {
  useEffect(() => {
    const preload = async () => {
      await whenIdle();
      const { module, clientActionModule } = window.__reactRouterManifest?.routes[routeId] ?? {};
      for (const file of [clientActionModule, isWhole ? module : undefined]) if (file) addLink(file);
    };
    void preload();
  }, [routeId, isWhole]);
}

function addLink(file: string): void {
  if (document.querySelector(`link[rel=modulepreload][href="${file}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
