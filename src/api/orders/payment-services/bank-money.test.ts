import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertReceipts } from '../receipts/insert-receipts.ts';
import { settleReceipt } from '../receipts/settle-receipt.ts';
import { recordDispute } from './record-dispute.ts';
import { createRefunds } from './testing/refunds.ts';
import { createServiceShop } from './testing/service-shop.ts';

const shop = await createServiceShop();
const { findRows, placePaid, refund, refundFailing, run } = createRefunds(shop);
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

describe('a refund of money at a service, beside money at the bank for the same payment,', () => {
  it('is made once although its answer was lost', async () => {
    const { order, paymentId } = await placePaid();
    const receiptId = await receiveAtBank({ paymentId, amountCents: 2000 });
    await refund({ receiptId }, 1500);
    await refundFailing({ paymentId }, 500);
    // The service did it, and neither its answer nor its key is known any more.
    order.refunds.push({ id: 'REF', amount: '5.00' });
    shop.service.answers.clear();
    const due = shop.shop.database.kysely.selectFrom('refunds').select('id').where('next_attempt_at', 'is not', null);
    await expect
      .poll(async () => {
        shop.wait(10 * 60_000);
        await run();
        return due.execute();
      })
      .toEqual([]);
    expect(order.refunds).toHaveLength(1);
  });

  it('is not the one of an order that was paid at the bank', async () => {
    const placed = await shop.place();
    const order = await shop.started(placed);
    const { paymentId } = await findRows(placed);
    await receiveAtBank({ paymentId, amountCents: Math.round(Number(order.amount) * 100) });
    order.status = 'processed';
    await shop.notify(order.id);
    const { kysely } = shop.shop.database;
    const listDouble = () =>
      kysely
        .selectFrom('receipts')
        .select('id')
        .where('source_key', '=', order.id)
        .where('reason', '=', 'double')
        .execute();
    await expect.poll(listDouble).toHaveLength(1);
    await refund({ paymentId }, 1000);
    await run();
    expect(order.refunds).toEqual([]);
    await refund({ receiptId: (await listDouble())[0]?.id ?? 0 }, 700);
    await run();
    await expect.poll(() => order.refunds.map(({ amount }) => amount)).toEqual(['7.00']);
  });

  it('ends with a lost dispute, and the money at the bank stays to be paid back', async () => {
    const { paymentId } = await placePaid();
    const receiptId = await receiveAtBank({ paymentId, amountCents: 2000 });
    const { kysely } = shop.shop.database;
    const payment = await kysely
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    await recordDispute(shop.shop.database, payment, { reported: 'lost', nowMs: payment.created_at });
    const receipt = kysely.selectFrom('receipts').select(['state', 'refunded_cents']).where('id', '=', receiptId);
    expect(await receipt.executeTakeFirst()).toEqual({ state: 'refund-due', refunded_cents: 0 });
    await refund({ receiptId }, 2000);
  });
});
