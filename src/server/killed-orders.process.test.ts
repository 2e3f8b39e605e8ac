// Invariants 2, 3 and 7: an order that was acknowledged is there once and whole, whatever is killed or cut off.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StandIn, startStandIn } from '#api/payments/mercado-pago/testing/stand-in.ts';
import { insertCoupon } from '#api/pricing/promotions/testing/coupon-client.ts';
import type { Database } from '#database/client.ts';
import { programEnvironment } from '#database/testing/program-environment.ts';
import { insertSmallShopProducts } from '#database/testing/small-shop.ts';
import { createFilledDatabase, withDatabase } from '#database/testing/test-database.ts';
import { createApiProcesses } from './testing/api-process.ts';
import { payCards } from './testing/card-payers.ts';
import { listFaults } from './testing/order-invariants.ts';
import {
  couponCode,
  fillCheckout,
  type Ordered,
  type OrderRequest,
  orderUntilKilled,
  placeOrder,
  productIds,
  readOrder,
} from './testing/order-writers.ts';

/** Each kills server and expiry once and starts them again. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2);
const usualMsEach = 180_000;
const cuts = 20;
const expiryScript = join(import.meta.dirname, 'testing/expire-process.ts');

const processes = createApiProcesses();
let expiry: ChildProcess | undefined;
let filled: Awaited<ReturnType<typeof createFilledDatabase>>;
let base: string;
let service: StandIn;
let stopPaying = (): void => undefined;
beforeAll(async () => {
  service = await startStandIn();
  // Some answers are lost with each kill.
  service.delayMs = 100;
  filled = await createFilledDatabase(async (database) => {
    await insertSmallShopProducts(
      database,
      productIds.map((id) => ({ id, stock: 100_000 })),
    );
    await insertCoupon(database, couponCode, { value: 7, starts_at: 0 });
  });
  await startServer();
  stopPaying = payCards(service, () => base);
});
afterAll(async () => {
  stopPaying();
  expiry?.kill('SIGKILL');
  await processes.stop();
  await filled.dispose();
  await service.close();
});

async function startServer(): Promise<void> {
  base = await processes.start({
    ...filled.environment,
    RATE_LIMIT: 'off',
    PIX_KEY: 'loja@exemplo.test',
    PIX_NAME: 'Loja',
    PIX_CITY: 'Curitiba',
    // The expiry ends what waits this long; without it an order waits for days.
    PIX_MINUTES: '30',
    MERCADO_PAGO_URL: service.url,
    MERCADO_PAGO_TOKEN: service.token,
    MERCADO_PAGO_SECRET: service.secret,
    MERCADO_PAGO_METHODS: 'cartao',
  });
}

function startExpiry(): ChildProcess {
  const env = { ...programEnvironment, ...filled.environment };
  return spawn(process.execPath, [expiryScript], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

const countOrders = () =>
  withDatabase(filled, async ({ kysely }) => (await kysely.selectFrom('orders').select('id').execute()).length);

async function countClosed({ kysely }: Database): Promise<Record<'expired' | 'cancelled-by-buyer', number>> {
  const rows = await kysely.selectFrom('order_events').select('kind').execute();
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
  return { expired: count('expired'), 'cancelled-by-buyer': count('cancelled-by-buyer') };
}

/** What a dead process had claimed is asked about again once its lease is over: here at once. */
const endLeases = () =>
  withDatabase(filled, ({ kysely }) =>
    kysely
      .updateTable('payments')
      .set({ next_check_at: 0 })
      .where('next_check_at', 'is not', null)
      .where('state', '<>', 'paid')
      .execute(),
  );

