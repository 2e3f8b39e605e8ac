import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeOff } from '../money.ts';
import { couponKinds } from '../promotions/coupon.ts';
import { type CartPricing, priceCart } from '../promotions/price-cart.ts';
import { repriceLine } from './change-payment.ts';
import {
  type OrderableLine,
  type OrderLineAmounts,
  type OrderTerms,
  type PaymentKind,
  paymentKinds,
  toOrderAmounts,
} from './order-lines.ts';

const oil = 1;
const diffuser = 2;
const combinations = new Map([
  [diffuser, [{ productId: oil, otherProductId: diffuser, kind: 'percent' as const, value: 10 }]],
]);
const plain: CartPricing = { cashDiscount: 0.05, combinations: new Map(), coupon: undefined };

const line = (productId: number | undefined, priceCents: number, quantity = 1, listCents = 0): OrderableLine => ({
  productId,
  priceCents,
  quantity,
  listCents,
  reduction: productId === undefined ? 'kit' : 'sale',
});

/** An order of `lines`, by Pix and without freight unless `terms` say otherwise. */
function order(lines: readonly OrderableLine[], pricing: CartPricing, terms: Partial<OrderTerms> = {}) {
  const prices = priceCart(lines, pricing);
  const { cashDiscount } = pricing;
  return toOrderAmounts(lines, prices, { payment: 'pix', cashDiscount, freightCents: 0, ...terms });
}

const sumOf = <Item>(items: readonly Item[], toNumber: (item: Item) => number) =>
  items.reduce((total, item) => total + toNumber(item), 0);

