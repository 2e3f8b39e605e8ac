// Retry delays of mail, and the maximum number of attempts.

const firstDelayMs = 60 * 1000;
const longestDelayMs = 6 * 60 * 60 * 1000;

/** With delays of 1, 2, 4 ... 256 minutes and six hours from then on, the last attempt falls three days after the first. */
const maxAttempts = 22;

/**
 * Milliseconds until the next attempt, after `attempts` of them; undefined after the last one. `random` (0 to 1) subtracts
 * up to a fifth as jitter, so that mails that failed together are not retried together.
 */
export function findRetryDelayMs(attempts: number, random: number): number | undefined {
  if (attempts >= maxAttempts) return undefined;
  const delayMs = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
  return Math.round(delayMs * (1 - random / 5));
}
