import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribute } from './distribute.ts';

describe('distribute', () => {
  it.each([
    ['evenly', 300, [1000, 1000, 1000], [100, 100, 100]],
    ['the odd centavo to the first of equals', 100, [1000, 1000, 1000], [34, 33, 33]],
    ['the odd centavo to the largest remainder', 10, [500, 260, 240], [5, 3, 2]],
    ['nothing to what weighs nothing', 99, [0, 1000, 0], [0, 99, 0]],
    ['everything', 1500, [1000, 500], [1000, 500]],
    ['nothing without weights', 0, [0, 0], [0, 0]],
    ['nothing to nobody', 0, [], []],
  ] as const)('returns %s', (_, amount, weights, shares) => {
    expect(distribute(amount, weights)).toEqual(shares);
  });

  it('adds up, gives no line more than its weight, and stays within a centavo of the exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, fraction) => {
        const sum = parts.reduce((total, part) => total + part, 0);
        const amount = Math.floor(sum * fraction);
        const shares = distribute(amount, parts);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(sum === 0 ? 0 : amount);
        for (const [index, share] of shares.entries()) {
          const part = parts[index] ?? 0;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(part);
          expect(Math.abs(share - (sum > 0 ? (amount / sum) * part : 0))).toBeLessThan(1.000_01);
        }
      }),
    );
  });
});
