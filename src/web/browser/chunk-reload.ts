// Specification 4: a chunk that cannot be fetched, as after a release, reloads the page, at most once in 60 s.

import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { readStored, store } from './storage.ts';

const storageKey = 'chunk-reload';
const guardMs = 60_000;

export function mayReload(now: number, lastReload: number): boolean {
  return now - lastReload >= guardMs;
}

/** True at most once in 60 s. Offline a reload would lose the page, and without storage it might loop: false. */
function takeReload(): boolean {
  const now = Date.now();
  const lastReload = Number(readStored('session', storageKey) ?? 0);
  return navigator.onLine && mayReload(now, lastReload) && store('session', storageKey, String(now));
}

let isOwnReload = false;

/** `location.reload()`, which `useRouteReloadGuard` does not intercept. */
export function reloadPage(): void {
  isOwnReload = true;
  window.location.reload();
}

/** For chunks of lazy components. Where no reload is allowed, `lazyWithFallback` renders its fallback. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!takeReload()) return;
    event.preventDefault();
    reloadPage();
  });
}

/**
 * For chunks of routes: React Router calls `location.reload()` each time, and the navigation stays pending. If the browser
 * has the Navigation API, the reload becomes a document request for the target, which works without its chunk; offline it
 * waits for the connection. Without a navigation, as for a fetcher, the reload is limited, because it could loop (reading A47).
 */
export function useRouteReloadGuard(): void {
  const { location } = useNavigation();
  const [cancelled, setCancelled] = useState<NavigateEvent>();
  useEffect(() => {
    if (!('navigation' in window)) return undefined;
    const cancelReload = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || isOwnReload) return;
      event.preventDefault();
      // The router also updates its state in a transition: after this one the pending navigation is known.
      startTransition(() => setCancelled(event));
    };
    window.navigation.addEventListener('navigate', cancelReload);
    return () => window.navigation.removeEventListener('navigate', cancelReload);
  }, []);
  const requestDocument = useEffectEvent(() => {
    if (location) window.location.assign(createPath(location));
    else if (takeReload()) reloadPage();
  });
  useEffect(() => {
    if (!cancelled) return undefined;
    if (navigator.onLine) requestDocument();
    const resume = () => requestDocument();
    window.addEventListener('online', resume, { once: true });
    return () => window.removeEventListener('online', resume);
  }, [cancelled]);
}
