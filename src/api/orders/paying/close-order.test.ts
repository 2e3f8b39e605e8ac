import { expect, it } from 'vitest';
import { testNow } from '#database/testing/test-now.ts';
import { soap } from '../../delivery/testing/shipment-shop.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { placeOrderOf } from '../testing/placed-orders.ts';
import { closeOrder } from './close-order.ts';

const { shop, buyers } = await createOrderShop();

it('does not let an order expire with a payment after which the buyer has chosen another one', async () => {
  const { kysely } = shop.database;
  const { id: orderId, paymentId } = await placeOrderOf(shop, buyers, { productId: soap.id, quantity: 1 });
  const dueMs = testNow.getTime() + 31 * 60_000;
  const { id: _, ...first } = await kysely
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('payments')
    .values({ ...first, txid: null, expires_at: dueMs + 60_000 })
    .execute();
  await kysely.updateTable('payments').set({ state: 'cancelled' }).where('id', '=', paymentId).execute();
  const expire = (nowMs: number) =>
    closeOrder(shop.database, { orderId, event: 'expired', actor: 'shop', isOnlyOverdue: true, nowMs });
  expect(await expire(dueMs)).toBe(false);
  expect(await expire(dueMs + 61_000)).toBe(true);
});
