import { expect, it } from 'vitest';
import { testNow } from '#database/testing/test-now.ts';
import { refundByHand } from '../merchant/refund-by-hand.ts';
import { payOrder } from '../paying/pay-order.ts';
import { Refusal } from '../refusals/refusal.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { placeOrderOf } from '../testing/placed-orders.ts';
import { recordDispute } from './record-dispute.ts';

const mist = { id: 928_001, name: 'Bruma de Teste', priceCents: 2990, stock: 500 };
const nowMs = testNow.getTime();
const { shop, buyers } = await createOrderShop({ products: [mist] });
const { kysely } = shop.database;

it('pays back no more than came in when a dispute is lost while the merchant refunds a part', async () => {
  const outcomes = [];
  for (let round = 0; round < 5; round += 1) {
    const order = await placeOrderOf(shop, buyers, { productId: mist.id, quantity: 3 });
    await payOrder(shop.database, { orderId: order.id, actor: 'merchant', nowMs });
    const readPayment = () =>
      kysely.selectFrom('payments').selectAll().where('id', '=', order.paymentId).executeTakeFirstOrThrow();
    const payment = await readPayment();
    const refunding = refundByHand(shop.database, {
      from: { orderId: order.id },
      amountCents: 100,
      reason: '',
      requestKey: `disputa-${round}`,
      nowMs,
    });
    // In every other round the refund is first.
    if (round % 2 === 0) await refunding;
    const [part, dispute] = await Promise.allSettled([
      refunding,
      recordDispute(shop.database, payment, { reported: 'lost', nowMs }),
    ]);
    outcomes.push(part.status === 'fulfilled' ? 'refunded' : part.reason);
    expect(dispute.status).toBe('fulfilled');
    const refunds = await kysely
      .selectFrom('refunds')
      .select('amount_cents')
      .where('payment_id', '=', order.paymentId)
      .execute();
    const sum = refunds.reduce((total, { amount_cents: cents }) => total + cents, 0);
    expect([sum, (await readPayment()).refunded_cents]).toEqual([order.totalCents, order.totalCents]);
  }
  // A part that comes after the dispute is more than is left.
  const isExpected = (outcome: unknown) => outcome === 'refunded' || outcome instanceof Refusal;
  expect(outcomes.filter((outcome) => !isExpected(outcome))).toEqual([]);
});
