import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { compareCosts } from '../testing/cost.ts';
import {
  checkCoupon,
  type Coupon,
  couponKinds,
  findCouponBenefit,
  findCouponRefusal,
  isPartOfNewBuyersTaken,
  takenCouponText,
  toCouponCode,
  toMissingMessage,
} from './coupon.ts';

const noUses = { total: 0, byCustomer: 0 };
const create = (change: Partial<Coupon> = {}): Coupon => ({
  code: 'AROMA20',
  description: 'R$ 20,00 acima de R$ 120,00',
  kind: 'fixed',
  value: 2000,
  minimumCents: 12_000,
  startsAt: 1000,
  endsAt: 2000,
  totalLimit: 5,
  perCustomerLimit: 2,
  ...change,
});

it('says of a typed person the same whether the first order is over or the coupon was used', () => {
  const first = create({ isFirstOrderOnly: true, perCustomerLimit: 1 });
  const say = (uses: object) => findCouponRefusal(first, { nowMs: 1500, uses: { ...noUses, isTyped: true, ...uses } });
  expect(say({ hasOrdered: true })?.message).toBe(say({ byCustomer: 1 })?.message);
  expect(say({ hasOrdered: true, isTyped: false })?.message).toBe('Esse cupom vale só na primeira compra.');
});

describe('toCouponCode', () => {
  it.each([
    ['AROMA20', 'AROMA20'],
    ['  aroma 20\t', 'AROMA20'],
    ['a\u00a0r\u2003oma20', 'AROMA20'],
    ['Páscoa-10', 'PASCOA-10'],
    ['pa\u0301scoa_10', 'PASCOA_10'],
    ['AROMA20.', 'AROMA20'],
    ['“AROMA20”', 'AROMA20'],
    ['Cupom: AROMA20', 'AROMA20'],
    ['código do cupom: aroma20!', 'AROMA20'],
    ['PÁSCOA\u201310', 'PASCOA-10'],
    ['cupom 10', 'CUPOM10'],
    ['_AROMA-', '_AROMA-'],
    ['', undefined],
    [' ', undefined],
    ['AROMA20\u200b', 'AROMA20'],
    ['\u2060ARO\u00adMA20\u200e', 'AROMA20'],
    ['AROMA20\0', 'AROMA20'],
    ["x'; drop table coupons; --", undefined],
    ['🧑‍🚀', undefined],
    ['\ud800', undefined],
    ['A'.repeat(40), 'A'.repeat(40)],
    ['A'.repeat(41), undefined],
  ])('normalises %j to %s', (text, expected) => {
    expect(toCouponCode(text)).toBe(expected);
  });

  it('looks at a code in a time that grows with its length, however many marks are on a letter', () => {
    const write = (pairs: number) => `A${'\u0301\u0323'.repeat(pairs)}`;
    expect(compareCosts(toCouponCode, write(2000), write(50_000))).toBeLessThan(50);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyText(60), (text) => {
        const code = toCouponCode(text);
        expect(code === undefined ? undefined : toCouponCode(code)).toBe(code);
      }),
    );
  });
});

describe('findCouponRefusal', () => {
  it.each([
    ['a millisecond before its start', 999, 'unknown'],
    ['at its start', 1000, undefined],
    ['a millisecond before its end', 1999, undefined],
    ['at its end', 2000, 'expired'],
    ['long after', 9_000_000, 'expired'],
  ])('returns, %s, %s', (_, nowMs, reason) => {
    expect(findCouponRefusal(create(), { nowMs, uses: noUses })?.reason).toBe(reason);
  });

  it('accepts coupons without an end', () => {
    expect(findCouponRefusal(create({ endsAt: null }), { nowMs: 1e15, uses: noUses })).toBeUndefined();
  });

  it.each([
    ['within both limits', 4, 1, undefined],
    ['at the total limit', 5, 0, takenCouponText],
    ['at the limit of the customer', 4, 2, takenCouponText],
  ])('says %s', (_, total, byCustomer, message) => {
    expect(findCouponRefusal(create(), { nowMs: 1500, uses: { total, byCustomer } })?.message).toBe(message);
  });

  it.each([
    ['an order that waits, at the total limit', 5, 1, { byOrders: 1, byCarts: 0 }, 'está no seu pedido que espera'],
    ['an order that waits, at their own limit', 4, 2, { byOrders: 1, byCarts: 1 }, 'está no seu pedido que espera'],
    ['another cart', 4, 2, { byOrders: 0, byCarts: 1 }, 'está em outra sacola sua'],
    ['nothing', 4, 2, { byOrders: 0, byCarts: 0 }, takenCouponText],
    ['an order, and others have used it up', 6, 1, { byOrders: 1, byCarts: 0 }, takenCouponText],
  ])('says what to do if the customer has reserved it by %s', (_, total, byCustomer, reserved, message) => {
    const refusal = findCouponRefusal(create(), { nowMs: 1500, uses: { total, byCustomer, reserved } });
    expect(refusal?.message).toContain(message);
  });

  it('accepts coupons without limits', () => {
    const coupon = create({ totalLimit: null, perCustomerLimit: null });
    expect(findCouponRefusal(coupon, { nowMs: 1500, uses: { total: 1e6, byCustomer: 1e6 } })).toBeUndefined();
  });
});

