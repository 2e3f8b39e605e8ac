import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeOff } from '../money.ts';
import type { Combination } from './combination.ts';
import { type CouponKind, couponKinds } from './coupon.ts';
import { type CartPricing, priceCart } from './price-cart.ts';

const oil = 1;
const diffuser = 2;

const pair: Combination = { productId: oil, otherProductId: diffuser, kind: 'percent', value: 10 };
const combinations = new Map([[diffuser, [pair]]]);
const plain: CartPricing = { cashDiscount: 0.05, combinations: new Map(), coupon: undefined };
const coupon = (kind: CouponKind, value: number, minimumCents = 0) => ({ kind, value, minimumCents });
const line = (productId: number | undefined, priceCents: number, quantity = 1) => ({
  productId,
  priceCents,
  quantity,
});

describe('priceCart', () => {
  it('returns 0 for an empty cart', () => {
    expect(priceCart([], { ...plain, coupon: coupon('fixed', 2000) })).toMatchObject({
      lines: [],
      subtotalCents: 0,
      discountCents: 0,
      totalCents: 0,
      cashTotalCents: 0,
    });
  });

  it('rounds the Pix price by the piece', () => {
    // 3 x 47.41 + 3 x 31.64 (31.635 rounded half up)
    expect(priceCart([line(oil, 4990, 3), line(diffuser, 3330, 3)], plain)).toMatchObject({
      subtotalCents: 24_960,
      totalCents: 24_960,
      cashTotalCents: 23_715,
    });
  });

  it('applies the coupon after the pair, and the cash discount after the coupon', () => {
    const lines = [line(oil, 3000), line(diffuser, 9000, 2)];
    const prices = priceCart(lines, { cashDiscount: 0.05, combinations, coupon: coupon('percent', 10) });
    expect(prices).toMatchObject({
      subtotalCents: 21_000,
      combinationCents: 900,
      couponCents: 2010,
      discountCents: 2910,
      totalCents: 18_090,
      // 28.50 + 76.95 + 85.50 - 19.095 rounded half up
      cashTotalCents: 17_185,
    });
    expect(prices.lines).toEqual([
      { paired: [], subtotalCents: 3000, combinationCents: 0, couponCents: 300, totalCents: 2700 },
      {
        paired: [{ priceCents: 8100, quantity: 1 }],
        subtotalCents: 18_000,
        combinationCents: 900,
        couponCents: 1710,
        totalCents: 15_390,
      },
    ]);
  });

  it('checks the coupon’s minimum after the pair’s discount', () => {
    const lines = [line(oil, 3000), line(diffuser, 9000)];
    const at = (minimumCents: number) =>
      priceCart(lines, { ...plain, combinations, coupon: coupon('fixed', 500, minimumCents) });
    expect(at(11_100)).toMatchObject({ couponCents: 500, missingCents: 0 });
    expect(at(11_101)).toMatchObject({ couponCents: 0, missingCents: 1, totalCents: 11_100 });
  });

  it('grants free shipping without a discount', () => {
    const prices = priceCart([line(oil, 3000)], { ...plain, coupon: coupon('free_shipping', 0) });
    expect(prices).toMatchObject({ hasFreeShipping: true, discountCents: 0, totalCents: 3000 });
  });

  it('costs nothing, by Pix or not, when a coupon covers everything', () => {
    // Ten pieces of 10 centavos cost 10 each by Pix, rounded up: the coupon's 95 would leave 5.
    const prices = priceCart([line(oil, 10, 10)], { ...plain, coupon: coupon('percent', 100) });
    expect(prices).toMatchObject({ couponCents: 100, totalCents: 0, cashTotalCents: 0 });
  });

  describe('any cart', () => {
    const cartLine = fc.record({
      productId: fc.constantFrom(oil, diffuser, 3, undefined),
      priceCents: fc.integer({ min: 0, max: 200_000 }),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    const lines = fc.array(cartLine, { maxLength: 8 });
    const anyCoupon = fc.option(
      fc.record({
        kind: fc.constantFrom(...couponKinds),
        value: fc.integer({ min: 0, max: 30_000 }),
        minimumCents: fc.integer({ min: 0, max: 100_000 }),
      }),
      { nil: undefined },
    );
    const cashDiscount = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
    const sumOf = <Item>(items: readonly Item[], toNumber: (item: Item) => number) =>
      items.reduce((sum, item) => sum + toNumber(item), 0);

    it('adds up, and no discount is negative or above the amount it applies to', () => {
      fc.assert(
        fc.property(lines, anyCoupon, cashDiscount, (inCart, given, discount) => {
          const prices = priceCart(inCart, { cashDiscount: discount, combinations, coupon: given });
          expect(prices.subtotalCents).toBe(sumOf(inCart, ({ priceCents, quantity }) => priceCents * quantity));
          expect(sumOf(prices.lines, ({ subtotalCents }) => subtotalCents)).toBe(prices.subtotalCents);
          expect(sumOf(prices.lines, ({ combinationCents }) => combinationCents)).toBe(prices.combinationCents);
          expect(sumOf(prices.lines, ({ couponCents }) => couponCents)).toBe(prices.couponCents);
          expect(sumOf(prices.lines, ({ totalCents }) => totalCents)).toBe(prices.totalCents);
          expect(prices.totalCents).toBe(prices.subtotalCents - prices.discountCents);
          for (const { combinationCents, couponCents, totalCents } of [prices, ...prices.lines]) {
            expect(Math.min(combinationCents, couponCents, totalCents)).toBeGreaterThanOrEqual(0);
          }
          expect(prices.cashTotalCents).toBeGreaterThanOrEqual(0);
          expect(prices.cashTotalCents).toBeLessThanOrEqual(prices.totalCents);
        }),
      );
    });

    it('applies the pair before the coupon', () => {
      const percent = fc.integer({ min: 0, max: 100 });
      fc.assert(
        fc.property(lines, percent, (inCart, value) => {
          const without = priceCart(inCart, { ...plain, combinations });
          const prices = priceCart(inCart, { ...plain, combinations, coupon: coupon('percent', value) });
          expect(prices.combinationCents).toBe(without.combinationCents);
          expect(prices.totalCents).toBe(takeOff(without.totalCents, value / 100));
        }),
      );
    });

    it('costs nothing with a coupon of 100 %', () => {
      fc.assert(
        fc.property(lines, cashDiscount, (inCart, discount) => {
          const all = { cashDiscount: discount, combinations, coupon: coupon('percent', 100) };
          expect(priceCart(inCart, all)).toMatchObject({ totalCents: 0, cashTotalCents: 0 });
        }),
      );
    });
  });
});
