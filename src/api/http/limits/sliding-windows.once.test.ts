import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlidingWindows } from './sliding-windows.ts';

const rule = { most: 10, perMs: 60_000 };
const start = Date.parse('2026-11-20T10:00:00-03:00');

function createCounter(maxKeys = 100) {
  const windows = createSlidingWindows(maxKeys);
  return {
    windows,
    /** Whether the event was granted. */
    take(nowMs: number, key = 'a'): boolean {
      if (windows.peek(key, rule, nowMs).remaining === 0) return false;
      windows.count(key, rule, nowMs);
      return true;
    },
  };
}

const countGranted = (answers: readonly boolean[]) => answers.filter(Boolean).length;

describe('a window', () => {
  it('grants a burst of the whole limit, and no more', () => {
    const { take } = createCounter();
    expect(countGranted(Array.from({ length: 30 }, () => take(start)))).toBe(10);
  });

  it('grants no second burst where one minute ends and the next begins', () => {
    const { take } = createCounter();
    const before = Array.from({ length: 10 }, () => take(start + 59_999));
    const after = Array.from({ length: 10 }, () => take(start + 60_001));
    expect([countGranted(before), countGranted(after)]).toEqual([10, 0]);
  });

  it('frees used events gradually', () => {
    const { take, windows } = createCounter();
    for (let second = 0; second < 60; second += 6) take(start + second * 1000);
    expect(windows.peek('a', rule, start + 60_000).remaining).toBe(0);
    expect(windows.peek('a', rule, start + 66_000).remaining).toBe(1);
    expect(windows.peek('a', rule, start + 78_000).remaining).toBe(3);
    expect(windows.peek('a', rule, start + 200_000).remaining).toBe(10);
  });

  it('returns the time until the next event is granted', () => {
    const { take, windows } = createCounter();
    for (let count = 0; count < 10; count += 1) take(start);
    const { retryAfterMs } = windows.peek('a', rule, start + 1000);
    expect(retryAfterMs).toBe(65_000);
    expect(take(start + 1000 + retryAfterMs - 1)).toBe(false);
    expect(take(start + 1000 + retryAfterMs)).toBe(true);
    expect(windows.peek('b', rule, start).retryAfterMs).toBe(0);
  });

  it('takes back the event that was counted last, also in a later slice, and none twice', () => {
    const { take, windows } = createCounter();
    take(start);
    take(start + 12_000);
    windows.takeBack('a', rule, start + 30_000);
    expect(windows.peek('a', rule, start + 30_000).remaining).toBe(9);
    expect(windows.peek('a', rule, start + 66_000).remaining, 'the first event is the one that stays').toBe(10);
    windows.takeBack('a', rule, start + 66_000);
    expect(windows.peek('a', rule, start + 66_000).remaining).toBe(10);
  });

  it('is not blocked by a clock that is set back', () => {
    const { take } = createCounter();
    for (let count = 0; count < 10; count += 1) take(start);
    expect(take(start - 1)).toBe(false);
    expect(take(start - 3_600_000)).toBe(true);
  });

  it('counts each key separately', () => {
    const { take } = createCounter();
    for (let count = 0; count < 10; count += 1) take(start, 'a');
    expect([take(start, 'a'), take(start, 'b')]).toEqual([false, true]);
  });

  it('never grants more than the rule in any window, and grants the next event at the returned time', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 300, size: 'max' });
    fc.assert(
      fc.property(steps, (waits) => {
        const { take, windows } = createCounter();
        const granted: number[] = [];
        const promises: { waitMs: number; isKept: boolean }[] = [];
        let nowMs = start;
        for (const wait of waits) {
          nowMs += wait;
          const { remaining, retryAfterMs: waitMs } = windows.peek('a', rule, nowMs);
          if (take(nowMs)) granted.push(nowMs);
          if (remaining > 0) continue;
          promises.push({ waitMs, isKept: windows.peek('a', rule, nowMs + waitMs).remaining > 0 });
        }
        const distances = granted.slice(rule.most).map((late, index) => late - (granted[index] ?? 0));
        expect(distances.filter((distance) => distance <= rule.perMs)).toEqual([]);
        expect(promises.filter(({ waitMs, isKept }) => !isKept || waitMs <= 0 || waitMs > rule.perMs * 1.1)).toEqual(
          [],
        );
      }),
    );
  });
});

it('stores at most the maximum number of keys', () => {
  const { take, windows } = createCounter(2);
  for (const key of ['a', 'b', 'c']) take(start, key);
  const remaining = ['a', 'b', 'c'].map((key) => windows.peek(key, rule, start).remaining);
  expect(remaining).toEqual([10, 9, 9]);
});
