// What a change of the catalogue costs, from its commit until requests see it, and what it costs other requests; with the
// demonstration's products and with 50,000.

import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createApi } from '#api/app.ts';
import { createCatalogue } from '#api/catalogue/assembly/read-model.ts';
import { changePrice } from '#api/catalogue/merchant/change-price.ts';
import { adjustStock } from '#api/inventory/adjust-stock.ts';
import { followStock } from '#api/inventory/follow-stock.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { recordChange } from '#database/record-change.ts';
import { compare } from './compare.ts';
import { apiHeaders, apiPaths, apiPrefix } from './requests.ts';

const siteUrl = 'http://127.0.0.1';
/** A product without values, and an id far above those of the demonstration. */
const [productId, idStep] = [103, 100_000];
const changesPerSecond = 50;
const listingSeconds = 5;

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
  const { count } = await kysely
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await kysely.transaction().execute(async (transaction) => {
    for (let copy = 1; copy * count < wanted; copy += 1) {
      const step = copy * idStep;
      for (const statement of [
        `insert into products select id + ${step}, slug || '-${copy}', name || ' ${copy}', sku || '-${copy}', ean, mpn, brand_id, category_id, price_cents, list_price_cents, on_request, indexable, short_text, '', '', weight_grams, popularity, launched_at, active from products where id < ${idStep}`,
        `insert into product_shops select product_id + ${step}, shop_id from product_shops where product_id < ${idStep}`,
        `insert into product_filter_values select product_id + ${step}, filter_value_id from product_filter_values where product_id < ${idStep}`,
        `insert into variants select id + ${step}, product_id + ${step}, attribute_value_id, sku || '-${copy}', price_cents, list_price_cents, position from variants where product_id < ${idStep}`,
        `insert into stock select product_id + ${step}, attribute_value_id, quantity from stock where product_id < ${idStep}`,
      ])
        await sql.raw(statement).execute(transaction);
    }
  });
}

async function measureRefresh(database: Database, name: string): Promise<void> {
  const nextStock = followStock(database);
  const catalogue = await createCatalogue({ database, clock: () => new Date(), siteUrl, nextStock });
  const unit = { productId, attributeValueId: 0 };
  // Listings compute the orders at their first use.
  for (const label of ['Popularidade', 'Favoritos', 'Menor Preço', 'Maior Preço'] as const)
    catalogue.current().orderBy(label);
  let step = 0;
  const stock = (quantity: number) =>
    adjustStock(database, { ...unit, quantity, cause: 'adjust', reference: randomUUID(), nowMs: Date.now() });
  const changes: Record<string, () => Promise<unknown>> = {
    price: () => changePrice(database, { ...unit, priceCents: 1000 + (step += 1), listPriceCents: null }),
    'stock that no page shows': () => stock(50 + ((step += 1) % 40)),
    'stock, sold out or back': () => stock((step += 1) % 2 === 0 ? 0 : 50),
    everything: () => recordChange(database.kysely, { kind: 'all' }),
  };
  for (const [what, change] of Object.entries(changes)) {
    await compare(
      [catalogue],
      {
        name: `${name}: ${what}`,
        units: ['CPU ms', 'ms, event loop delay max'],
        rounds: what === 'everything' ? 3 : 50,
      },
      async () => {
        await change();
        const turns = monitorEventLoopDelay({ resolution: 1 });
        turns.enable();
        const before = process.cpuUsage();
        await catalogue.refresh();
        const { user, system } = process.cpuUsage(before);
        turns.disable();
        return [(user + system) / 1000, turns.max / 1e6];
      },
    );
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
  const listings = apiPaths['listing'] ?? [];
  const measure = async (isChanging: boolean): Promise<number[]> => {
    const durations: number[] = [];
    const end = performance.now() + listingSeconds * 1000;
    const list = async (): Promise<void> => {
      for (let count = 0; performance.now() < end; count += 1) {
        const startedAt = performance.now();
        const path = listings[count % listings.length] ?? '';
        await api.fetch(new Request(`${siteUrl}${apiPrefix}${path}`, { headers: apiHeaders }));
        durations.push(performance.now() - startedAt);
        await delay(1);
      }
    };
    const change = async (): Promise<void> => {
      for (let count = 0; performance.now() < end; count += 1) {
        const quantity = count % 60;
        await adjustStock(database, {
          productId,
          attributeValueId: 0,
          quantity,
          cause: 'adjust',
          reference: randomUUID(),
          nowMs: Date.now(),
        });
        await delay(1000 / changesPerSecond);
      }
    };
    await Promise.all([list(), ...(isChanging ? [change()] : [])]);
    return [durations.toSorted((first, second) => first - second)[Math.floor(durations.length * 0.99)] ?? Number.NaN];
  };
  await compare(
    [true, false],
    { name: `${name}: listing p99, with ${changesPerSecond} stock changes/s and without`, units: ['ms'], rounds: 3 },
    measure,
  );
  await api.close();
}
