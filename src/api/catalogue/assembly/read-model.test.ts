// What is committed while the catalogue is loaded again.

import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#database/client.ts';
import { recordChange } from '#database/record-change.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { testNow } from '#database/testing/test-now.ts';
import { followStock } from '../../inventory/follow-stock.ts';
import { setStock } from '../../testing/set-stock.ts';
import { changePrice } from '../merchant/change-price.ts';
import { setPublished } from '../merchant/set-published.ts';
import type { CatalogueSource } from '../published/source.ts';
import { createCatalogue } from './read-model.ts';

const { florals, lavenders } = smallShop.categories;
const hourMs = 3_600_000;

let catalogue: CatalogueSource;
let now: Date;
let raised: Set<string>;
/** Runs once, when the next load has begun but read no product. */
let duringLoad: (() => Promise<unknown>) | undefined;

/** The same database, which calls `duringLoad` after reading the brands. */
function interrupt(database: Database): Database {
  const kysely = database.kysely.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const isBrands = result.rows.some((row) => 'story' in row);
      const run = isBrands ? duringLoad : undefined;
      if (run) {
        duringLoad = undefined;
        await run();
      }
      return result;
    },
  });
  return { ...database, kysely };
}

const test = await createTestDatabase();
const sale = {
  name: 'Semana',
  priceCents: 500,
  startsAt: new Date(testNow.getTime() + hourMs).toISOString(),
  endsAt: '2030-01-01T00:00:00Z',
};
await insertSmallShopProducts(test.database, [
  { id: 1, categoryId: lavenders, stock: 50 },
  { id: 2, categoryId: florals, stock: 50 },
  { id: 3, categoryId: florals, stock: 50, schedules: [sale] },
]);
afterAll(() => test.dispose());
beforeEach(async () => {
  now = testNow;
  duringLoad = undefined;
  const database = interrupt(test.database);
  const nextStock = followStock(test.database);
  catalogue = await createCatalogue({ database, clock: () => now, siteUrl: 'https://loja.test', nextStock });
  raised = new Set();
  catalogue.onChange((keys) => {
    for (const key of keys) raised.add(key);
  });
});
afterEach(() => catalogue.close());

const reload = async (during: () => Promise<unknown>): Promise<void> => {
  await recordChange(test.database.kysely, { kind: 'product', ids: [2] });
  duringLoad = during;
  await catalogue.refresh();
  expect(duringLoad).toBeUndefined();
};

it('reports the pages of a unit that is sold out meanwhile', async () => {
  await reload(() => setStock(test.database, 1, 0));
  expect(raised).toContain('product-1');
  expect(catalogue.current().productsById.get(1)?.defaultUnit.stock).toBe(0);
  await setStock(test.database, 1, 50);
});

it('reports the pages of a product that is withdrawn meanwhile', async () => {
  await reload(() => setPublished(test.database, 1, false));
  expect([...raised]).toEqual(expect.arrayContaining(['product-1', `category-${lavenders}`, 'catalogue']));
  expect(catalogue.current().productsById.has(1)).toBe(false);
  await setPublished(test.database, 1, true);
});

it('reports the pages of a price that its schedule changes meanwhile', async () => {
  await reload(async () => {
    now = new Date(testNow.getTime() + hourMs);
  });
  expect(raised).toContain('product-3');
});

it('follows stock and prices while the content cannot be loaded', async () => {
  const { kysely } = test.database;
  const set = (text: string) =>
    kysely.updateTable('settings').set({ value_json: text }).where('key', '=', 'checkout.aberto').execute();
  await set('"talvez"');
  await recordChange(kysely, { kind: 'setting' });
  await setStock(test.database, 1, 2);
  await changePrice(test.database, { productId: 2, attributeValueId: 0, priceCents: 4321, listPriceCents: null });
  await expect(catalogue.refresh()).rejects.toThrow('invalid_type');
  const { productsById, prices } = catalogue.current();
  expect(productsById.get(1)?.defaultUnit.stock).toBe(2);
  expect(prices.cents[productsById.get(2)?.index ?? -1]).toBe(4321);
  await set('false');
  await setStock(test.database, 1, 50);
});

it('applies changes after older ones were deleted', async () => {
  const { kysely } = test.database;
  await kysely.deleteFrom('catalogue_changes').execute();
  await catalogue.refresh();
  await recordChange(kysely, { kind: 'price', ids: [2] });
  raised.clear();
  await catalogue.refresh();
  expect(raised).toContain('product-2');
});

it('reads once for all who wait while another refresh runs', async () => {
  const reads: (() => void)[] = [];
  const nextStock = () => new Promise<[]>((resolve) => void reads.push(() => resolve([])));
  const { database } = test;
  const starting = createCatalogue({ database, clock: () => now, siteUrl: 'https://loja.test', nextStock });
  await expect.poll(() => reads.length).toBe(1);
  reads[0]?.();
  const shared = await starting;
  const first = shared.refresh();
  await expect.poll(() => reads.length).toBe(2);
  const others = Array.from({ length: 20 }, () => shared.refresh());
  reads[1]?.();
  await first;
  await expect.poll(() => reads.length).toBe(3);
  reads[2]?.();
  await Promise.all(others);
  expect(reads).toHaveLength(3);
  await shared.close();
});
