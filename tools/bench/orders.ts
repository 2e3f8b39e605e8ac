// Orders over HTTP by 20 buyers, against what disk and database allow in the same round, and what visitors notice of them.

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import { takeStock } from '#api/inventory/take-stock.ts';
import { insertOrder } from '#api/orders/stored/insert-order.ts';
import { loadOrder } from '#api/orders/stored/queries.ts';
import { insertCoupon } from '#api/pricing/promotions/testing/coupon-client.ts';
import { setStock } from '#api/testing/set-stock.ts';
import { type Database, openDatabase } from '#database/client.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { createSqliteDialect } from '#database/sqlite/dialect.ts';
import { openSqliteFile } from '#database/sqlite/file.ts';
import { couponCode, fillCheckout, type OrderRequest, placeOrder, productIds } from '#server/testing/order-writers.ts';
import type { Server } from './checkout-server.ts';
import { compare, percentile, repeatUntil, time } from './compare.ts';
import { apiPrefix, pages } from './requests.ts';

const [buyers, ordersPerRound, pacedOrders, pacedPerSecond, plenty] = [20, 200, 100, 20, 1_000_000];
const soldOutPages = ['/oleo-essencial-de-bergamota', '/oleos-essenciais/citricos/limoes-e-bergamotas?ipp=48'];
const listings = [pages.listing, '/difusores', '/corpo-e-banho?ipp=24', '/busca?busca=lavanda'];
const token = randomUUID();
/** Of the server that `measureOrders` gets. */
export const orderVariables = { METRICS_TOKEN: token };

/** The database of the server: that of PostgreSQL at the address, else the file. */
export interface OrderDatabase {
  url: string | undefined;
  file: string;
}

export async function measureOrders(server: Server, source: OrderDatabase): Promise<void> {
  const database = await openDatabase(source);
  for (const id of productIds) await setStock(database, id, plenty);
  await insertCoupon(database, couponCode, { value: 7, starts_at: 0 });
  await placeOrder(server.url + apiPrefix, await fillCheckout(server.url + apiPrefix));
  const units = ['orders/s', 'ms, POST p95', 'times R1', 'times R2', 'R1, synced rows/s', 'R2, SQL of orders/s'];
  await compare([server], { name: `${buyers} buyers over HTTP`, units, rounds: 3 }, async () => {
    const [rows, statements] =
      source.url === undefined ? await measureFile(database, source.file) : await measurePostgres(source.url);
    const { perSecond, durations } = await order(server, await fillCheckouts(server, ordersPerRound));
    return [perSecond, p95(durations), perSecond / rows, perSecond / statements, rows, statements];
  });
  await compare([server], { name: 'pages for others', units: ['ms p95, no orders', 'ms p95, orders'] }, async () => {
    const alone = await browse(server, delay(2000));
    const waiting = await fillCheckouts(server, ordersPerRound);
    return [p95(alone), p95(await browse(server, order(server, waiting)))];
  });
  const paced = `listings, ${pacedPerSecond} orders/s`;
  await compare([server], { name: paced, units: ['cached share'], rounds: 3 }, () => measureCache(server));
  await compare([server], { name: 'sold out', units: ['ms until shown'], rounds: 3 }, async () => {
    const shown = await waitForSoldOut(server, () => setStock(database, productIds[1], 1));
    await setStock(database, productIds[1], plenty);
    await delay(1000);
    return [shown];
  });
  await database.close();
}

const p95 = (values: readonly number[]): number => percentile(values, 0.95);

async function fillCheckouts({ url }: Server, count: number): Promise<OrderRequest[]> {
  const filled: OrderRequest[] = [];
  while (filled.length < count)
    filled.push(...(await Promise.all(Array.from({ length: buyers }, () => fillCheckout(url + apiPrefix)))));
  return filled;
}

/** Places orders, `buyers` of them at the same time. */
async function order({ url }: Server, waiting: OrderRequest[]): Promise<{ perSecond: number; durations: number[] }> {
  const durations: number[] = [];
  const buy = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const request = next;
      durations.push(await time(() => placeOrder(url + apiPrefix, request)));
    }
  };
  const ms = await time(() => Promise.all(Array.from({ length: buyers }, buy)));
  return { perSecond: (durations.length / ms) * 1000, durations };
}

async function countPerSecond(work: () => Promise<unknown>): Promise<number> {
  const ms = await time(async () => {
    for (let count = 0; count < ordersPerRound; count += 1) await work();
  });
  return (ordersPerRound / ms) * 1000;
}

/** R1 and R2 on a copy of the file, which has no other writer. */
async function measureFile(database: Database, file: string): Promise<[rows: number, statements: number]> {
  const copy = `${file}.copy`;
  rmSync(copy, { force: true });
  await sql`vacuum into ${copy}`.execute(database.kysely);
  const synced = await openDatabase({ file: copy });
  const rows = await countSyncedRows(synced.kysely);
  await synced.close();
  const unsynced = openSqliteFile(copy, { sync: () => Promise.resolve(), close: () => undefined });
  const kysely = new Kysely<DatabaseSchema>({ dialect: createSqliteDialect(unsynced) });
  const statements = await countOrderSql(kysely);
  await kysely.destroy();
  return [rows, statements];
}

