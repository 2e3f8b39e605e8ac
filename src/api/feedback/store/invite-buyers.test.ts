import { beforeEach, describe, expect, it } from 'vitest';
import { testNow } from '#database/testing/test-now.ts';
import { deliverOrder } from '../../orders/merchant/deliver-order.ts';
import { shipOrder } from '../../orders/merchant/ship-order.ts';
import { payOrder } from '../../orders/paying/pay-order.ts';
import { createOrderShop } from '../../orders/testing/order-shop.ts';
import { type PlacedOrderRow, placeOrderOf } from '../../orders/testing/placed-orders.ts';
import { testSiteUrl } from '../../testing/test-api.ts';
import { inviteBuyers } from './invite-buyers.ts';

const mist = { id: 923_001, name: 'Bruma Entregue', priceCents: 2990, stock: 50 };
const nowMs = testNow.getTime();
const dayMs = 24 * 60 * 60 * 1000;

const { shop, buyers } = await createOrderShop({ products: [mist] });
beforeEach(async () => {
  for (const table of ['outbox', 'store_review_keys'] as const) await shop.database.kysely.deleteFrom(table).execute();
  await shop.database.kysely.updateTable('orders').set({ delivered_at: null }).execute();
});

async function deliver(): Promise<PlacedOrderRow> {
  const order = await placeOrderOf(shop, buyers, { productId: mist.id });
  await payOrder(shop.database, { orderId: order.id, actor: 'merchant', nowMs });
  await shipOrder(shop.database, { orderId: order.id, code: '', nowMs });
  await deliverOrder(shop.database, { orderId: order.id, nowMs });
  return order;
}

const invite = (days: number) => inviteBuyers(shop.database, { nowMs: nowMs + days * dayMs, siteUrl: testSiteUrl });
const countInvitations = async () => {
  const mails = await shop.database.kysely
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'review-invitation')
    .execute();
  const keys = await shop.database.kysely.selectFrom('store_review_keys').select('key_hash').execute();
  return [mails.length, keys.length];
};

describe('the invitation of a buyer to review the shop', () => {
  it('comes once, a week after the delivery, also if two processes look [R10.17-06]', async () => {
    await deliver();
    await invite(7);
    expect(await countInvitations()).toEqual([0, 0]);
    await Promise.all([invite(8), invite(8)]);
    await invite(29);
    expect(await countInvitations()).toEqual([1, 1]);
    shop.clock.now = new Date(nowMs + 8 * dayMs);
    await shop.deliverMail();
    shop.clock.now = testNow;
    const mail = shop.mails.find(({ messageId }) => messageId.startsWith('review-invitation-'));
    expect(mail?.text).toMatch(/https:\/\/loja\.test\/pagina\/avaliacao-da-loja\?key=[\w-]{43}\n/);
  });

  it('does not come when the goods came back, the contact was erased, or it is long ago', async () => {
    const [returned, erased] = [await deliver(), await deliver()];
    const { kysely } = shop.database;
    await kysely.updateTable('orders').set({ goods_state: 'returned' }).where('id', '=', returned.id).execute();
    await kysely.updateTable('orders').set({ email: '' }).where('id', '=', erased.id).execute();
    await invite(8);
    await deliver();
    await invite(30);
    expect(await countInvitations()).toEqual([0, 0]);
  });
});
