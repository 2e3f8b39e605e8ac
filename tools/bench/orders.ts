// Orders over HTTP by 20 buyers, against what the disk allows in the same round, and what visitors notice of them.

import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
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

/** A server with its database. */
export interface Shop {
  server: Server;
  source: DatabaseOptions;
}

interface OpenShop {
  server: Server;
  database: Database;
}

export async function measureOrders(shops: readonly Shop[]): Promise<void> {
  const open: OpenShop[] = [];
  for (const { server, source } of shops) open.push({ server, database: await openDatabase(source) });
  for (const { server, database } of open) await prepare(server, database);
  const units = ['orders/s', 'ms, POST p95', 'times R1', 'R1, synced rows/s'];
  await compare(open, { name: `${buyers} buyers over HTTP`, units, rounds: 3 }, async ({ server, database }) => {
    const rows = await countSyncedRows(database);
    const { perSecond, durations } = await order(server, await fillCheckouts(server, ordersPerRound));
    await waitForMails(database);
    return [perSecond, p95(durations), perSecond / rows, rows];
  });
  // Only of this checkout, whose code cannot place orders in a database of an earlier version.
  const sqlAlone = { name: 'SQL of an order alone', units: ['R2, orders/s'], rounds: 3 };
  await compare(open.slice(0, 1), sqlAlone, async ({ server, database }) => [
    await countOrderSql(database, await fillCheckout(server.url + apiPrefix)),
  ]);
  const cpuUnits = ['CPU ms', 'CPU ms, with its mails'];
  await compare(open, { name: 'an order', units: cpuUnits, rounds: 5 }, async ({ server, database }) => {
    const withMails = await measureCpu(server, database);
    await stopMails(database);
    const alone = await measureCpu(server, database);
    await allowMails(database);
    return [alone, withMails];
  });
  const pageUnits = ['ms p95, no orders', 'ms p95, orders', 'ratio'];
  await compare(open, { name: 'pages for others', units: pageUnits }, async ({ server, database }) => {
    const alone = p95(await browse(server, delay(2000)));
    const waiting = await fillCheckouts(server, ordersPerRound);
    const beside = p95(await browse(server, order(server, waiting)));
    await waitForMails(database);
    return [alone, beside, beside / alone];
  });
  await compare(open, { name: 'sold out', units: ['ms until shown'], rounds: 3 }, async ({ server, database }) => {
    const shown = await waitForSoldOut(server, () => setStock(database, productIds[1], 1));
    await setStock(database, productIds[1], plenty);
    await delay(1000);
    return [shown];
  });
  for (const { database } of open) await database.close();
}

async function prepare(server: Server, database: Database): Promise<void> {
  for (const id of productIds) await setStock(database, id, plenty);
  await insertCoupon(database, couponCode, { value: 7, starts_at: 0 });
  await placeOrder(server.url + apiPrefix, await fillCheckout(server.url + apiPrefix));
}

/** Processor time of an order, in milliseconds, until its mails are out. */
async function measureCpu(server: Server, database: Database): Promise<number> {
  const waiting = await fillCheckouts(server, ordersPerRound);
  const before = server.cpuMs();
  await order(server, waiting);
  await waitForMails(database);
  return (server.cpuMs() - before) / ordersPerRound;
}

async function waitForMails({ kysely }: Database): Promise<void> {
  const findDue = () =>
    kysely
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '<=', Date.now())
      .limit(1)
      .executeTakeFirst();
  while (await findDue()) await delay(100);
}

/** Queued mails vanish, so that what an order costs without them can be measured from outside. */
async function stopMails({ kysely, engine }: Database): Promise<void> {
  if (engine === 'sqlite')
    await sql`create trigger no_mail before insert on outbox begin select raise(ignore); end`.execute(kysely);
  else {
    await sql`create function no_mail() returns trigger language plpgsql as 'begin return null; end'`.execute(kysely);
    await sql`create trigger no_mail before insert on outbox for each row execute function no_mail()`.execute(kysely);
  }
}

async function allowMails({ kysely, engine }: Database): Promise<void> {
  if (engine === 'sqlite') await sql`drop trigger no_mail`.execute(kysely);
  else await sql`drop function no_mail cascade`.execute(kysely);
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
