// Whether a customer has ordered: the account, its export and a coupon of the first order say the same.

import { beforeEach, expect, it } from 'vitest';
import { userSchema } from '#contract/customers/account.ts';
import { dataExportSchema } from '#contract/customers/privacy.ts';
import type { Database } from '#database/client.ts';
import { createAccounts, type TestAccount, testPassword } from '../../accounts/testing/accounts.ts';
import { soap } from '../../delivery/testing/shipment-shop.ts';
import { hasPaid } from '../../pricing/promotions/has-paid.ts';
import { createCouponClient, insertCoupon } from '../../pricing/promotions/testing/coupon-client.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { payOrder } from '../paying/pay-order.ts';
import { createFulfilment } from '../testing/fulfilment.ts';
import { createOrderShop } from '../testing/order-shop.ts';

let customer: TestAccount;
async function prepare(database: Database): Promise<void> {
  await insertCoupon(database, 'PRIMEIRA', { first_order_only: 1 });
  await insertCoupon(database, 'QUATRO', { total_limit: 4 });
  await insertCoupon(database, 'ESTREIA', { total_limit: 4, first_order_only: 1 });
}
const { shop, buyers } = await createOrderShop({ prepare });
const accounts = createAccounts(shop);
const fulfilment = createFulfilment(shop);
beforeEach(async () => {
  customer = await accounts.create();
});

async function placeAs({ session }: TestAccount) {
  await createCartClient(shop).add([line(soap.id)], session);
  return buyers.place(await buyers.fill(session));
}
const cancel = ({ numero, token }: { numero: string; token: string }) =>
  buyers.send('', 'POST', `/order/${numero}/cancel`, {}, token);

/** What they say, each once. */
async function listAnswers({ session }: TestAccount): Promise<boolean[]> {
  const user = userSchema.parse(await accounts.read(session, '/checkout/user', 'GET'));
  const exported = await accounts.read(session, '/client/export', 'POST', { senhaAtual: testPassword });
  await createCartClient(shop).add([line(soap.id)], session);
  const [status] = await createCouponClient(shop).apply('PRIMEIRA', session);
  return [...new Set([!user.primeiraCompra, dataExportSchema.parse(exported).cliente.jaComprou, status === 422])];
}

it('a new customer has not, and has from the order on until it is cancelled [R10.10-05]', async () => {
  expect(await listAnswers(customer)).toEqual([false]);
  const placed = await placeAs(customer);
  expect(await listAnswers(customer)).toEqual([true]);
  await cancel(placed);
  expect(await listAnswers(customer)).toEqual([false]);
});

it('an order that was paid counts until it is cancelled', async () => {
  const placed = await placeAs(customer);
  const orderId = await fulfilment.getOrderId(placed.numero);
  await payOrder(shop.database, { orderId, actor: 'merchant', nowMs: shop.clock.now.getTime() });
  expect(await listAnswers(customer)).toEqual([true]);
  await cancel(placed);
  expect(await listAnswers(customer)).toEqual([false]);
});

it('one who ordered in an earlier shop has, whatever is cancelled here', async () => {
  const { kysely } = shop.database;
  await kysely.updateTable('customers').set({ has_ordered: 1 }).where('id', '=', customer.id).execute();
  expect(await listAnswers(customer)).toEqual([true]);
  await cancel(await placeAs(customer));
  expect(await listAnswers(customer)).toEqual([true]);
});

it('the order of a guest with the same document counts', async () => {
  const document = '39053344705';
  const guest = await accounts.create({ document });
  expect(await listAnswers(guest)).toEqual([false]);
  const { session } = await buyers.create([line(soap.id)]);
  await buyers.send(session, 'PUT', '/checkout/contact', { ...buyers.entries.contact, documento: document });
  const placed = await buyers.place(await buyers.see(session));
  expect(await listAnswers(guest)).toEqual([true]);
  await cancel(placed);
  expect(await listAnswers(guest)).toEqual([false]);
});

it('a customer of whom an order was paid uses what new buyers may not', async () => {
  const apply = async ({ session }: Pick<TestAccount, 'session'>) => {
    await createCartClient(shop).add([line(soap.id)], session);
    const [status] = await createCouponClient(shop).apply('QUATRO', session);
    return status;
  };
  const { numero } = await placeAs(customer);
  for (const status of [200, 200, 422]) expect(await apply(await accounts.create())).toBe(status);
  expect(await apply(customer), 'an order that is not paid').toBe(422);
  await payOrder(shop.database, {
    orderId: await fulfilment.getOrderId(numero),
    actor: 'merchant',
    nowMs: shop.clock.now.getTime(),
  });
  expect(await apply(customer)).toBe(200);
});

it('new customers may use all of a coupon of the first order, guests half', async () => {
  const apply = async (session: string) => {
    const cart = await createCartClient(shop).add([line(soap.id)], session);
    return (await createCouponClient(shop).apply('ESTREIA', cart.session))[0];
  };
  for (const status of [200, 200, 422]) expect(await apply('')).toBe(status);
  for (const status of [200, 200, 422]) expect(await apply((await accounts.create()).session)).toBe(status);
});

it('money that was paid back is none that was paid', async () => {
  const { numero } = await placeAs(customer);
  const orderId = await fulfilment.getOrderId(numero);
  await payOrder(shop.database, { orderId, actor: 'merchant', nowMs: shop.clock.now.getTime() });
  const { kysely } = shop.database;
  const has = async () => {
    const query = kysely.selectNoFrom((eb) => hasPaid(eb.val(customer.id)).as('paid'));
    return Boolean((await query.executeTakeFirstOrThrow()).paid);
  };
  expect(await has()).toBe(true);
  await kysely
    .updateTable('payments')
    .set((eb) => ({ refunded_cents: eb.ref('paid_cents') }))
    .where('order_id', '=', orderId)
    .execute();
  expect(await has()).toBe(false);
});
