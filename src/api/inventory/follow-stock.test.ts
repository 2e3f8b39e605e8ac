import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import type { CatalogueSource } from '../catalogue/published/source.ts';
import { insertKit, insertProduct } from '../testing/insert-catalogue.ts';
import { setStock } from '../testing/set-stock.ts';
import { createTestCatalogue } from '../testing/test-catalogue.ts';
import { returnStock } from './return-stock.ts';
import { takeStock } from './take-stock.ts';

const soap = 900_001;
const oil = 900_002;
const [small, large] = [900_051, 900_052];
const [kit, bigKit] = [900_101, 900_102];
const [ofSoap, ofSmall] = [
  { productId: soap, attributeValueId: 0 },
  { productId: oil, attributeValueId: small },
];

/** The read models of two processes. */
let sources: readonly [CatalogueSource, CatalogueSource];
const test = await createTestDatabase();
await insertProduct(test.database, { id: soap, name: 'Sabonete', priceCents: 1490, stock: 0 });
await insertProduct(test.database, {
  id: oil,
  name: 'Óleo',
  priceCents: 3290,
  stock: 0,
  values: [
    { id: small, label: '10 ml', priceCents: 3290, stock: 9 },
    { id: large, label: '30 ml', priceCents: 7990, stock: 9 },
  ],
});
await insertKit(test.database, { id: kit, name: 'Kit', kind: 'fechada', parts: [{ productId: soap, quantity: 4 }] });
const parts = [{ productId: oil, valueId: large, quantity: 8 }];
await insertKit(test.database, { id: bigKit, name: 'Kit de Oito', kind: 'fechada', popularity: 999, parts });
afterAll(() => test.dispose());
beforeEach(async () => {
  await setStock(test.database, soap, 40);
  await setStock(test.database, oil, 9, small);
  await setStock(test.database, oil, 9, large);
  sources = [await createTestCatalogue(test.database), await createTestCatalogue(test.database)];
});
afterEach(() => Promise.all(sources.map((source) => source.close())));

/** What both read models have of a unit after they followed the movements. */
async function readStock({ productId, attributeValueId }: typeof ofSoap): Promise<(number | undefined)[]> {
  await Promise.all(sources.map((source) => source.refresh()));
  return sources.map((source) => {
    const units = source.current().productsById.get(productId)?.units ?? [];
    return units.find((unit) => unit.attributeValueId === attributeValueId)?.stock;
  });
}

function transact(work: (transaction: Parameters<typeof takeStock>[0]) => Promise<unknown>) {
  return test.database.kysely.transaction().execute(work);
}

describe('the stock in memory', () => {
  it('follows what orders take and give back, and what the merchant counts, in every process', async () => {
    const units = [
      { ...ofSoap, quantity: 3 },
      { ...ofSmall, quantity: 2 },
    ];
    await transact((transaction) => takeStock(transaction, { units, reference: 'pedido-1', nowMs: 1 }));
    expect([await readStock(ofSoap), await readStock(ofSmall)]).toEqual([
      [37, 37],
      [7, 7],
    ]);
    await transact((transaction) => returnStock(transaction, { reference: 'pedido-1', cause: 'cancel', nowMs: 2 }));
    expect(await readStock(ofSoap)).toEqual([40, 40]);
    await setStock(test.database, soap, 12);
    expect(await readStock(ofSoap)).toEqual([12, 12]);
  });

  it('changes the preselected value and the order of a listing when a value is sold out', async () => {
    const [source] = sources;
    const find = () => source.current().productsById.get(oil);
    const index = find()?.index ?? -1;
    expect(find()?.defaultUnit.attributeValueId).toBe(small);
    expect(source.current().orderBy('Menor Preço').sorted).toContain(index);
    await setStock(test.database, oil, 0, small);
    await source.refresh();
    const { prices, orderBy } = source.current();
    expect(find()?.defaultUnit.attributeValueId).toBe(large);
    expect(prices.cents[index]).toBe(7990);
    const { sorted, ranks } = orderBy('Menor Preço');
    const cents = Array.from(sorted, (position) => prices.cents[position] ?? 0);
    expect(cents).toEqual(cents.toSorted((first, second) => first - second));
    expect(sorted[ranks[index] ?? -1]).toBe(index);
  });

  it('changes the pages of a kit when fewer whole kits are left, though its part has plenty', async () => {
    const [source] = sources;
    const changed: string[] = [];
    source.onChange((keys) => void changed.push(...keys));
    await setStock(test.database, soap, 25);
    await source.refresh();
    expect(changed).toEqual([]);
    await setStock(test.database, soap, 22);
    await source.refresh();
    expect(changed, 'cards in searches show no number of kits').toEqual(['lists', `list-${kit}`]);
  });

  it('changes searches when no whole kit is left, though its part has plenty', async () => {
    const [source] = sources;
    const changed: string[] = [];
    source.onChange((keys) => void changed.push(...keys));
    const findRank = () => {
      const { listsById, orderBy } = source.current();
      return orderBy('Popularidade').ranks[listsById.get(bigKit)?.index ?? -1] ?? -1;
    };
    const before = findRank();
    await setStock(test.database, oil, 7, large);
    await source.refresh();
    expect(changed).toEqual(['catalogue', 'lists', `list-${bigKit}`]);
    expect(findRank()).toBeGreaterThan(before);
  });

  // On SQLite one transaction writes at a time.
  it.runIf(inject('testDatabase').engine === 'postgres')(
    'misses no movement of a transaction that ends after a later one',
    async () => {
      const later = Promise.withResolvers<void>();
      const first = transact(async (transaction) => {
        const units = [{ ...ofSoap, quantity: 1 }];
        await takeStock(transaction, { units, reference: 'pedido-lento', nowMs: 1 });
        await later.promise;
      });
      const units = [{ ...ofSmall, quantity: 1 }];
      await transact((transaction) => takeStock(transaction, { units, reference: 'pedido-ligeiro', nowMs: 1 }));
      expect([await readStock(ofSoap), await readStock(ofSmall)]).toEqual([
        [40, 40],
        [8, 8],
      ]);
      later.resolve();
      await first;
      expect(await readStock(ofSoap)).toEqual([39, 39]);
    },
  );
});
