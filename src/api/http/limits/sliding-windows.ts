// Limits of requests and of calls to other servers. This file: the number of events of a key in a sliding window.

import { LRUCache } from 'lru-cache';

/** At most `most` events within `perMs`. */
export interface Rule {
  most: number;
  perMs: number;
}

/** The remaining events; `retryAfterMs` is 0 while there are any. */
export interface Balance {
  remaining: number;
  retryAfterMs: number;
}

export interface SlidingWindows {
  /** Returns the balance without counting an event. */
  peek(key: string, rule: Rule, nowMs: number): Balance;
  count(key: string, rule: Rule, nowMs: number): void;
  /** Takes back the event that was counted last. */
  takeBack(key: string, rule: Rule, nowMs: number): void;
}

interface Window {
  /** Number of the newest slice since the epoch. */
  newest: number;
  /** Events by slice; slice `n` is stored at `n % slices`. */
  counts: number[];
}

/** Ten slices of the window and one more for the current, partial slice, so that no window exceeds the rule. */
const slicesPerRule = 10;
const slices = slicesPerRule + 1;

/** Keeps the `maxKeys` most recently used keys. A key always belongs to the same rule. */
export function createSlidingWindows(maxKeys: number): SlidingWindows {
  // The cache is bounded because clients control the number of keys, which contain their addresses.
  const windows = new LRUCache<string, Window>({ max: maxKeys });

  function toCurrent(key: string, slice: number): Window {
    const known = windows.get(key);
    // The difference is negative after the clock was set back by more than the window.
    if (!known || Math.abs(slice - known.newest) >= slices)
      return { newest: slice, counts: Array.from({ length: slices }, () => 0) };
    const counts = [...known.counts];
    for (let next = known.newest + 1; next <= slice; next += 1) counts[next % slices] = 0;
    return { newest: Math.max(slice, known.newest), counts };
  }

  return {
    peek(key, rule, nowMs) {
      const sliceMs = toSliceMs(rule);
      const { newest, counts } = toCurrent(key, toSlice(rule, nowMs));
      let used = counts.reduce((sum, count) => sum + count, 0);
      const remaining = Math.max(0, rule.most - used);
      let oldest = newest - slices + 1;
      for (; used >= rule.most && oldest <= newest; oldest += 1) used -= counts[oldest % slices] ?? 0;
      return { remaining, retryAfterMs: remaining > 0 ? 0 : (oldest + slices - 1) * sliceMs - nowMs };
    },
    count(key, rule, nowMs) {
      const window = toCurrent(key, toSlice(rule, nowMs));
      const index = window.newest % slices;
      window.counts[index] = (window.counts[index] ?? 0) + 1;
      windows.set(key, window);
    },
    takeBack(key, rule, nowMs) {
      const window = toCurrent(key, toSlice(rule, nowMs));
      const newestFirst = window.counts.map((_, back) => (window.newest - back) % slices);
      const index = newestFirst.find((candidate) => window.counts[candidate]);
      if (index === undefined) return;
      window.counts[index] = (window.counts[index] ?? 0) - 1;
      windows.set(key, window);
    },
  };
}

function toSliceMs({ perMs }: Rule): number {
  return perMs / slicesPerRule;
}

function toSlice(rule: Rule, nowMs: number): number {
  return Math.floor(nowMs / toSliceMs(rule));
}
