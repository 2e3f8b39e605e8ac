// A statement pays several orders in one transaction: what keeps one from being paid keeps no other.

import { beforeEach, expect, it } from 'vitest';
import { testNow } from '#database/testing/test-now.ts';
import { toSaoPauloTime } from '#rules/calendar-day.ts';
import { listUnexplainedStock } from '../../inventory/testing/stock-queries.ts';
import { setStock } from '../../testing/set-stock.ts';
import { closeOrder } from '../paying/close-order.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { type PlacedOrderRow, placeOrderOf } from '../testing/placed-orders.ts';
import { insertReceipts } from './insert-receipts.ts';
import { matchUndecided } from './match-undecided.ts';
import { receivePayment } from './receive-payment.ts';

const nowMs = testNow.getTime();
const productIds = [914_001, 914_002, 914_003] as const;

/** Three, the second of which is not paid as the others are. */
let orders: PlacedOrderRow[];
const products = productIds.map((id) => ({ id, name: `Bruma ${id}`, priceCents: 2000, stock: 10 }));
const { shop, buyers } = await createOrderShop({ products });
beforeEach(async () => {
  orders = [];
  for (const productId of productIds) orders.push(await placeOrderOf(shop, buyers, { productId }));
});

/** Money whose text names the code of each order. */
async function importStatement(atMs = nowMs) {
  const payments = await shop.database.kysely
    .selectFrom('payments')
    .select(['id', 'txid', 'amount_cents as amountCents'])
    .where(
      'id',
      'in',
      orders.map(({ paymentId }) => paymentId),
    )
    .orderBy('id')
    .execute();
  const receipts = payments.map(({ id, txid, amountCents }) => ({
    key: `line-${id}`,
    bank: 'inter',
    account: '1',
    day: toSaoPauloTime(nowMs).day,
    amountCents,
    text: `PIX RECEBIDO ${txid}`,
    fitid: '',
    isDoubtful: false,
  }));
  await insertReceipts(shop.database, { source: 'statement', nowMs: atMs }, receipts);
  return (await matchUndecided(shop.database, atMs)).map(({ decision }) => decision?.reason);
}

const countMails = async () =>
  (await shop.database.kysely.selectFrom('outbox').select('id').where('kind', '=', 'payment-confirmed').execute())
    .length;
const listTimelines = () =>
  Promise.all(orders.map(async (order) => (await buyers.read(order)).eventos.map(({ tipo }) => tipo).join(' ')));

it('keeps the day of delivery that was promised for the day on the statement [R10.4-06]', async () => {
  const listDays = () => Promise.all(orders.map(async (order) => (await buyers.read(order)).entrega.previsao));
  const promised = await listDays();
  expect(promised[0]).toBe('2026-11-27');
  expect(await importStatement(nowMs + 4 * 24 * 60 * 60 * 1000)).toEqual(['code', 'code', 'code']);
  expect(await listDays()).toEqual(promised);
});

it('pays the others beside one that came too late', async () => {
  const orderId = orders[1]?.id ?? 0;
  await closeOrder(shop.database, { orderId, event: 'expired', actor: 'shop', nowMs });
  await setStock(shop.database, productIds[1], 0);
  expect(await importStatement()).toEqual(['code', 'sold-out', 'code']);
  expect(await listTimelines()).toEqual(['placed paid', 'placed expired', 'placed paid']);
  expect(await listUnexplainedStock(shop.database)).toEqual([]);
  await setStock(shop.database, productIds[1], 10);
});

it('pays each once when an import breaks off and is repeated', async () => {
  const { kysely } = shop.database;
  const id = orders[1]?.id ?? 0;
  const setAddress = (address_json: string) =>
    kysely.updateTable('orders').set({ address_json }).where('id', '=', id).execute();
  const { address_json: address } = await kysely
    .selectFrom('orders')
    .select('address_json')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mailsBefore = await countMails();
  await setAddress('{');
  await expect(importStatement()).rejects.toThrow(SyntaxError);
  await setAddress(address);
  expect(await listTimelines()).toEqual(['placed paid', 'placed', 'placed']);
  expect(await importStatement()).toEqual(['code', 'code']);
  expect(await listTimelines()).toEqual(['placed paid', 'placed paid', 'placed paid']);
  expect(await importStatement()).toEqual([]);
  expect(await countMails()).toBe(mailsBefore + 3);
});

it('leaves to the merchant what a payment service reports of less than the order costs', async () => {
  const { paymentId = 0, totalCents = 0 } = orders[0] ?? {};
  const money = { source: 'pagamento-y', sourceKey: 'ORD-1', amountCents: totalCents - 1 };
  const decision = await receivePayment(shop.database, { ...money, paymentId, nowMs });
  expect(decision).toEqual({ state: 'proposed', reason: 'short', usedCents: 0, outcome: undefined });
  expect(await listTimelines()).toEqual(['placed', 'placed', 'placed']);
});
