import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSummaries, type SeenLine, type SeenSummary, toSummaryText } from './seen-summary.ts';

const oil: SeenLine = { key: '1', quantity: 3, unitCents: 3000 };
const candle: SeenLine = { key: '3:12', quantity: 1, unitCents: 5000 };

/** Three oils and a candle with a coupon of R$ 10, by card with R$ 15.90 of freight: R$ 145.90. */
function summary(change: Partial<SeenSummary> = {}): SeenSummary {
  const whole = {
    lines: [oil, candle],
    combinationCents: 0,
    couponCode: 'AROMA10',
    couponCents: 1000,
    cashCents: 0,
    freightMethodId: 7,
    freightCents: 1590,
    deliveryDay: '2026-12-02',
    payment: 'card' as const,
    installments: 1,
    ...change,
  };
  const goods = whole.lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
  const discounts = whole.combinationCents + whole.couponCents + whole.cashCents;
  return { totalCents: goods - discounts + whole.freightCents, ...whole };
}

describe('toSummaryText', () => {
  it('is the same for lines in another order [R10.2-01]', () => {
    expect(toSummaryText(summary({ lines: [candle, oil] }))).toBe(toSummaryText(summary()));
  });

  it.each<[string, Partial<SeenSummary>]>([
    ['a price', { lines: [{ ...oil, unitCents: 2999 }, candle] }],
    ['a quantity', { lines: [{ ...oil, quantity: 2 }, candle] }],
    ['a unit', { lines: [oil, { ...candle, key: '3:13' }] }],
    ['two lines for one', { lines: [oil, candle, candle] }],
    ['a combination', { combinationCents: 1, couponCents: 999 }],
    ['the coupon', { couponCode: 'AROMA20' }],
    ['no coupon', { couponCode: undefined, couponCents: 0 }],
    ['the cash discount', { cashCents: 1 }],
    ['the freight', { freightCents: 1591 }],
    ['the freight method', { freightMethodId: 8 }],
    ['the day of delivery', { deliveryDay: '2026-12-03' }],
    ['no day of delivery', { deliveryDay: undefined }],
    ['the total', { totalCents: 1 }],
    ['the payment', { payment: 'pix' }],
    ['the installments', { installments: 2 }],
    ['the recipient', { recipientHash: 'b' }],
  ])('changes with %s', (_, change) => {
    expect(toSummaryText(summary(change))).not.toBe(toSummaryText(summary()));
  });
});

