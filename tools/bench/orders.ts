// Orders over HTTP by 20 buyers, against what the disk allows in the same round, and what visitors notice of them.

import { setTimeout as delay } from 'node:timers/promises';
import { insertCoupon } from '#api/pricing/promotions/testing/coupon-client.ts';
import { setStock } from '#api/testing/set-stock.ts';
import { type Database, type DatabaseOptions, openDatabase } from '#database/client.ts';
import { couponCode, fillCheckout, type OrderRequest, placeOrder, productIds } from '#server/testing/order-writers.ts';
import type { Server } from './checkout-server.ts';
import { compare, p95, repeatUntil, time } from './compare.ts';
import { countOrderSql } from './order-sql.ts';
import { apiPrefix, pages } from './requests.ts';

const [buyers, ordersPerRound, plenty] = [20, 200, 1_000_000];
const soldOutPages = ['/oleo-essencial-de-bergamota', '/oleos-essenciais/citricos/limoes-e-bergamotas?ipp=48'];

/** `source` is the database of the server: that of PostgreSQL at the address, else the file. */
export async function measureOrders(server: Server, source: DatabaseOptions): Promise<void> {
  const database = await openDatabase(source);
  for (const id of productIds) await setStock(database, id, plenty);
  await insertCoupon(database, couponCode, { value: 7, starts_at: 0 });
  await placeOrder(server.url + apiPrefix, await fillCheckout(server.url + apiPrefix));
  const units = ['orders/s', 'ms, POST p95', 'times R1', 'R1, synced rows/s', 'times R2', 'R2, order SQL/s'];
  await compare([server], { name: `${buyers} buyers over HTTP`, units, rounds: 3 }, async () => {
    const rows = await countSyncedRows(database);
    const sqlOnly = await countOrderSql(database, await fillCheckout(server.url + apiPrefix));
    const { perSecond, durations } = await order(server, await fillCheckouts(server, ordersPerRound));
    return [perSecond, p95(durations), perSecond / rows, rows, perSecond / sqlOnly, sqlOnly];
  });
  await compare([server], { name: 'pages for others', units: ['ms p95, no orders', 'ms p95, orders'] }, async () => {
    const alone = await browse(server, delay(2000));
    const waiting = await fillCheckouts(server, ordersPerRound);
    return [p95(alone), p95(await browse(server, order(server, waiting)))];
  });
  await compare([server], { name: 'sold out', units: ['ms until shown'], rounds: 3 }, async () => {
    const shown = await waitForSoldOut(server, () => setStock(database, productIds[1], 1));
    await setStock(database, productIds[1], plenty);
    await delay(1000);
    return [shown];
  });
  await database.close();
}

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

/** R1: transactions of one row, each on disk before the next one begins. */
async function countSyncedRows({ kysely }: Database): Promise<number> {
  const ms = await time(async () => {
    for (let count = 0; count < ordersPerRound; count += 1)
      await kysely
        .updateTable('stock')
        .set((eb) => ({ quantity: eb('quantity', '-', 1) }))
        .where('product_id', '=', productIds[0])
        .execute();
  });
  return (ordersPerRound / ms) * 1000;
}

const read = async ({ url }: Server, path: string): Promise<string> => (await fetch(url + path)).text();

/** The durations of requests for pages until `end`. */
const browse = (server: Server, end: Promise<unknown>): Promise<number[]> =>
  repeatUntil(end, 10, (count) => time(() => read(server, Object.values(pages)[count % 4] ?? '/')));

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
