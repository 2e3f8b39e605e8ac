import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertReceipts } from '../receipts/insert-receipts.ts';
import { settleReceipt } from '../receipts/settle-receipt.ts';
import { recordDispute } from './record-dispute.ts';
import { createRefunds } from './testing/refunds.ts';
import { createServiceShop } from './testing/service-shop.ts';

const shop = await createServiceShop();
const { findRows, placePaid, refund, refundUnanswered, run } = createRefunds(shop);
beforeEach(() => {
  shop.shop.failures.length = 0;
});
afterEach(() => {
  shop.service.fault = undefined;
});

/** Money on the merchant's statement, which a person says is for the payment. */
async function receiveAtBank({ paymentId, amountCents }: { paymentId: number; amountCents: number }): Promise<number> {
  const { database, clock } = shop.shop;
  const nowMs = clock.now.getTime();
  const key = `extrato-${paymentId}`;
  const line = { bank: 'inter', account: '1', day: '2026-06-15', text: 'PIX', fitid: '', isDoubtful: false };
  await insertReceipts(database, { source: 'statement', nowMs }, [{ key, amountCents, ...line }]);
  const { id: receiptId } = await database.kysely
    .selectFrom('receipts')
    .select('id')
    .where('source_key', '=', key)
    .executeTakeFirstOrThrow();
  await settleReceipt(database, { receiptId, paymentId, reason: 'by-merchant', decidedBy: 'merchant', nowMs });
  return receiptId;
}

/** An order that money at the bank has paid, whose payment at the service is the double. */
async function payAtBankAndService() {
  const placed = await shop.place();
  const order = await shop.started(placed);
  const { paymentId } = await findRows(placed);
  const amountCents = Math.round(Number(order.amount) * 100);
  await receiveAtBank({ paymentId, amountCents });
  order.status = 'processed';
  await shop.notify(order.id);
  const double = shop.shop.database.kysely.selectFrom('receipts').select('id').where('source_key', '=', order.id);
  await expect.poll(() => double.where('reason', '=', 'double').execute()).toHaveLength(1);
  const { id: doubleId } = await double.executeTakeFirstOrThrow();
  return { order, paymentId, amountCents, doubleId };
}

const getPayment = (paymentId: number) =>
  shop.shop.database.kysely.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
const findReceipt = (receiptId: number) =>
  shop.shop.database.kysely
    .selectFrom('receipts')
    .select(['state', 'refunded_cents'])
    .where('id', '=', receiptId)
    .executeTakeFirst();

describe('a refund of money at a service, beside money at the bank for the same payment,', () => {
  it('is made once although its answer was lost', async () => {
    const { order, paymentId } = await placePaid();
    const receiptId = await receiveAtBank({ paymentId, amountCents: 2000 });
    await refund({ receiptId }, 1500);
    await refundUnanswered(order, { paymentId }, 500);
    expect(order.refunds).toHaveLength(1);
  });

  it('is not the one of an order that was paid at the bank, and is made once', async () => {
    const { order, paymentId, doubleId } = await payAtBankAndService();
    await refund({ paymentId }, 1000);
    await run();
    expect(order.refunds).toEqual([]);
    await refundUnanswered(order, { receiptId: doubleId }, 700);
    expect(order.refunds.map(({ amount }) => amount)).toEqual(['7.00']);
  });
});

describe('a lost dispute', () => {
  it('leaves money at the bank to be paid back', async () => {
    const { paymentId } = await placePaid();
    const receiptId = await receiveAtBank({ paymentId, amountCents: 2000 });
    const payment = await getPayment(paymentId);
    await recordDispute(shop.shop.database, payment, { reported: 'lost', nowMs: payment.created_at });
    expect(await findReceipt(receiptId)).toEqual({ state: 'refund-due', refunded_cents: 0 });
    await refund({ receiptId }, 2000);
  });

  it('takes the double alone where the bank has paid the order', async () => {
    const { paymentId, amountCents, doubleId } = await payAtBankAndService();
    const payment = await getPayment(paymentId);
    await recordDispute(shop.shop.database, payment, { reported: 'lost', nowMs: payment.created_at });
    expect(await getPayment(paymentId)).toMatchObject({ paid_cents: amountCents, refunded_cents: 0 });
    expect(await findReceipt(doubleId)).toEqual({ state: 'refunded', refunded_cents: amountCents });
    await refund({ paymentId }, amountCents);
  });
});
