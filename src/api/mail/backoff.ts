// How long a mail waits after a failure, and when the shop gives up on it.

const firstDelayMs = 60 * 1000;
const longestDelayMs = 6 * 60 * 60 * 1000;

/** With delays of 1, 2, 4 ... 256 minutes and six hours from then on, the last attempt falls three days after the first. */
const maxAttempts = 22;

/**
 * Milliseconds until the next attempt, after `attempts` of them; undefined when that was the last one. `random` (0 to
 * 1) takes up to a fifth off, so that what failed together does not come back together.
 */
export function findRetryDelayMs(attempts: number, random: number): number | undefined {
  if (attempts >= maxAttempts) return undefined;
  const delayMs = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
  return Math.round(delayMs * (1 - random / 5));
}
