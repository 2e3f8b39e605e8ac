const storageKey = 'chunk-reload';
const guardMs = 60_000;

/** Specification 4: a page whose code is gone (after a release) reloads itself, at most once in 60 s. */
export function mayReload(now: number, lastReload: number): boolean {
  return now - lastReload >= guardMs;
}

/** Reloads when a part of the code cannot be fetched any more. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    if (!mayReload(now, Number(sessionStorage.getItem(storageKey)))) return;
    event.preventDefault();
    sessionStorage.setItem(storageKey, String(now));
    window.location.reload();
  });
}
