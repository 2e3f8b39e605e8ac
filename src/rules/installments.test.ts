import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultInstallmentRule, findInterestFreeOption, listInstallments } from './installments.ts';

const price = fc.integer({ min: 1, max: 10_000_000 });

describe('listInstallments', () => {
  it.each([
    [0, []],
    [1, [1]],
    [2999, [1]],
    [3000, [1, 2]],
    [4990, [1, 2, 3]],
    [9000, [1, 2, 3, 4, 5, 6]],
    [100_000, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('offers %d centavos in %j', (priceCents, counts) => {
    expect(listInstallments(priceCents).map((option) => option.count)).toEqual(counts);
  });

  it('charges by the Price table beyond the interest-free ones', () => {
    const option = listInstallments(100_000).find(({ count }) => count === 12);
    expect(option).toEqual({ count: 12, amountCents: 9743, totalCents: 116_916, ratePercent: 2.49 });
  });

  it('applies a custom rule', () => {
    const rule = { max: 3, interestFree: 1, minimumCents: 0, monthlyRatePercent: 1 };
    expect(listInstallments(10_000, rule)).toEqual([
      { count: 1, amountCents: 10_000, totalCents: 10_000, ratePercent: 0 },
      { count: 2, amountCents: 5075, totalCents: 10_150, ratePercent: 1 },
      { count: 3, amountCents: 3400, totalCents: 10_200, ratePercent: 1 },
    ]);
  });

  it('ascends from one, never goes below the minimum, and never gets cheaper by interest', () => {
    fc.assert(
      fc.property(price, (priceCents) => {
        const options = listInstallments(priceCents);
        expect(options.map(({ count }) => count)).toEqual(options.map((_, index) => index + 1));
        const [, ...several] = options;
        expect(several.every(({ amountCents }) => amountCents >= defaultInstallmentRule.minimumCents)).toBe(true);
        expect(options.every(({ totalCents }) => totalCents >= priceCents)).toBe(true);
        const withoutInterest = options.filter(({ ratePercent }) => ratePercent === 0);
        expect(withoutInterest.every(({ totalCents }) => totalCents === priceCents)).toBe(true);
      }),
    );
  });
});

describe('findInterestFreeOption', () => {
  it.each([
    [
      'the last one without interest',
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 2.49],
      ],
      3,
    ],
    [
      'none when only one payment is free',
      [
        [1, 0],
        [2, 1.99],
      ],
      undefined,
    ],
    ['none when nothing is free', [[1, 1.99]], undefined],
    ['none for no options', [], undefined],
  ] as const)('is %s', (_, options, expected) => {
    const found = findInterestFreeOption(options.map(([parcelas, taxa]) => ({ parcelas, taxa })));
    expect(found?.parcelas).toBe(expected);
  });
});
