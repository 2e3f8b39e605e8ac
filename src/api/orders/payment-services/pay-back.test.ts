import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import { eachOrder } from '../merchant/each-order.ts';
import { payOrder } from '../paying/pay-order.ts';
import { listReceipts } from '../receipts/list-receipts.ts';
import { findOrderByNumber, loadOrder, type StoredOrder } from '../stored/queries.ts';
import { recordDispute } from './record-dispute.ts';
import { createRefunds } from './testing/refunds.ts';
import { createServiceShop, type PlacedOrder } from './testing/service-shop.ts';

const shop = await createServiceShop();
const { findRows, placePaid, refund, refundFailing, refundUnanswered, run } = createRefunds(shop);
beforeEach(() => {
  shop.shop.failures.length = 0;
});
afterEach(() => {
  shop.service.fault = undefined;
});

/** An order that is paid twice, by a card and then by the Pix that was left for it, with what came in by the latter. */
async function placeTwicePaid() {
  const placed = await shop.place();
  const first = await shop.started(placed);
  await shop.buyers.send('', 'POST', `/order/${placed.numero}/pay`, { tipo: 'cartao' }, placed.token);
  const second = await shop.started(placed, 2);
  await expect.poll(() => first.status).toBe('canceled');
  shop.service.pay(second);
  await shop.becomes(placed, 'pago');
  first.status = 'processed';
  await shop.notify(first.id);
  const listDouble = () =>
    shop.shop.database.kysely
      .selectFrom('receipts')
      .select(['id', 'amount_cents', 'payment_id'])
      .where('source_key', '=', first.id)
      .where('reason', '=', 'double')
      .execute();
  await expect.poll(listDouble).toHaveLength(1);
  const [receipt = { id: 0, amount_cents: 0, payment_id: 0 }] = await listDouble();
  return { placed, first, second, receipt };
}

async function load({ numero }: PlacedOrder): Promise<StoredOrder> {
  const { kysely } = shop.shop.database;
  const row = await findOrderByNumber(kysely, numero.replace('-', ''));
  if (!row) throw new Error(`no order ${numero}`);
  return loadOrder(kysely, row);
}

/** Numbers of the orders with money that is to be paid back. */
async function listDue(): Promise<string[]> {
  const filter = { state: 'a-devolver', sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER } as const;
  const numbers = [];
  for await (const { order } of eachOrder(shop.shop.database, filter, 'desc'))
    numbers.push(formatOrderNumber(order.number));
  return numbers;
}

