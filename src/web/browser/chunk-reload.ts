// Reloads the page when one of its chunks is gone, as after a release (specification 4 and 8).
import { createPath, type Navigation } from 'react-router';
import { readStored, store } from './storage.ts';

declare global {
  interface Window {
    /** Undocumented global of React Router, set for its developer tools. */
    __reactRouterDataRouter?: { state: { navigation: Navigation } };
  }
}

const storageKey = 'chunk-reload';
const guardMs = 60_000;

let isReloadPending = false;

/** Whether a reload of this document is pending. */
export function isReloading(): boolean {
  return isReloadPending;
}

/** Specification 4: at most once in 60 s. */
export function mayReload(now: number, lastReload: number): boolean {
  return now - lastReload >= guardMs;
}

/**
 * Loads a new document when the chunk of a component or a route cannot be fetched. A second failure within 60 s is left to
 * the importer: routes show the error page.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, a reload would replace a working page by an error.
    if (!navigator.onLine) return;
    const now = Date.now();
    if (!mayReload(now, Number(readStored('session', storageKey) ?? 0))) return;
    // Without storage nothing would stop a reload loop.
    if (!store('session', storageKey, String(now))) return;
    event.preventDefault();
    isReloadPending = true;
    const destination = findDestination();
    if (destination === undefined) window.location.reload();
    else window.location.assign(destination);
  });
  // The back/forward cache may restore this document.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isReloadPending = false;
  });
}

/** The destination of the pending navigation, if any: React has not rendered it yet, so the reload must go there. */
function findDestination(): string | undefined {
  const location = window.__reactRouterDataRouter?.state.navigation.location;
  return location && createPath(location);
}