/** Waits until the shop knows of all money at the service. Each payment was started once, and its money came in once. */
async function checkPayments(): Promise<number> {
  await endLeases();
  const listDecided = () =>
    withDatabase(filled, async ({ kysely }) => {
      const decided = kysely
        .selectFrom('receipts')
        .select('source_key')
        .where('state', 'in', ['matched', 'refund-due']);
      return (await decided.execute()).map(({ source_key: id }) => id);
    });
  const listPaid = () => service.orders.filter(({ status }) => status === 'processed').map(({ id }) => id);
  const listMissing = async () => {
    const decided = new Set(await listDecided());
    return listPaid().filter((id) => !decided.has(id));
  };
  await expect.poll(listMissing, { timeout: 30_000 }).toEqual([]);
  expect(listPaid()).toEqual(expect.arrayContaining(await listDecided()));
  const references = service.orders.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(references.length);
  return listPaid().length;
}

/** Repeats what the buyers do not know to be done, and returns the number of orders that there must be. */
async function checkOrders({ placed, unanswered, cancelled }: Ordered): Promise<number> {
  for (const { request, order } of placed) {
    const { numero, estado } = await readOrder(base, order);
    expect(numero).toBe(order.numero);
    const possible = cancelled.includes(numero) ? ['cancelado'] : ['cancelado', 'aguardando-pagamento', 'pago'];
    expect(possible).toContain(estado);
    expect(await placeOrder(base, request)).toEqual(order);
  }
  for (const request of unanswered) {
    const order = await placeOrder(base, request);
    expect(await placeOrder(base, request)).toEqual(order);
  }
  return placed.length + unanswered.length;
}

it(
  'keeps each acknowledged order of ten buyers once and whole, and all money, when server and expiry are killed',
  async () => {
    let [total, acknowledged, paid] = [await countOrders(), 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      expiry = startExpiry();
      let placed = 0;
      let killed: Promise<unknown> | undefined;
      const kill = (child: ChildProcess) =>
        Promise.all([processes.stop('SIGKILL'), child.kill('SIGKILL') && once(child, 'exit')]);
      // Another instant each time, after some orders have expired.
      const enough = 20 + ((round * 17) % 100);
      const child = expiry;
      const countPlaced = () => {
        placed += 1;
        if (placed >= enough) killed ??= kill(child);
      };
      const ordered = await orderUntilKilled(base, countPlaced, ['pix', 'cartao']);
      await killed;
      await startServer();
      total += await checkOrders(ordered);
      acknowledged += ordered.placed.length;
      expect(await countOrders()).toBe(total);
      paid = await checkPayments();
      expect(await withDatabase(filled, listFaults)).toEqual([]);
    }
    const closed = await withDatabase(filled, countClosed);
    // In two rounds of a busy machine none may have come to it.
    const least = rounds > 2 ? 1 : 0;
    expect(closed.expired).toBeGreaterThanOrEqual(least);
    expect(paid).toBeGreaterThanOrEqual(least);
    const ended = `${paid} paid by card, ${closed.expired} expired, ${closed['cancelled-by-buyer']} cancelled`;
    process.stdout.write(`${acknowledged} acknowledged orders, none lost or doubled in ${rounds} kills; ${ended}\n`);
  },
  rounds * usualMsEach,
);

/** Sends the request and closes the connection after `ms`. */
async function sendAndLeave({ session, body }: OrderRequest, ms: number): Promise<void> {
  const { host, hostname, port, pathname } = new URL(`${base}/checkout/order`);
  const json = JSON.stringify(body);
  const lines = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'App-Token: wapstore',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(json)}`,
    `Session: ${session}`,
  ];
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(`${lines.join('\r\n')}\r\n\r\n${json}`, resolve));
  await delay(ms);
  socket.destroy();
}

it('is placed once when its buyer leaves before the answer and tries again', { timeout: usualMsEach }, async () => {
  const before = await countOrders();
  for (let cut = 0; cut < cuts; cut += 1) {
    const request = await fillCheckout(base);
    await sendAndLeave(request, cut / 2);
    const [first, second] = await Promise.all([placeOrder(base, request), placeOrder(base, request)]);
    expect(second).toEqual(first);
  }
  expect(await countOrders()).toBe(before + cuts);
  expect(await withDatabase(filled, listFaults)).toEqual([]);
});
