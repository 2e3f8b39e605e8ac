// One wait for the disk for all who commit meanwhile.

/**
 * Answers a function that resolves when a sync is done that began after its call; `sync` never runs twice at once. A sync
 * that fails rejects for all who waited for it, and the next one is tried.
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
