import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#database/in-transaction.ts';
import { insertProduct } from '../testing/insert-catalogue.ts';
import { setStock } from '../testing/set-stock.ts';
import { createTestApi } from '../testing/test-api.ts';
import { adjustStock } from './adjust-stock.ts';
import { returnStock } from './return-stock.ts';
import { StockShortage, takeStock, type WantedUnit } from './take-stock.ts';
import { countStock as countStockOf, listUnexplainedStock } from './testing/stock-queries.ts';

const soap = 900_001;
const oil = 900_002;
const small = { productId: oil, attributeValueId: 900_051 };
const large = { productId: oil, attributeValueId: 900_052 };
const bar = { productId: soap, attributeValueId: 0 };

let orders = 0;
const shop = await createTestApi({
  async prepare(database) {
    await insertProduct(database, { id: soap, name: 'Sabonete', priceCents: 1490, stock: 5 });
    await insertProduct(database, {
      id: oil,
      name: 'Óleo',
      priceCents: 3290,
      stock: 0,
      values: [
        { id: 900_051, label: '10 ml', priceCents: 3290, stock: 10 },
        { id: 900_052, label: '30 ml', priceCents: 7990, stock: 3 },
      ],
    });
  },
});

const nowMs = 1;
const transact = <Result>(work: (transaction: Parameters<typeof takeStock>[0]) => Promise<Result>) =>
  inTransaction(shop.database.kysely, work);

async function take(units: readonly WantedUnit[], reference = `pedido-${(orders += 1)}`): Promise<string> {
  await transact((transaction) => takeStock(transaction, { units, reference, nowMs }));
  return reference;
}

const giveBack = (reference: string, cause: 'expiry' | 'cancel' = 'cancel') =>
  transact((transaction) => returnStock(transaction, { reference, cause, nowMs }));

const countStock = (unit: { productId: number; attributeValueId: number }) =>
  countStockOf(shop.database, unit.productId, unit.attributeValueId);

describe('taking stock', () => {
  it('takes every unit, or none and names all that are short', async () => {
    await take([
      { ...large, quantity: 2 },
      { ...bar, quantity: 1 },
    ]);
    expect([await countStock(bar), await countStock(large)]).toEqual([4, 1]);
    const error: unknown = await take([
      { ...large, quantity: 2 },
      { ...small, quantity: 1 },
      { ...bar, quantity: 9 },
    ]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StockShortage);
    expect(error).toMatchObject({
      code: 'refused',
      units: [
        { ...bar, quantity: 9, left: 4 },
        { ...large, quantity: 2, left: 1 },
      ],
    });
    expect([await countStock(bar), await countStock(small), await countStock(large)]).toEqual([4, 10, 1]);
  });

  it('takes nothing of an unknown unit', async () => {
    const unknown = { productId: soap, attributeValueId: 4711, quantity: 1 };
    await expect(take([unknown])).rejects.toMatchObject({ units: [{ ...unknown, left: 0 }] });
  });

  it('happens once per order', async () => {
    const reference = await take([{ ...small, quantity: 1 }]);
    const before = await countStock(small);
    await expect(take([{ ...small, quantity: 1 }], reference)).rejects.toThrow(/unique/i);
    expect(await countStock(small)).toBe(before);
  });

  it('gives the last unit to exactly one of a hundred orders at the same time', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 50; round += 1) {
      await setStock(shop.database, soap, 1);
      const results = await Promise.allSettled(Array.from({ length: 100 }, () => take([{ ...bar, quantity: 1 }])));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      expect(reasons.every((reason) => reason instanceof StockShortage)).toBe(true);
      expect(await countStock(bar)).toBe(0);
    }
    expect(await listUnexplainedStock(shop.database)).toEqual([]);
  });

  it('refuses no order while stock is left, and does not deadlock orders with common units', async () => {
    await setStock(shop.database, soap, 60);
    await setStock(shop.database, oil, 60, 900_051);
    await setStock(shop.database, oil, 60, 900_052);
    const baskets = [
      [bar, small, large],
      [large, small, bar],
      [small, bar],
    ].map((units) => units.map((unit) => ({ ...unit, quantity: 1 })));
    await Promise.all(Array.from({ length: 60 }, (_, index) => take(baskets[index % baskets.length] ?? [])));
    expect([await countStock(bar), await countStock(small), await countStock(large)]).toEqual([0, 0, 20]);
  });
});