describe('toOrderAmounts', () => {
  it('rounds the cash price of each piece [R10.1-03]', () => {
    // 3 x 31.635 rounded half up, and 2 x 47.41
    const { lines, cashCents, totalCents } = order([line(diffuser, 3330, 3), line(oil, 4990, 2)], plain);
    expect(lines.map((amounts) => amounts.totalCents)).toEqual([9492, 9482]);
    expect({ cashCents, totalCents }).toEqual({ cashCents: 996, totalCents: 18_974 });
  });

  it('has no cash discount by card [R10.1-01]', () => {
    const terms = { payment: 'card', freightCents: 1590 } as const;
    const { lines, cashCents, totalCents } = order([line(oil, 4990, 2)], plain, terms);
    expect(lines[0]).toMatchObject({ cashCents: 0, totalCents: 9980, reasons: [] });
    expect({ cashCents, totalCents }).toEqual({ cashCents: 0, totalCents: 11_570 });
  });

  it('names for each line why it costs what it costs [R10.1-05]', () => {
    const lines = [line(oil, 3000), line(diffuser, 9000, 2, 10_000), line(undefined, 5000, 1, 6000)];
    const coupon = { kind: 'percent' as const, value: 10, minimumCents: 0 };
    const amounts = order(lines, { ...plain, combinations, coupon }, { freightCents: 1000 });
    expect(amounts.lines.map(({ reasons }) => reasons)).toEqual([
      [
        { kind: 'coupon', cents: 300 },
        { kind: 'cash', cents: 135 },
      ],
      [
        { kind: 'sale', cents: 2000 },
        { kind: 'combination', cents: 900 },
        { kind: 'coupon', cents: 1710 },
        // 76.95 + 85.50 less the coupon's 16.25
        { kind: 'cash', cents: 770 },
      ],
      [
        { kind: 'kit', cents: 1000 },
        { kind: 'coupon', cents: 500 },
        { kind: 'cash', cents: 225 },
      ],
    ]);
    expect(amounts).toMatchObject({
      goodsCents: 26_000,
      combinationCents: 900,
      couponCents: 2510,
      cashCents: 1130,
      freightCents: 1000,
      totalCents: 22_460,
    });
  });

  it('spreads a capped cash total over the lines [R10.1-04]', () => {
    // Pieces of 10 centavos cost 10 by Pix too; the coupon of 50 shrinks to 48, which would leave 2 more than without Pix.
    const coupon = { kind: 'fixed' as const, value: 50, minimumCents: 0 };
    const { lines, totalCents } = order([line(oil, 10, 6), line(diffuser, 10, 4)], { ...plain, coupon });
    expect(totalCents).toBe(50);
    expect(lines.map((amounts) => amounts.totalCents)).toEqual([30, 20]);
  });

  it('refuses the prices of another cart', () => {
    const prices = priceCart([], plain);
    const terms = { payment: 'pix' as const, cashDiscount: 0.05, freightCents: 0 };
    expect(() => toOrderAmounts([line(oil, 3000)], prices, terms)).toThrow('another cart');
  });

  describe('any order', () => {
    const price = fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 30 }));
    // Products 1 and 2 make a combination, undefined is a kit.
    const cartLine = fc
      .tuple(fc.constantFrom(oil, diffuser, 3, undefined), price, fc.integer({ min: 1, max: 99 }), price)
      .map(([productId, priceCents, quantity, listCents]) => line(productId, priceCents, quantity, listCents));
    const coupon = fc.option(
      fc.record({
        kind: fc.constantFrom(...couponKinds),
        value: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 30_000 })),
        minimumCents: fc.constantFrom(0, 12_000),
      }),
      { nil: undefined },
    );
    const anyCart = fc.record({
      lines: fc.array(cartLine, { maxLength: 12 }),
      coupon,
      percent: fc.oneof(fc.constant(5), fc.integer({ min: 0, max: 100 })),
      payment: fc.constantFrom(...paymentKinds),
      freightCents: fc.integer({ min: 0, max: 20_000 }),
    });

    it('adds up to the centavo, and no line is negative [R10.1-02]', () => {
      fc.assert(
        fc.property(anyCart, ({ lines, coupon: given, percent, payment, freightCents }) => {
          const pricing = { cashDiscount: percent / 100, combinations, coupon: given };
          const prices = priceCart(lines, pricing);
          const freight = prices.hasFreeShipping ? 0 : freightCents;
          const amounts = order(lines, pricing, { payment, freightCents: freight });

          const goods = payment === 'pix' ? prices.cashTotalCents : prices.totalCents;
          expect(amounts.totalCents).toBe(goods + freight);
          expect(sumOf(amounts.lines, ({ totalCents }) => totalCents) + amounts.freightCents).toBe(amounts.totalCents);
          expect(sumOf(amounts.lines, ({ unitCents, quantity }) => unitCents * quantity)).toBe(amounts.goodsCents);
          expect(sumOf(amounts.lines, ({ combinationCents }) => combinationCents)).toBe(amounts.combinationCents);
          expect(sumOf(amounts.lines, ({ couponCents }) => couponCents)).toBe(amounts.couponCents);
          expect(sumOf(amounts.lines, ({ cashCents }) => cashCents)).toBe(amounts.cashCents);
          for (const { combinationCents, couponCents, cashCents, totalCents, ...rest } of amounts.lines) {
            expect(Math.min(combinationCents, couponCents, cashCents, totalCents)).toBeGreaterThanOrEqual(0);
            const reasons = sumOf(rest.reasons, ({ cents }) => cents);
            expect(rest.listCents * rest.quantity - reasons).toBe(totalCents);
          }
        }),
        { numRuns: 500 },
      );
    });

    it('becomes by another payment what it would have been from the beginning [R10.14-02]', () => {
      fc.assert(
        fc.property(anyCart, ({ lines, coupon: given, percent, freightCents }) => {
          const pricing = { cashDiscount: percent / 100, combinations, coupon: given };
          const byPix = order(lines, pricing, { payment: 'pix', freightCents }).lines;
          const byCard = order(lines, pricing, { payment: 'card', freightCents }).lines;
          const repriced = (from: readonly OrderLineAmounts[], payment: PaymentKind) =>
            from.map((amounts, index) => {
              const pixCents = byPix[index]?.cashCents ?? 0;
              return { ...amounts, ...repriceLine({ ...amounts, pixCents }, payment) };
            });
          expect(repriced(byPix, 'card')).toEqual(byCard);
          expect(repriced(byCard, 'pix')).toEqual(byPix);
        }),
      );
    });

    it('costs, without coupon and combinations, the cash price of each piece', () => {
      fc.assert(
        fc.property(anyCart, ({ lines, percent }) => {
          const pricing = { ...plain, cashDiscount: percent / 100 };
          const amounts = order(lines, pricing);
          expect(amounts.lines.map(({ totalCents }) => totalCents)).toEqual(
            lines.map(({ priceCents, quantity }) => takeOff(priceCents, percent / 100) * quantity),
          );
        }),
      );
    });
  });
});
