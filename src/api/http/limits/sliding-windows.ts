// The counting behind the rate limits. This file: how many events a key had within the time that just passed.
import { LRUCache } from 'lru-cache';

/** So many events within so long. */
export interface Rule {
  most: number;
  perMs: number;
}

/** What is left before the next event; `retryAfterMs` is 0 while there is some. */
export interface Balance {
  remaining: number;
  retryAfterMs: number;
}

export interface SlidingWindows {
  /** Changes nothing. */
  look(key: string, rule: Rule, nowMs: number): Balance;
  count(key: string, rule: Rule, nowMs: number): void;
}

interface Window {
  /** Number of the newest slice since the epoch. */
  newest: number;
  /** Events by slice; slice `n` stands at `n % slices`. */
  counts: number[];
}

/** A tenth of the time each, and one more for the tenth that is only half over: never too many in any stretch of time. */
const slicesPerRule = 10;
const slices = slicesPerRule + 1;

/** Remembers the keys that were used last, `maxKeys` of them. A key always belongs to the same rule. */
export function createSlidingWindows(maxKeys: number): SlidingWindows {
  // Bounded: keys contain client addresses, so that their number is up to the clients.
  const windows = new LRUCache<string, Window>({ max: maxKeys });

  function toCurrent(key: string, slice: number): Window {
    const known = windows.get(key);
    // The other direction is a clock that was set back by more than the time we look at.
    if (!known || Math.abs(slice - known.newest) >= slices) return { newest: slice, counts: createCounts() };
    const counts = [...known.counts];
    for (let next = known.newest + 1; next <= slice; next += 1) counts[next % slices] = 0;
    return { newest: Math.max(slice, known.newest), counts };
  }

  return {
    look(key, rule, nowMs) {
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
      const place = window.newest % slices;
      window.counts[place] = (window.counts[place] ?? 0) + 1;
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

function createCounts(): number[] {
  return Array.from({ length: slices }, () => 0);
}
