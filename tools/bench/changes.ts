// What a change of the catalogue costs, from its commit until requests see it, and what it costs other requests; with the
// demonstration's products and with 50,000.

import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { changePrice } from '#api/catalogue/merchant/change-price.ts';
import { setStock } from '#api/testing/set-stock.ts';
import { createTestCatalogue } from '#api/testing/test-catalogue.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { recordChange } from '#database/record-change.ts';
import { type Checkout, databaseFile, startServer } from './checkout-server.ts';
import { compare, percentile, repeatUntil, time } from './compare.ts';
import { apiHeaders, apiPaths, apiPrefix, receive } from './requests.ts';

/** A product without values, and an id far above those of the demonstration. */
const [productId, idStep] = [103, 100_000];
const changesPerSecond = 50;
const listingSeconds = 5;
const units = ['CPU ms', 'ms, event loop delay max'];

/** `seeded` has been started before; the copy of its database with more products is beside it. */
export async function measureChanges(seeded: Checkout): Promise<void> {
  const large: Checkout = { root: seeded.root, data: join(seeded.data, 'large') };
  mkdirSync(large.data);
  copyFileSync(databaseFile(seeded), databaseFile(large));
  for (const checkout of [seeded, large]) {
    const name = checkout === large ? '50,000 products' : 'seeded';
    const database = await openDatabase({ file: databaseFile(checkout) });
    if (checkout === large) await multiplyProducts(database, 50_000);
    await measureRefresh(database, name);
    await measureListings(checkout, database, name);
    await database.close();
  }
}

/** Copies the products with all that listings show of them until there are this many. */
async function multiplyProducts({ kysely }: Database, wanted: number): Promise<void> {
  const products = await kysely.selectFrom('products').selectAll().execute();
  const variants = await kysely.selectFrom('variants').selectAll().execute();
  const shops = await kysely.selectFrom('product_shops').selectAll().execute();
  const filterValues = await kysely.selectFrom('product_filter_values').selectAll().execute();
  const stock = await kysely.selectFrom('stock').selectAll().execute();
  await kysely.transaction().execute(async (transaction) => {
    for (let copy = 1; copy * products.length < wanted; copy += 1) {
      const step = copy * idStep;
      const moved = <Row extends { product_id: number }>(rows: readonly Row[]) =>
        rows.map((row) => ({ ...row, product_id: row.product_id + step }));
      const copies = products.map((row) => ({
        ...row,
        id: row.id + step,
        slug: `${row.slug}-${copy}`,
        name: `${row.name} ${copy}`,
        sku: `${row.sku}-${copy}`,
        long_html: '',
        how_to_use_html: '',
      }));
      const copiesOfVariants = moved(variants).map((row) => ({ ...row, id: row.id + step, sku: `${row.sku}-${copy}` }));
      await transaction.insertInto('products').values(copies).execute();
      await transaction.insertInto('product_shops').values(moved(shops)).execute();
      await transaction.insertInto('product_filter_values').values(moved(filterValues)).execute();
      await transaction.insertInto('variants').values(copiesOfVariants).execute();
      await transaction.insertInto('stock').values(moved(stock)).execute();
    }
  });
}

async function measureRefresh(database: Database, name: string): Promise<void> {
  const catalogue = await createTestCatalogue(database, { clock: () => new Date() });
  // Listings compute the orders at their first use.
  for (const label of ['Popularidade', 'Favoritos', 'Menor Preço', 'Maior Preço'] as const)
    catalogue.current().orderBy(label);
  let step = 0;
  const changes: Record<string, () => Promise<unknown>> = {
    price: () =>
      changePrice(database, { productId, attributeValueId: 0, priceCents: 1000 + (step += 1), listPriceCents: null }),
    'stock that no page shows': () => setStock(database, productId, 50 + ((step += 1) % 40)),
    'stock, sold out or back': () => setStock(database, productId, (step += 1) % 2 === 0 ? 0 : 50),
    everything: () => recordChange(database.kysely, { kind: 'all' }),
  };
  for (const [what, change] of Object.entries(changes)) {
    const measurement = { name: `${name}: ${what}`, units, rounds: what === 'everything' ? 3 : 50 };
    await compare([catalogue], measurement, async () => {
      await change();
      const turns = monitorEventLoopDelay({ resolution: 1 });
      turns.enable();
      const before = process.cpuUsage();
      await catalogue.refresh();
      const { user, system } = process.cpuUsage(before);
      turns.disable();
      return [(user + system) / 1000, turns.max / 1e6];
    });
  }
  await catalogue.close();
}

/** Uncached listings of the API on a server that sees the changes of another process. */
async function measureListings(checkout: Checkout, database: Database, name: string): Promise<void> {
  const server = await startServer(checkout, { PAGE_CACHE_MB: '0' });
  const measure = async (isChanging: boolean): Promise<number[]> => {
    const end = delay(listingSeconds * 1000);
    const [durations] = await Promise.all([
      repeatUntil(end, 1, (count) => {
        const path = apiPrefix + (apiPaths.listing[count % apiPaths.listing.length] ?? '');
        return time(() => receive(server.url, { path, headers: apiHeaders }));
      }),
      isChanging && repeatUntil(end, 1000 / changesPerSecond, (count) => setStock(database, productId, count % 60)),
    ]);
    return [percentile(durations, 0.99)];
  };
  const title = `${name}: listing p99, with ${changesPerSecond} stock changes/s and without`;
  await compare([true, false], { name: title, units: ['ms'], rounds: 3 }, measure);
  await server.stop();
}
