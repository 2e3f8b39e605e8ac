// A page whose code is gone, as after a release, loads itself anew (specification 4 and 8).
import { createPath, type Navigation } from 'react-router';
import { readStored, store } from './storage.ts';

declare global {
  interface Window {
    /** React Router's own, for its tools. */
    __reactRouterDataRouter?: { state: { navigation: Navigation } };
  }
}

const storageKey = 'chunk-reload';
const guardMs = 60_000;

let isUnderWay = false;

/** Whether this document is about to be replaced by one whose code is there. */
export function isReloading(): boolean {
  return isUnderWay;
}

/** Specification 4: at most once in 60 s. */
export function mayReload(now: number, lastReload: number): boolean {
  return now - lastReload >= guardMs;
}

/**
 * Loads a document when a part of the code cannot be fetched: of a component, or of a route (vite.config.ts). A second
 * failure within 60 s is left to whoever asked for the part: routes show the error page.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would take away the page that is there.
    if (!navigator.onLine) return;
    const now = Date.now();
    if (!mayReload(now, Number(readStored('session', storageKey) ?? 0))) return;
    // Without storage nothing would end the reloads.
    if (!store('session', storageKey, String(now))) return;
    event.preventDefault();
    isUnderWay = true;
    const destination = findDestination();
    if (destination === undefined) window.location.reload();
    else window.location.assign(destination);
  });
  // Going back may bring this very document again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isUnderWay = false;
  });
}

/** Where a navigation under way leads: there the new document is asked for. React has not rendered it yet. */
function findDestination(): string | undefined {
  const location = window.__reactRouterDataRouter?.state.navigation.location;
  return location && createPath(location);
}
