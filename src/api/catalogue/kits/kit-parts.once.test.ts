import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatKitParts, parseKitParts } from './kit-parts.ts';

describe('parts of a kit as text', () => {
  it('parses product, value and quantity', () => {
    expect(parseKitParts('101-0-2;102-51-1')).toEqual([
      { productId: 101, valueId: 0, quantity: 2 },
      { productId: 102, valueId: 51, quantity: 1 },
    ]);
  });

  it.each(['', ';', '101', '101-0', '101-0-2;', '101-0--2', '101-0-1.5', '101-0-1000', 'a-b-c', '101-0-2,102-0-1'])(
    'refuses %j',
    (text) => {
      expect(parseKitParts(text)).toBeUndefined();
    },
  );

  it('omits parts of quantity 0', () => {
    expect(
      formatKitParts([
        { productId: 1, valueId: 0, quantity: 0 },
        { productId: 2, valueId: 3, quantity: 4 },
      ]),
    ).toBe('2-3-4');
  });

  it('parses its own output', () => {
    const id = fc.integer({ min: 0, max: 999_999_999 });
    const part = fc.record({ productId: id, valueId: id, quantity: fc.integer({ min: 1, max: 999 }) });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 20 }), (parts) => {
        expect(parseKitParts(formatKitParts(parts))).toEqual(parts);
      }),
    );
  });
});
