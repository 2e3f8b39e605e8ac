import { describe, expect, it } from 'vitest';
import { findRetryDelayMs } from './backoff.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe('findRetryDelayMs', () => {
  it.each([
    [1, minuteMs],
    [2, 2 * minuteMs],
    [5, 16 * minuteMs],
    [9, 256 * minuteMs],
    [10, 6 * hourMs],
    [21, 6 * hourMs],
  ])('doubles from a minute to six hours: after %i attempts', (attempts, expected) => {
    expect(findRetryDelayMs(attempts, 0)).toBe(expected);
  });

  it('subtracts up to a fifth as jitter, and never adds', () => {
    expect(findRetryDelayMs(1, 1)).toBe(48_000);
    expect(findRetryDelayMs(20, 0.5)).toBe(5.4 * hourMs);
  });

  it('gives up after about three days', () => {
    let attempts = 1;
    let waitedMs = 0;
    for (let delay = findRetryDelayMs(attempts, 0.5); delay !== undefined; delay = findRetryDelayMs(attempts, 0.5)) {
      waitedMs += delay;
      attempts += 1;
    }
    expect(waitedMs / hourMs).toBeCloseTo(72, 0);
  });
});