describe('giving stock back', () => {
  it('happens once per order, whatever the cause', async () => {
    await setStock(shop.database, soap, 5);
    const reference = await take([{ ...bar, quantity: 3 }]);
    expect(await giveBack(reference, 'expiry')).toEqual([bar]);
    expect(await giveBack(reference, 'expiry')).toEqual([]);
    expect(await giveBack(reference, 'cancel')).toEqual([]);
    expect(await giveBack('pedido-desconhecido')).toEqual([]);
    expect(await countStock(bar)).toBe(5);
  });

  it('happens once when it is requested twenty times at the same time', async () => {
    await setStock(shop.database, soap, 5);
    const reference = await take([{ ...bar, quantity: 3 }]);
    const returned = await Promise.all(
      Array.from({ length: 20 }, (_, index) => giveBack(reference, index % 2 === 0 ? 'cancel' : 'expiry')),
    );
    expect(returned.flat()).toEqual([bar]);
    expect(await countStock(bar)).toBe(5);
  });
});

describe('adjusting stock', () => {
  it('sets what was counted, records the difference, and happens once per reference', async () => {
    await setStock(shop.database, soap, 5);
    const adjustment = { ...bar, quantity: 8, cause: 'import' as const, reference: 'planilha-1', nowMs };
    expect(await adjustStock(shop.database, adjustment)).toBe(3);
    expect(await adjustStock(shop.database, adjustment)).toBe(0);
    expect(await adjustStock(shop.database, { ...adjustment, quantity: 9 })).toBe(0);
    expect(await countStock(bar)).toBe(8);
  });

  it('is not repeated after an order, although the count had been right', async () => {
    await setStock(shop.database, soap, 10);
    const adjustment = { ...bar, quantity: 10, cause: 'import' as const, reference: 'planilha-2', nowMs };
    expect(await adjustStock(shop.database, adjustment)).toBe(0);
    await take([{ ...bar, quantity: 1 }]);
    expect(await adjustStock(shop.database, adjustment)).toBe(0);
    expect(await countStock(bar)).toBe(9);
  });

  it.each([-1, 1.5, Number.NaN])('is refused for the quantity %d', async (quantity) => {
    const adjustment = { ...bar, quantity, cause: 'adjust' as const, reference: 'x', nowMs };
    await expect(adjustStock(shop.database, adjustment)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('creates the stock of a new unit', async () => {
    expect(await setStock(shop.database, soap, 4, 4712)).toBe(4);
    expect(await countStock({ productId: soap, attributeValueId: 4712 })).toBe(4);
  });
});

it('is never below zero, and the sum of its movements, after any sequence of changes', async () => {
  const unit = fc.constantFrom(bar, small, large);
  const step = fc.oneof(
    fc.record({ kind: fc.constant('take' as const), unit, quantity: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ kind: fc.constant('set' as const), unit, quantity: fc.integer({ min: 0, max: 6 }) }),
    fc.record({ kind: fc.constant('return' as const), order: fc.nat(20) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const taken: string[] = [];
      const run = async (next: (typeof steps)[number]) => {
        if (next.kind === 'set')
          await setStock(shop.database, next.unit.productId, next.quantity, next.unit.attributeValueId);
        else if (next.kind === 'return') await giveBack(taken[next.order % Math.max(1, taken.length)] ?? '');
        else taken.push(await take([{ ...next.unit, quantity: next.quantity }]));
      };
      const refuse = (error: unknown) => {
        if (!(error instanceof StockShortage)) throw error;
      };
      for (const next of steps) await run(next).catch(refuse);
      expect(await listUnexplainedStock(shop.database)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
