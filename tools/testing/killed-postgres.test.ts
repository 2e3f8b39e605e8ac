// Invariants 2, 3 and 7 while PostgreSQL itself is killed: the shop recovers by itself, and no acknowledged order is lost.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCoupon } from '#api/pricing/promotions/testing/coupon-client.ts';
import { setStock } from '#api/testing/set-stock.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { createApiProcesses } from '#server/testing/api-process.ts';
import { listFaults } from '#server/testing/order-invariants.ts';
import {
  couponCode,
  orderUntilKilled,
  type OrderRequest,
  placeOrder,
  productIds,
  readOrder,
} from '#server/testing/order-writers.ts';
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';

/** Each kills PostgreSQL once while ten buyers order; none unless it is asked for, since a cluster of its own takes long. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 0);
const usualMsEach = 60_000;
const [ordersBefore, ordersAfter] = [20, 40];

const processes = createApiProcesses();
let cluster: PostgresCluster | undefined;
let base: string;
const getUrl = () => cluster?.url('postgres') ?? '';
const startServer = async () => {
  base = await processes.start({ DATABASE_URL: getUrl(), RATE_LIMIT: 'off' });
};

beforeAll(async () => {
  if (rounds === 0) return;
  cluster = await startPostgresCluster({ isDurable: true });
  await startServer();
  await withDatabase(async (database) => {
    for (const id of productIds) await setStock(database, id, 100_000);
    await insertCoupon(database, couponCode, { value: 7, starts_at: 0 });
  });
  await processes.stop();
  await startServer();
});
afterAll(async () => {
  await processes.stop();
  await cluster?.stop();
});

async function withDatabase<Result>(look: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ url: getUrl() });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

const countOrders = () =>
  withDatabase(async ({ kysely }) => (await kysely.selectFrom('orders').select('id').execute()).length);

/** Repeats a request of which the buyer does not know whether it was done. */
async function placeTwice(request: OrderRequest): Promise<void> {
  const order = await placeOrder(base, request);
  expect(await placeOrder(base, request)).toEqual(order);
}

it.runIf(rounds > 0)(
  'keeps each acknowledged order once and whole when PostgreSQL is killed under ten buyers',
  async () => {
    let [total, acknowledged] = [await countOrders(), 0];
    for (let round = 0; round < rounds; round += 1) {
      const work: Promise<unknown>[] = [];
      let placed = 0;
      let [isRecovered, isStopping] = [false, false];
      const crash = async () => {
        await cluster?.crash();
        isRecovered = true;
      };
      const ordered = await orderUntilKilled(base, () => {
        placed += 1;
        if (placed === ordersBefore + round) work.push(crash());
        if (!isRecovered) return;
        if (isStopping || placed < ordersBefore + round + ordersAfter) return;
        isStopping = true;
        work.push(processes.stop('SIGKILL'));
      });
      await Promise.all(work);
      await startServer();
      for (const { request, order } of ordered.placed) {
        expect((await readOrder(base, order)).numero).toBe(order.numero);
        expect(await placeOrder(base, request)).toEqual(order);
      }
      for (const request of ordered.unanswered) await placeTwice(request);
      total += ordered.placed.length + ordered.unanswered.length;
      acknowledged += ordered.placed.length;
      expect(await countOrders()).toBe(total);
      expect(await withDatabase(listFaults)).toEqual([]);
    }
    process.stdout.write(
      `${acknowledged} acknowledged orders, none lost or doubled in ${rounds} kills of PostgreSQL\n`,
    );
  },
  rounds * usualMsEach + usualMsEach,
);
