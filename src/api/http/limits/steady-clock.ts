/** Milliseconds that never go back: after the clock was set back they go on from the latest, so that no limit lasts longer. */
export function createSteadyClock(clock: () => Date): () => number {
  let offsetMs = 0;
  let latestMs = Number.NEGATIVE_INFINITY;
  return () => {
    const readMs = clock().getTime();
    if (readMs + offsetMs < latestMs) offsetMs = latestMs - readMs;
    latestMs = readMs + offsetMs;
    return latestMs;
  };
}
