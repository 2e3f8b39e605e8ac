import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createShop, type Order } from './testing/shop-with-holds.ts';
import {
  findOrderLimit,
  findStockLimit,
  type Held,
  type OpenHolds,
  shortenHold,
  type TakenUnit,
  toHeldShare,
  toShareLimit,
} from './unpaid-holds.ts';

const none: Held = { orders: 0, share: 0 };
const nothing: OpenHolds = {
  isNewBuyer: true,
  ofBuyer: none,
  ofNetwork: none,
  ofNewBuyers: none,
  ofMailbox: { lastHour: 0, lastDay: 0 },
};
const products = 230;
const take = (quantity: number, stock: number): TakenUnit => ({ quantity, left: stock - quantity });
const takeOfEach = (units: number, quantity: number, stock: number) =>
  Array.from({ length: units }, () => take(quantity, stock));

describe('the share of an order', () => {
  it.each([
    ['one of forty pieces', [take(1, 40)], 25],
    ['the last piece', [take(1, 1)], 1000],
    ['all pieces of a unit', [take(80, 80)], 1000],
    ['a third, rounded up', [take(1, 3)], 334],
    ['several units', [take(1, 40), take(2, 4), take(1, 1)], 1525],
    ['nothing', [], 0],
  ])('is what it takes of the stock that was left: %s', (_what, units, share) => {
    expect(toHeldShare(units)).toBe(share);
  });
});

describe('the limit of shares', () => {
  it.each([
    [1, 1000, 1000, 1000],
    [3, 1500, 1500, 1500],
    [20, 6000, 10_000, 10_000],
    [230, 6000, 12_000, 57_500],
    [2000, 40_000, 80_000, 500_000],
  ])('follows the number of products: %i', (count, ...limits) => {
    expect((['buyer', 'network', 'newBuyers'] as const).map((scope) => toShareLimit(count, scope))).toEqual(limits);
  });
});

describe('an honest buyer', () => {
  const busy: OpenHolds = { ...nothing, ofNewBuyers: { orders: 60, share: 20_000 } };

  it.each([
    ['takes the last piece', nothing, [take(1, 1)]],
    ['takes both last pieces', nothing, [take(2, 2)]],
    ['takes the last piece while others hold much', busy, [take(1, 1)]],
    ['orders forty of fifty for the event of a company', nothing, [take(40, 50)]],
    ['orders forty each of three products', nothing, takeOfEach(3, 40, 50)],
    ['orders thirty products of forty pieces each', nothing, takeOfEach(30, 1, 40)],
    ['orders six single pieces', nothing, takeOfEach(6, 1, 1)],
    [
      'orders again after the first order expired',
      { ...nothing, ofMailbox: { lastHour: 1, lastDay: 1 } },
      [take(1, 9)],
    ],
    [
      'is one of a school behind one address',
      { ...nothing, ofNetwork: { orders: 19, share: 19 * 50 }, ofNewBuyers: { orders: 19, share: 19 * 50 } },
      [take(1, 20)],
    ],
    [
      'has paid before, while new buyers hold all that they may',
      {
        ...nothing,
        isNewBuyer: false,
        ofNetwork: { orders: 20, share: 12_000 },
        ofNewBuyers: { orders: 400, share: 99_000 },
      },
      [take(1, 1)],
    ],
    [
      'buys from plenty while new buyers hold all that they may',
      { ...nothing, ofNewBuyers: { orders: 400, share: 57_500 } },
      [take(2, 20)],
    ],
  ])('%s', (_what, holds, units) => {
    expect([findOrderLimit(holds), findStockLimit(holds, units, products)]).toEqual([undefined, undefined]);
  });
});