describe('compareSummaries', () => {
  it.each<[string, Partial<SeenSummary>, unknown[], string]>([
    ['nothing', {}, [], 'same'],
    ['the order of the lines', { lines: [candle, oil] }, [], 'same'],
    [
      'a dearer piece',
      { lines: [{ ...oil, unitCents: 3001 }, candle] },
      [{ kind: 'dearer', key: '1', seen: 3000, now: 3001 }],
      'ask',
    ],
    [
      'a cheaper piece',
      { lines: [{ ...oil, unitCents: 2999 }, candle] },
      [{ kind: 'cheaper', key: '1', seen: 3000, now: 2999 }],
      'cheaper',
    ],
    [
      'one dearer and one cheaper, although less in all',
      {
        lines: [
          { ...oil, unitCents: 2000 },
          { ...candle, unitCents: 5001 },
        ],
      },
      [
        { kind: 'cheaper', key: '1', seen: 3000, now: 2000 },
        { kind: 'dearer', key: '3:12', seen: 5000, now: 5001 },
      ],
      'ask',
    ],
    ['a line that is gone', { lines: [oil] }, [{ kind: 'gone', key: '3:12', seen: 1, now: 0 }], 'ask'],
    [
      'a line without stock',
      { lines: [oil, { ...candle, quantity: 0 }] },
      [{ kind: 'gone', key: '3:12', seen: 1, now: 0 }],
      'ask',
    ],
    [
      'less stock at another price',
      { lines: [{ ...oil, quantity: 2, unitCents: 2500 }, candle] },
      [
        { kind: 'cheaper', key: '1', seen: 3000, now: 2500 },
        { kind: 'fewer', key: '1', seen: 3, now: 2 },
      ],
      'ask',
    ],
    [
      'more pieces, from another tab',
      { lines: [{ ...oil, quantity: 4 }, candle] },
      [{ kind: 'added', key: '1', seen: 3, now: 4 }],
      'ask',
    ],
    [
      'a further line, even a free one',
      { lines: [oil, candle, { key: '9', quantity: 1, unitCents: 0 }] },
      [{ kind: 'added', key: '9', seen: 0, now: 1 }],
      'ask',
    ],
    ['dearer freight', { freightCents: 1591 }, [{ kind: 'freight-dearer', seen: 1590, now: 1591 }], 'ask'],
    ['cheaper freight', { freightCents: 0 }, [{ kind: 'freight-cheaper', seen: 1590, now: 0 }], 'cheaper'],
    [
      'another delivery, although cheaper',
      { freightMethodId: 8, freightCents: 990 },
      [{ kind: 'freight-method', seen: 1590, now: 990 }],
      'ask',
    ],
    ['a lost coupon', { couponCode: undefined, couponCents: 0 }, [{ kind: 'coupon-lost', seen: 1000, now: 0 }], 'ask'],
    [
      'a lost coupon, although less in all',
      { couponCode: undefined, couponCents: 0, lines: [{ ...oil, unitCents: 2000 }, candle] },
      [
        { kind: 'cheaper', key: '1', seen: 3000, now: 2000 },
        { kind: 'coupon-lost', seen: 1000, now: 0 },
      ],
      'ask',
    ],
    [
      'a percentage of a lower price',
      { couponCents: 800, lines: [{ ...oil, unitCents: 2000 }, candle] },
      [
        { kind: 'cheaper', key: '1', seen: 3000, now: 2000 },
        { kind: 'discount-smaller', seen: 1000, now: 800 },
      ],
      'cheaper',
    ],
    ['a smaller discount', { couponCents: 999 }, [{ kind: 'discount-smaller', seen: 1000, now: 999 }], 'ask'],
    ['a new combination', { combinationCents: 300 }, [{ kind: 'discount-greater', seen: 1000, now: 1300 }], 'cheaper'],
    [
      'another payment method, although cheaper',
      { payment: 'pix', cashCents: 650 },
      [
        { kind: 'discount-greater', seen: 1000, now: 1650 },
        { kind: 'payment', seen: 14_590, now: 13_940 },
      ],
      'ask',
    ],
    [
      'a later delivery',
      { deliveryDay: '2027-01-02' },
      [{ kind: 'delivery-later', seen: '2026-12-02', now: '2027-01-02' }],
      'ask',
    ],
    ['an earlier delivery', { deliveryDay: '2026-12-01' }, [], 'same'],
    ['a promise that is gone', { deliveryDay: undefined }, [], 'same'],
    ['other installments', { installments: 3 }, [{ kind: 'payment', seen: 14_590, now: 14_590 }], 'ask'],
  ])('reports %s [R10.2-02]', (_, change, differences, verdict) => {
    expect(compareSummaries(summary(), summary(change))).toEqual({ differences, verdict });
  });

  it.each([
    ['a', 'b', 'ask'],
    ['a', undefined, 'ask'],
    ['a', 'a', 'same'],
    [undefined, 'b', 'same'],
  ])('compares the recipient %j with %j', (seen, now, verdict) => {
    const result = compareSummaries(summary({ recipientHash: seen }), summary({ recipientHash: now }));
    expect(result).toEqual({ differences: verdict === 'ask' ? [{ kind: 'recipient' }] : [], verdict });
  });

  it('never lets more pass than was seen, neither in all nor for a piece [R10.2-03]', () => {
    const lines = fc.uniqueArray(fc.constantFrom('a', 'b', 'c')).chain((keys) =>
      fc.tuple(
        ...keys.map((key) =>
          fc.record({
            key: fc.constant(key),
            quantity: fc.integer({ min: 0, max: 2 }),
            unitCents: fc.integer({ min: 100, max: 102 }),
          }),
        ),
      ),
    );
    const few = fc.integer({ min: 0, max: 2 });
    const any = fc
      .record({
        lines,
        combinationCents: few,
        couponCode: fc.constantFrom('A', undefined),
        couponCents: few,
        cashCents: few,
        freightMethodId: fc.constantFrom(1, 1, 1, 2),
        freightCents: few,
      })
      .map(summary);
    fc.assert(
      fc.property(any, any, (seen, now) => {
        const { differences, verdict } = compareSummaries(seen, now);
        const isEqualText = toSummaryText(seen) === toSummaryText(now);
        expect(isEqualText && verdict !== 'same').toBe(false);
        expect(differences.length > 0).toBe(verdict !== 'same');
        // A verdict other than "ask" charges nothing that was not seen.
        const isAsked = verdict === 'ask';
        expect(isAsked || now.totalCents <= seen.totalCents).toBe(true);
        const ofNow = now.lines.filter(({ quantity }) => quantity > 0);
        const isSeen = ({ key, quantity, unitCents }: SeenLine) =>
          seen.lines.some((line) => line.key === key && line.quantity === quantity && line.unitCents >= unitCents);
        expect(isAsked || ofNow.every(isSeen)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
