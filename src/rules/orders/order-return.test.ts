import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWholeReturn, toRefundCents } from './order-return.ts';

const line = (position: number, quantity: number, totalCents: number, returnedQuantity = 0) => ({
  position,
  quantity,
  totalCents,
  returnedQuantity,
});

describe('toRefundCents', () => {
  it.each([
    ['a part of a line', [line(0, 3, 1000)], [{ position: 0, quantity: 1 }], 333],
    ['the last piece, with the freight', [line(0, 3, 1000, 2)], [{ position: 0, quantity: 1 }], 333 + 590],
    ['all at once', [line(0, 3, 1000), line(1, 1, 50)], [line(0, 3, 0), line(1, 1, 0)], 1050 + 590],
    ['one line of two', [line(0, 1, 700), line(1, 2, 50)], [{ position: 0, quantity: 1 }], 700],
    ['nothing', [line(0, 1, 700)], [], 0],
  ])('pays back %s [R10.7-01]', (_, lines, returning, cents) => {
    expect(toRefundCents({ lines, freightCents: 590 }, returning)).toBe(cents);
  });

  it('pays back, piece by piece in any order, exactly what the order cost [R10.7-02]', () => {
    const anyLines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), totalCents: fc.nat(100_000) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(anyLines, fc.nat(5000), fc.infiniteStream(fc.nat()), (sold, freightCents, picks) => {
        const lines = sold.map((each, position) => ({ ...each, position, returnedQuantity: 0 }));
        let paidBack = 0;
        for (;;) {
          const left = lines.filter(({ quantity, returnedQuantity }) => returnedQuantity < quantity);
          const next = left[Number(picks.next().value) % left.length];
          if (!next) break;
          const returning = [{ position: next.position, quantity: 1 }];
          const cents = toRefundCents({ lines, freightCents }, returning);
          expect(cents).toBeGreaterThanOrEqual(0);
          paidBack += cents;
          next.returnedQuantity += 1;
        }
        expect(isWholeReturn(lines, [])).toBe(true);
        expect(paidBack).toBe(sold.reduce((sum, { totalCents }) => sum + totalCents, freightCents));
      }),
    );
  });
});
