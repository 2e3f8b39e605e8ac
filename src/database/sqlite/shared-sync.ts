// Group commit: one sync for all concurrent commits.

/**
 * Returns a function that resolves after a sync that began after its call; `sync` never runs concurrently. A failed sync
 * rejects for all its callers, and the next call starts another one.
 */
export function shareSyncs(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const start = (): Promise<void> => {
    next = undefined;
    running = sync().finally(() => (running = undefined));
    return running;
  };

  return () => {
    if (!next && !running) return start();
    next ??= running?.then(start, start) ?? start();
    return next;
  };
}