describe('an order is refused', () => {
  it.each([
    ['the fourth that a buyer has not paid', { ofBuyer: { orders: 3, share: 3 } }, 'buyer-orders'],
    ['the fourth of a mailbox within an hour', { ofMailbox: { lastHour: 3, lastDay: 3 } }, 'mailbox'],
    ['the seventh of a mailbox within a day', { ofMailbox: { lastHour: 0, lastDay: 6 } }, 'mailbox'],
    ['the twenty-first of a network', { ofNetwork: { orders: 20, share: 20 } }, 'network-orders'],
  ])('as %s', (_what, holds, limit) => {
    expect(findOrderLimit({ ...nothing, ...holds })).toBe(limit);
  });

  it.each([
    ['takes everything of seven products', {}, takeOfEach(7, 80, 80), 'buyer-stock'],
    ['takes half of every product', {}, takeOfEach(230, 20, 40), 'buyer-stock'],
    ['adds to what the buyer holds', { ofBuyer: { orders: 1, share: 5500 } }, [take(1, 1)], 'buyer-stock'],
    ['adds to what the network holds', { ofNetwork: { orders: 9, share: 11_500 } }, [take(1, 1)], 'network-stock'],
    [
      'takes a last piece after new buyers took a quarter of the shop',
      { ofNewBuyers: { orders: 90, share: 57_000 } },
      [take(1, 1)],
      'new-buyer-stock',
    ],
    [
      'takes more than a tenth then',
      { ofNewBuyers: { orders: 90, share: 57_450 } },
      [take(1, 10), take(1, 9)],
      'new-buyer-stock',
    ],
  ])('that %s', (_what, holds, units, limit) => {
    expect(findStockLimit({ ...nothing, ...holds }, units, products)).toBe(limit);
  });
});

describe('the time to pay', () => {
  it.each([
    ['nothing is held', 30, {}, 30],
    ['a buyer has two unpaid orders', 30, { ofBuyer: { orders: 2, share: 20 } }, 15],
    ['half of the orders of a network are placed', 60, { ofNetwork: { orders: 10, share: 20 } }, 30],
    ['three quarters are placed', 60, { ofNetwork: { orders: 15, share: 20 } }, 15],
    ['new buyers hold nearly all that they may', 1440, { ofNewBuyers: { orders: 90, share: 50_000 } }, 360],
    ['it would be too short to pay', 30, { ofNetwork: { orders: 19, share: 20 } }, 10],
    ['the merchant gives less than that', 5, { ofNetwork: { orders: 19, share: 20 } }, 5],
  ])('is shorter the more is held: %s', (_what, minutes, holds, expected) => {
    expect(shortenHold(minutes, { ...nothing, ...holds }, products)).toBe(expected);
  });

  it('is whole for a buyer who has paid before, whatever others hold', () => {
    const others = { orders: 90, share: 99_000 };
    const holds = { ...nothing, isNewBuyer: false, ofNetwork: others, ofNewBuyers: others };
    expect(shortenHold(30, holds, products)).toBe(30);
  });

  it('never grows while more is held, and never ends at once', () => {
    const orders = fc.nat({ max: 25 });
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 3000 }), orders, orders, (minutes, one, other) => {
        const of = (count: number) =>
          shortenHold(minutes, { ...nothing, ofNetwork: { orders: count, share: count * 300 } }, products);
        const [few, many] = [of(Math.min(one, other)), of(Math.max(one, other))];
        expect(many).toBeLessThanOrEqual(few);
        expect(many).toBeGreaterThanOrEqual(5);
      }),
    );
  });
});

describe('whatever new buyers order without paying', () => {
  /** One network makes half of the orders, so that its own limits are reached too. */
  const anyNetwork = fc.oneof(fc.constant(0), fc.nat({ max: 40 }));
  // Pieces one by one reach the limits of orders, whole units those of stock. Without its size an array has ten items at most.
  const wishes = fc.constantFrom(1, 99).chain((most) =>
    fc.array(fc.record({ network: anyNetwork, unit: fc.nat(), quantity: fc.integer({ min: 1, max: most }) }), {
      maxLength: 600,
      size: 'max',
    }),
  );
  const shop = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 24, maxLength: 60 });

  it('takes at most the limit of products off sale, from however many networks', () => {
    fc.assert(
      fc.property(shop, wishes, (stock, wished) => {
        const { left, place, countHolds } = createShop(stock, { hasLimits: true, minutesToPay: 30 });
        const orders = wished.map(({ network, unit, quantity }, index): Order => {
          const product = unit % stock.length;
          const wanted = new Map([[product, Math.min(quantity, left[product] ?? 0)]]);
          const order = { isNewBuyer: true, buyer: `buyer-${index}`, network: `network-${network}`, wanted };
          if (left[product] !== 0) place(order, 0);
          return order;
        });
        const soldOut = left.filter((quantity) => quantity === 0).length;
        expect(soldOut * 1000).toBeLessThanOrEqual(toShareLimit(stock.length, 'newBuyers'));
        for (const order of orders) {
          const { ofNetwork } = countHolds(order);
          expect(ofNetwork.orders).toBeLessThanOrEqual(20);
          expect(ofNetwork.share).toBeLessThanOrEqual(toShareLimit(stock.length, 'network'));
        }
      }),
    );
  });
});
