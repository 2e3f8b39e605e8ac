import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isGtin } from './gtin.ts';

it.each([
  ['4006381333931', true],
  ['036000291452', true],
  ['96385074', true],
  ['00012345600012', true],
  ['4006381333932', false],
  ['400638133393', false],
  ['0000000000000', false],
  ['2001234567893', false],
  ['0412345678903', false],
  ['9899999999994', false],
  ['4006381333931 ', false],
  ['', false],
])('says of %j whether it is the number of a product: %s', (text, expected) => {
  expect(isGtin(text)).toBe(expected);
});

it('notices every mistyped digit', () => {
  const place = fc.integer({ min: 0, max: 12 });
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digits = [...'4006381333931'];
      digits[at] = String((Number(digits[at]) + by) % 10);
      expect(isGtin(digits.join(''))).toBe(false);
    }),
  );
});