/** R1 and R2 in the database itself: PostgreSQL copies none that is in use. */
async function measurePostgres(url: string): Promise<[rows: number, statements: number]> {
  const synced = await openDatabase({ url });
  const rows = await countSyncedRows(synced.kysely);
  await synced.close();
  const address = new URL(url);
  address.searchParams.set('options', '-c synchronous_commit=off');
  const unsynced = await openDatabase({ url: address.href });
  const statements = await countOrderSql(unsynced.kysely);
  await unsynced.close();
  return [rows, statements];
}

/** R1: transactions of one row, each on disk before the next one begins. */
function countSyncedRows(kysely: Kysely<DatabaseSchema>): Promise<number> {
  return countPerSecond(() =>
    kysely
      .updateTable('stock')
      .set((eb) => ({ quantity: eb('quantity', '-', 1) }))
      .where('product_id', '=', productIds[0])
      .execute(),
  );
}

/** R2: the writes of an order like the last one, without its prices and without waiting for the disk. */
async function countOrderSql(kysely: Kysely<DatabaseSchema>): Promise<number> {
  const last = await kysely.selectFrom('orders').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  const { lines, payment } = await loadOrder(kysely, last);
  const mails = await kysely.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(2).execute();
  const contract = await kysely.selectFrom('order_contracts').selectAll().executeTakeFirstOrThrow();
  const units = productIds.map((productId) => ({ productId, attributeValueId: 0, quantity: 1 }));
  const write = async (transaction: Transaction<DatabaseSchema>): Promise<void> => {
    const [number, key_hash] = [randomUUID(), randomUUID()];
    const key = { key_hash, fingerprint: number, order_id: null, created_at: last.placed_at };
    await transaction.insertInto('idempotency_keys').values(key).execute();
    await takeStock(transaction, { units, reference: number, nowMs: last.placed_at });
    const inserted = await insertOrder(transaction, {
      order: { ...last, id: undefined, number, token_hash: number },
      lines: lines.map((line) => ({ ...line, id: undefined })),
      payment: { ...payment, id: undefined, txid: number },
    });
    await transaction
      .insertInto('order_contracts')
      .values({ ...contract, order_id: inserted.order.id })
      .execute();
    const copies = mails.map((mail) => ({ ...mail, id: undefined, message_id: randomUUID() }));
    await transaction.insertInto('outbox').values(copies).execute();
    await transaction
      .updateTable('idempotency_keys')
      .set({ order_id: inserted.order.id })
      .where('key_hash', '=', key_hash)
      .execute();
  };
  return countPerSecond(() => kysely.transaction().execute(write));
}

const read = async ({ url }: Server, path: string, headers = {}): Promise<string> =>
  (await fetch(url + path, { headers })).text();

/** The durations of requests for pages until `end`. */
const browse = (server: Server, end: Promise<unknown>): Promise<number[]> =>
  repeatUntil(end, 10, (count) => time(() => read(server, Object.values(pages)[count % 4] ?? '/')));

/** The share of listing pages that came from the cache while orders ran. */
async function measureCache(server: Server): Promise<number[]> {
  const waiting = await fillCheckouts(server, pacedOrders);
  const count = async (result: 'hit' | 'miss'): Promise<number> => {
    const metrics = await read(server, '/metrics', { Authorization: `Bearer ${token}` });
    return Number(new RegExp(`page_cache_requests_total\\{result="${result}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
  };
  for (const path of listings) await read(server, path);
  const [hits, misses] = [await count('hit'), await count('miss')];
  for (const [index, next] of waiting.entries()) {
    const ordered = placeOrder(server.url + apiPrefix, next);
    await Promise.all([ordered, delay(1000 / pacedPerSecond), read(server, listings[index % listings.length] ?? '/')]);
  }
  const [hit, missed] = [(await count('hit')) - hits, (await count('miss')) - misses];
  return [hit / (hit + missed)];
}

/** Buys the last piece once `leaveOne` has left one; milliseconds until every page shows that it is sold out. */
async function waitForSoldOut(server: Server, leaveOne: () => Promise<unknown>): Promise<number> {
  const countSoldOut = async (path: string) => (await read(server, path)).split('Esgotado').length;
  const last = await fillCheckout(server.url + apiPrefix);
  const before = await Promise.all(soldOutPages.map(countSoldOut));
  await leaveOne();
  await placeOrder(server.url + apiPrefix, last);
  const orderedAt = performance.now();
  for (const [index, path] of soldOutPages.entries())
    while ((await countSoldOut(path)) <= (before[index] ?? 0) && performance.now() - orderedAt < 10_000) await delay(5);
  return performance.now() - orderedAt;
}
