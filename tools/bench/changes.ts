// What a change of the catalogue costs, from its commit until requests see it, and what it costs other requests; with the
// demonstration's products and with 50,000.

import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { createApi } from '#api/app.ts';
import { createCatalogue } from '#api/catalogue/assembly/read-model.ts';
import { changePrice } from '#api/catalogue/merchant/change-price.ts';
import { adjustStock } from '#api/inventory/adjust-stock.ts';
import { followStock } from '#api/inventory/follow-stock.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { recordChange } from '#database/record-change.ts';
import { compare, percentile, repeatUntil, time } from './compare.ts';
import { apiHeaders, apiPaths, apiPrefix } from './requests.ts';

const siteUrl = 'http://127.0.0.1';
/** A product without values, and an id far above those of the demonstration. */
const [productId, idStep] = [103, 100_000];
const changesPerSecond = 50;
const listingSeconds = 5;
const units = ['CPU ms', 'ms, event loop delay max'];

/** `file` is a database that a server has seeded; the copy with more products is written beside it. */
export async function measureChanges(file: string): Promise<void> {
  const large = `${file}.large`;
  copyFileSync(file, large);
  for (const [name, path] of [
    ['seeded', file],
    ['50,000 products', large],
  ] as const) {
    const database = await openDatabase({ file: path });
    if (path === large) await multiplyProducts(database, 50_000);
    await measureRefresh(database, name);
    await measureListings(database, name);
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

function changeStock(database: Database, quantity: number): Promise<unknown> {
  const unit = { productId, attributeValueId: 0 };
  return adjustStock(database, { ...unit, quantity, cause: 'adjust', reference: randomUUID(), nowMs: Date.now() });
}

async function measureRefresh(database: Database, name: string): Promise<void> {
  const nextStock = followStock(database);
  const catalogue = await createCatalogue({ database, clock: () => new Date(), siteUrl, nextStock });
  // Listings compute the orders at their first use.
  for (const label of ['Popularidade', 'Favoritos', 'Menor Preço', 'Maior Preço'] as const)
    catalogue.current().orderBy(label);
  let step = 0;
  const changes: Record<string, () => Promise<unknown>> = {
    price: () =>
      changePrice(database, { productId, attributeValueId: 0, priceCents: 1000 + (step += 1), listPriceCents: null }),
    'stock that no page shows': () => changeStock(database, 50 + ((step += 1) % 40)),
    'stock, sold out or back': () => changeStock(database, (step += 1) % 2 === 0 ? 0 : 50),
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

async function measureListings(database: Database, name: string): Promise<void> {
  const api = await createApi({
    database,
    clock: () => new Date(),
    siteUrl,
    cookieName: 'PHPSESSID',
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    sendMail: () => Promise.resolve(),
    services: { postalCodes: [], geocoder: undefined },
    pix: undefined,
    hasLimits: false,
  });
  const list = (count: number): Promise<number> =>
    time(async () => {
      const path = apiPaths.listing[count % apiPaths.listing.length] ?? '';
      await api.fetch(new Request(`${siteUrl}${apiPrefix}${path}`, { headers: apiHeaders }));
    });
  const measure = async (isChanging: boolean): Promise<number[]> => {
    const end = delay(listingSeconds * 1000);
    const [durations] = await Promise.all([
      repeatUntil(end, 1, list),
      isChanging && repeatUntil(end, 1000 / changesPerSecond, (count) => changeStock(database, count % 60)),
    ]);
    return [percentile(durations, 0.99)];
  };
  const title = `${name}: listing p99, with ${changesPerSecond} stock changes/s and without`;
  await compare([true, false], { name: title, units: ['ms'], rounds: 3 }, measure);
  await api.close();
}
