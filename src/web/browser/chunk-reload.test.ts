import { describe, expect, it } from 'vitest';
import { mayReload } from './chunk-reload.ts';

describe('mayReload', () => {
  it.each([
    [1_000_000, 0, true],
    [1_060_000, 1_000_000, true],
    [1_059_999, 1_000_000, false],
  ])('at %i after a reload at %i returns %s', (now, last, expected) => {
    expect(mayReload(now, last)).toBe(expected);
  });
});
