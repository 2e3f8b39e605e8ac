import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toKitPrice } from './kit.ts';

it.each([
  [
    [
      { cents: 2000, quantity: 2 },
      { cents: 6995, quantity: 1 },
    ],
    10,
    { cents: 9896, listCents: 10_995 },
  ],
  [[{ cents: 2000, quantity: 1 }], 0, { cents: 2000, listCents: 0 }],
  [[{ cents: 1, quantity: 1 }], 10, { cents: 1, listCents: 0 }],
  [[], 10, { cents: 0, listCents: 0 }],
  [[{ cents: 333, quantity: 0 }], 10, { cents: 0, listCents: 0 }],
])('prices %j less %d percent', (parts, percent, expected) => {
  expect(toKitPrice(parts, percent)).toEqual(expected);
});

it('rounds once: the parts rounded one by one would differ by up to half a centavo each', () => {
  const part = fc.record({ cents: fc.integer({ min: 0, max: 100_000 }), quantity: fc.integer({ min: 0, max: 20 }) });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.integer({ min: 0, max: 90 }), (parts, percent) => {
      const sum = parts.reduce((total, { cents, quantity }) => total + cents * quantity, 0);
      const { cents } = toKitPrice(parts, percent);
      expect(Math.abs(cents - (sum * (100 - percent)) / 100)).toBeLessThanOrEqual(0.5);
    }),
  );
});