describe('findCouponBenefit', () => {
  it.each([
    ['percent', 10, 9990, 999],
    // 14.985 leaves 84.915, which rounds up to 84.92.
    ['percent', 15, 9990, 1498],
    ['percent', 100, 9990, 9990],
    ['percent', 250, 9990, 9990],
    ['percent', -10, 9990, 0],
    ['fixed', 2000, 9990, 2000],
    ['fixed', 2000, 1500, 1500],
    ['fixed', -5, 1500, 0],
    ['free_shipping', 0, 9990, 0],
  ] as const)('applies %s %d to %d centavos: %d', (kind, value, subtotalCents, discountCents) => {
    const hasFreeShipping = kind === 'free_shipping';
    const benefit = findCouponBenefit({ kind, value, minimumCents: 0 }, subtotalCents);
    expect(benefit).toEqual({ discountCents, hasFreeShipping });
  });

  it('applies from exactly the minimum on', () => {
    expect(findCouponBenefit(create(), 11_999)).toBeUndefined();
    expect(findCouponBenefit(create(), 12_000)?.discountCents).toBe(2000);
  });

  it('is never negative nor above the price of the products', () => {
    const coupon = fc.record({
      kind: fc.constantFrom(...couponKinds),
      value: fc.integer({ min: -1000, max: 100_000 }),
      minimumCents: fc.integer({ min: 0, max: 50_000 }),
    });
    fc.assert(
      fc.property(coupon, fc.integer({ min: 0, max: 100_000_000 }), (rule, subtotalCents) => {
        const discountCents = findCouponBenefit(rule, subtotalCents)?.discountCents ?? 0;
        expect(discountCents).toBeGreaterThanOrEqual(0);
        expect(discountCents).toBeLessThanOrEqual(subtotalCents);
      }),
    );
  });
});

describe('checkCoupon', () => {
  const moment = { nowMs: 1500, uses: noUses, subtotalCents: 12_000 };

  it('returns the benefit when there is no reason to refuse the coupon', () => {
    expect(checkCoupon(create(), moment)).toEqual({ benefit: { discountCents: 2000, hasFreeShipping: false } });
  });

  it.each([
    ['what lies before its start', {}, { nowMs: 1 }, 'Não encontramos esse cupom.'],
    ['what is over, before its limits', {}, { nowMs: 2000, uses: { total: 5, byCustomer: 0 } }, 'Esse cupom venceu.'],
    [
      'what is used up, before the minimum',
      {},
      { uses: { total: 5, byCustomer: 2 }, subtotalCents: 0 },
      takenCouponText,
    ],
    ['too little', {}, { subtotalCents: 10_800 }, 'Faltam R$ 12,00 para usar esse cupom.'],
  ])('refuses %s', (_, change, other, message) => {
    expect(checkCoupon(create(change), { ...moment, ...other }).refusal?.message).toBe(message);
  });
});

describe('toMissingMessage', () => {
  it.each([
    [1, 'Falta R$ 0,01 para usar esse cupom.'],
    [199, 'Falta R$ 1,99 para usar esse cupom.'],
    [200, 'Faltam R$ 2,00 para usar esse cupom.'],
    [123_456, 'Faltam R$ 1.234,56 para usar esse cupom.'],
  ])('states %d missing centavos: %s', (missingCents, message) => {
    expect(toMissingMessage(missingCents)).toBe(message);
  });

  it('names the coupon when a name is passed', () => {
    expect(toMissingMessage(1200, 'o cupom AROMA20')).toBe('Faltam R$ 12,00 para usar o cupom AROMA20.');
  });
});

describe('the uses that new buyers have not paid', () => {
  it.each([
    [1, 0, 0, false],
    [1, 1, 1, true],
    [2, 1, 1, true],
    [10, 4, 4, false],
    [10, 5, 5, true],
    [10, 9, 0, false],
    [10, 9, 1, true],
    [null, 900, 900, false],
  ])(
    'are at most half of those that are left: limit %s, %i in all, %i of new buyers',
    (totalLimit, total, unpaid, isRefused) => {
      expect(isPartOfNewBuyersTaken({ totalLimit }, total, unpaid)).toBe(isRefused);
    },
  );
});
