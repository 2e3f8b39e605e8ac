import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity } from './quantity.ts';

describe('parseQuantity', () => {
  it.each([
    ['1', 1],
    ['0', 0],
    ['007', 7],
    [' 12 ', 12],
    ['\u200e12\u200b', 12],
    ['9999', 9999],
  ])('parses %j as %d', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each(['', ' ', '1,5', '2.0', '-3', '+3', '1e2', '0x10', '1 000', '1/2', '½', '٣', 'dois', '12345', '2 un'])(
    'refuses %j',
    (text) => {
      expect(parseQuantity(text)).toBeUndefined();
    },
  );

  it('returns the number that was typed or none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.,+\-e ]{0,6}$/), (text) => {
        const isPlain = /^ *\d{1,4} *$/.test(text);
        expect(parseQuantity(text)).toBe(isPlain ? Number(text) : undefined);
      }),
    );
  });
});