describe('a refund of money that came in at a service', () => {
  it('is paid back there, each part once, also by two processes at the same time [R10.14-15]', async () => {
    const { order, paymentId } = await placePaid();
    await refund({ paymentId }, 1000);
    await refund({ paymentId }, 1000);
    await expect
      .poll(async () => {
        await Promise.all([run(), run()]);
        shop.wait(61_000);
        return order.refunds.map(({ amount }) => amount);
      })
      .toEqual(['10.00', '10.00']);
    await run();
    expect(order.refunds).toHaveLength(2);
  });

  it('is mailed once the service has made it, and not before', async () => {
    const { placed, paymentId, orderId } = await placePaid();
    const readShown = async () => {
      const { devolvido, devolvendo, eventos } = await shop.buyers.read(placed);
      return { devolvido, devolvendo, isTold: eventos.some(({ tipo }) => tipo === 'refunded') };
    };
    const listMails = () =>
      shop.shop.database.kysely
        .selectFrom('outbox')
        .innerJoin('orders', (join) => join.on('message_id', 'like', sql`'refund-done-' || orders.number || '-%'`))
        .select('outbox.id')
        .where('orders.id', '=', orderId)
        .execute();
    shop.service.fault = 'error';
    await refund({ paymentId }, 700);
    await run();
    expect(await listMails()).toEqual([]);
    expect(await readShown()).toEqual({ devolvido: undefined, devolvendo: 7, isTold: false });
    expect(await listDue()).toContain(placed.numero);
    expect((await load(placed)).refundUnderWayCents).toBe(700);
    shop.service.fault = undefined;
    shop.wait(10 * 60_000);
    await Promise.all([run(), run()]);
    await expect.poll(async () => (await listMails()).length).toBe(1);
    expect(await readShown()).toEqual({ devolvido: 7, devolvendo: undefined, isTold: true });
  });

  it('is paid back once although the answer was lost', async () => {
    const { order, paymentId } = await placePaid();
    await refundUnanswered(order, { paymentId }, 500);
    expect(order.refunds).toHaveLength(1);
  });

  it('waits for an earlier one that has failed, so that none is taken for the other', async () => {
    const { order, paymentId } = await placePaid();
    await refundFailing({ paymentId }, 700);
    await refund({ paymentId }, 700);
    await run();
    await expect
      .poll(async () => {
        shop.wait(61_000);
        await run();
        return order.refunds.map(({ amount }) => amount);
      })
      .toEqual(['7.00', '7.00']);
  });

  it('waits while the payer disputes the payment, and is made once the dispute has ended', async () => {
    const { placed, order, paymentId } = await placePaid();
    const readHold = async () => (await load(placed)).hold;
    const findAttempts = async () => {
      const refunds = shop.shop.database.kysely.selectFrom('refunds').select('attempts');
      return (await refunds.where('payment_id', '=', paymentId).executeTakeFirstOrThrow()).attempts;
    };
    await refundFailing({ paymentId }, 600);
    Object.assign(order, { status: 'charged_back', detail: 'in_process' });
    await shop.notify(order.id);
    await expect.poll(readHold).toBe('disputed');
    // The service would make it now.
    Object.assign(order, { status: 'processed', detail: undefined });
    const before = await findAttempts();
    await expect
      .poll(async () => {
        shop.wait(61_000);
        await run();
        return findAttempts();
      })
      .toBeGreaterThan(before + 1);
    expect(order.refunds).toEqual([]);
    await shop.notify(order.id);
    await expect.poll(readHold).toBeUndefined();
    await expect
      .poll(async () => {
        shop.wait(61_000);
        await run();
        return order.refunds.map(({ amount }) => amount);
      })
      .toEqual(['6.00']);
  });

  it('is not scheduled again if it fails while the payer wins the dispute', async () => {
    const { receipt } = await placeTwicePaid();
    const { kysely } = shop.shop.database;
    const findPayment = () =>
      kysely.selectFrom('payments').selectAll().where('id', '=', receipt.payment_id).executeTakeFirstOrThrow();
    shop.service.fault = 'error';
    await refund({ receiptId: receipt.id }, receipt.amount_cents);
    const payment = await findPayment();
    const loseDispute = () =>
      recordDispute(shop.shop.database, payment, { reported: 'lost', nowMs: payment.created_at });
    await expect
      .poll(async () => {
        shop.wait(10 * 60_000);
        await run(loseDispute);
        return (await findPayment()).dispute;
      })
      .toBe('lost');
    const refunds = kysely.selectFrom('refunds').select('next_attempt_at').where('receipt_id', '=', receipt.id);
    expect(await refunds.execute()).toEqual([{ next_attempt_at: null }]);
  });

  it('of a second payment of an order leaves the first one alone', async () => {
    const { placed, first, second, receipt } = await placeTwicePaid();
    shop.service.fault = 'error';
    await refund({ receiptId: receipt.id }, receipt.amount_cents);
    await run();
    const { sobras: unused } = await shop.buyers.read(placed);
    expect(unused).toMatchObject([{ motivo: 'excesso', devolvido: 0, devolvendo: unused[0]?.valor }]);
    const listed = await listReceipts(shop.shop.database.kysely, false);
    expect(listed.find(({ receipt: { id } }) => id === receipt.id)).toMatchObject({
      orderNumber: placed.numero.replace('-', ''),
      isRefundUnderWay: true,
    });
    expect(await listDue()).toContain(placed.numero);
    shop.service.fault = undefined;
    shop.wait(10 * 60_000);
    await run();
    await expect.poll(() => first.status).toBe('refunded');
    expect(second.refunds).toEqual([]);
  });

  it('of a card in installments is what the shop was paid, without the interest that the service takes', async () => {
    const placed = await shop.place('cartao');
    const order = await shop.started(placed);
    const { valor } = (await shop.buyers.read(placed)).pagamento;
    order.paidAmount = (valor * 1.12).toFixed(2);
    shop.service.pay(order);
    await shop.becomes(placed, 'pago');
    const { paymentId } = await findRows(placed);
    const cents = Math.round(valor * 100);
    const receipts = shop.shop.database.kysely
      .selectFrom('receipts')
      .select(['state', 'reason', 'amount_cents', 'used_cents'])
      .where('payment_id', '=', paymentId);
    expect(await receipts.execute()).toEqual([
      { state: 'matched', reason: 'told', amount_cents: cents, used_cents: cents },
    ]);
    await expect(refund({ paymentId }, cents + 1)).rejects.toThrow('more-than-left');
    await refund({ paymentId }, cents);
    await run();
    await expect.poll(() => order.status).toBe('refunded');
    expect(order.refunds.map(({ amount }) => amount)).toEqual([valor.toFixed(2)]);
    // Without an amount the service pays all of the payment back.
    expect(shop.service.requests.findLast(({ path }) => path.endsWith(`${order.id}/refund`))?.body).toBeUndefined();
  });

  it('of money that came in otherwise is the merchant’s [R10.14-16]', async () => {
    const placed = await shop.place();
    const order = await shop.started(placed);
    const { orderId, paymentId } = await findRows(placed);
    await payOrder(shop.shop.database, { orderId, actor: 'merchant', nowMs: shop.shop.clock.now.getTime() });
    shop.wait(61_000);
    await expect.poll(() => order.status).toBe('canceled');
    await refund({ paymentId }, 1000);
    await run();
    expect(order.refunds).toEqual([]);
    expect(shop.shop.failures).toEqual([]);
  });
});
