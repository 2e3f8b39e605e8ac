import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countKits, toAvailability, toAvailabilityOfValue } from './availability.ts';

describe('toAvailability', () => {
  it.each([
    [5, false, 'disponivel'],
    [1, false, 'disponivel'],
    [0, false, 'indisponivel'],
    [-3, false, 'indisponivel'],
    [5, true, 'sobconsulta'],
    [0, true, 'sobconsulta'],
  ] as const)('calls a stock of %d, on request %s, %s', (stock, isOnRequest, expected) => {
    expect(toAvailability(stock, isOnRequest)).toBe(expected);
  });
});

describe('toAvailabilityOfValue', () => {
  it.each([
    ['disponivel', 0, 'indisponivel'],
    ['indisponivel', 4, 'disponivel'],
    ['sobconsulta', 4, 'sobconsulta'],
    ['sobconsulta', 0, 'sobconsulta'],
  ] as const)('turns %s with a stock of %d into %s once the value is chosen', (product, stock, expected) => {
    expect(toAvailabilityOfValue(product, stock, false)).toBe(expected);
  });

  it.each([
    ['disponivel', 4, 'disponivel'],
    ['disponivel', 0, 'indisponivel'],
    ['indisponivel', 4, 'indisponivel'],
    ['sobconsulta', 0, 'sobconsulta'],
  ] as const)('turns %s with a stock of %d into %s on arrival', (product, stock, expected) => {
    expect(toAvailabilityOfValue(product, stock, true)).toBe(expected);
  });
});

describe('countKits', () => {
  it.each([
    [
      'the scarcest part decides',
      [
        [10, 2],
        [9, 1],
        [7, 3],
      ],
      2,
    ],
    [
      'a part that is left out does not count',
      [
        [0, 0],
        [4, 1],
      ],
      4,
    ],
    [
      'a part out of stock allows none',
      [
        [0, 1],
        [4, 1],
      ],
      0,
    ],
    ['a stock below zero allows none', [[-2, 1]], 0],
    ['nothing chosen makes no kit', [[5, 0]], 0],
    ['no parts make no kit', [], 0],
  ] as const)('%s', (_, parts, expected) => {
    expect(countKits(parts.map(([stock, quantity]) => ({ stock, quantity })))).toBe(expected);
  });

  it('is the greatest number that every stock allows', () => {
    const part = fc.record({ stock: fc.integer({ min: 0, max: 500 }), quantity: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const kits = countKits(parts);
        expect(parts.every(({ stock, quantity }) => kits * quantity <= stock)).toBe(true);
        expect(parts.every(({ stock, quantity }) => (kits + 1) * quantity <= stock)).toBe(false);
      }),
    );
  });
});
