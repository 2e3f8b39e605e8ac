import { describe, expect, it } from 'vitest';
import { checkoutSchema } from '#contract/buying/checkout.ts';
import { errorSchema } from '#contract/shared.ts';
import { testNow } from '#database/testing/test-now.ts';
import { takenCouponText } from '#rules/promotions/coupon.ts';
import { createAccounts } from '../../accounts/testing/accounts.ts';
import { readSummary } from '../../checkout/to-summary.ts';
import { createCouponClient, insertCoupon } from '../../pricing/promotions/testing/coupon-client.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { closeOrder } from '../paying/close-order.ts';
import { payOrder } from '../paying/pay-order.ts';
import type { Buyer } from '../testing/buyers.ts';
import { createFulfilment } from '../testing/fulfilment.ts';
import { createOrderShop } from '../testing/order-shop.ts';

const mist = { id: 916_001, name: 'Bruma com Cupom', priceCents: 2990, stock: 500 };
const [marina, joao, rosa, ana, bia, caio, dora, eva] = [
  '15350946056',
  '39053344705',
  '11144477735',
  '12345678909',
  '98765432100',
  '45317828791',
  '29537995593',
  '87748248800',
];

const { shop, buyers } = await createOrderShop({
  products: [mist],
  async prepare(database) {
    for (const code of ['UMAVEZ', 'DISPUTA', 'DEVOLVE', 'CONTA', 'CORREIO'])
      await insertCoupon(database, code, { per_customer_limit: 1 });
    await insertCoupon(database, 'ESPERA', { total_limit: 1 });
    await insertCoupon(database, 'PRIMEIRA', { first_order_only: 1 });
  },
});
const accounts = createAccounts(shop);
const fulfilment = createFulfilment(shop);
const coupons = createCouponClient(shop);

/** A guest with the document and the coupon, who saw the price with it, by a client that does not send the recipient back. */
async function prepareGuest(
  document: string | undefined,
  code: string,
  email = `qualquer-${document}@exemplo.test`,
): Promise<Buyer> {
  const { session } = await buyers.create([line(mist.id)]);
  expect((await coupons.apply(code, session))[0]).toBe(200);
  const seen = await buyers.see(session);
  await buyers.send(session, 'PUT', '/checkout/contact', {
    nome: 'Nome Qualquer',
    email,
    documento: document,
    celular: '(41) 99999-0001',
  });
  const { recipientHash: _recipientHash, ...summary } = readSummary(seen.resumo) ?? {};
  return { ...seen, resumo: JSON.stringify(summary) };
}
const summarise = async ({ session }: Buyer) =>
  checkoutSchema.parse((await buyers.send(session, 'GET', '/checkout/summary')).body);
const order = async (buyer: Buyer) => {
  const { status, body } = await buyers.order(buyer);
  return [
    status,
    status === 200 ? '' : (errorSchema.parse(body).diferencas ?? [errorSchema.parse(body).error]).join(' '),
  ];
};

describe('a coupon for one use a buyer', () => {
  it('is refused to a guest whose document has used it, in the checkout and by the order [R10.10-01]', async () => {
    expect(await order(await prepareGuest(marina, 'UMAVEZ'))).toEqual([200, '']);
    const again = await prepareGuest(marina, 'UMAVEZ');
    const summary = await summarise(again);
    expect(summary.cupom).toBeUndefined();
    expect(JSON.stringify(summary.mensagens)).toContain(takenCouponText);
    const [status, differences] = await order(again);
    expect(status).toBe(409);
    expect(differences).toContain('O desconto do cupom saiu do pedido.');
    const other = await prepareGuest(joao, 'UMAVEZ');
    expect((await summarise(other)).cupom).toBe('UMAVEZ');
    expect(await order(other)).toEqual([200, '']);
  });

  it('is refused to a guest whose e-mail has used it with another document', async () => {
    const email = 'sempre-eu@exemplo.test';
    expect(await order(await prepareGuest(marina, 'CORREIO', email))).toEqual([200, '']);
    const again = await prepareGuest(joao, 'CORREIO', email);
    expect((await summarise(again)).cupom).toBeUndefined();
    expect((await order(again))[0]).toBe(409);
    expect(await order(await prepareGuest(joao, 'CORREIO'))).toEqual([200, '']);
  });

  it('is used by one of ten guests with one document at the same time [R10.10-02]', async () => {
    const guests = [];
    for (let count = 0; count < 10; count += 1) guests.push(await prepareGuest(rosa, 'DISPUTA'));
    const answers = await Promise.all(guests.map(order));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  });

  it('is refused to the customer who has used it as a guest', async () => {
    expect(await order(await prepareGuest(ana, 'CONTA'))).toEqual([200, '']);
    const customer = await accounts.create({ document: ana });
    await createCartClient(shop).add([line(mist.id)], customer.session);
    expect(await coupons.apply('CONTA', customer.session)).toEqual([422, takenCouponText]);
  });

  it('is free again when the order is cancelled, and keeps no document [R10.10-03]', async () => {
    const placed = await buyers.place(await prepareGuest(marina, 'DEVOLVE'));
    const uses = () =>
      shop.database.kysely.selectFrom('coupon_uses').selectAll().where('cart_id', 'is', null).execute();
    const stored = await uses();
    expect(JSON.stringify(stored)).not.toContain(marina);
    expect(stored.every(({ document_hash: hash }) => hash !== null && /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    await buyers.send('', 'POST', `/order/${placed.numero}/cancel`, {}, placed.token);
    expect(await uses()).toHaveLength(stored.length - 1);
    expect(await order(await prepareGuest(marina, 'DEVOLVE'))).toEqual([200, '']);
  });
});

describe('a coupon whose last use is in an order that waits for payment', () => {
  it('says to its customer what to do, and to no other', async () => {
    const customer = await accounts.create();
    const { session } = customer;
    const fill = async () => {
      await createCartClient(shop).add([line(mist.id)], session);
      return coupons.apply('ESPERA', session);
    };
    expect((await fill())[0]).toBe(200);
    await buyers.send(session, 'PUT', '/checkout/contact', {});
    await buyers.send(session, 'PUT', '/checkout/address', buyers.entries.address);
    const { numero } = await buyers.place(await buyers.see(session));
    const reserved =
      'Esse cupom está no seu pedido que espera o pagamento. Para usar o cupom aqui, cancele esse pedido.';
    expect(await fill()).toEqual([422, reserved]);
    const stranger = await accounts.create();
    for (const other of ['', stranger.session]) {
      const cart = await createCartClient(shop).add([line(mist.id)], other);
      expect(await coupons.apply('ESPERA', cart.session)).toEqual([422, takenCouponText]);
    }
    const orderId = await fulfilment.getOrderId(numero);
    await payOrder(shop.database, { orderId, actor: 'merchant', nowMs: testNow.getTime() });
    expect(await fill()).toEqual([422, takenCouponText]);
  });
});

describe('a coupon of the first order', () => {
  it('is refused to a guest whose document has an order that counts [R10.10-04]', async () => {
    const first = await buyers.place(await prepareGuest(bia, 'PRIMEIRA'));
    const again = await prepareGuest(bia, 'PRIMEIRA');
    // Anybody can type a document: the sentence does not say that its person has ordered.
    expect(JSON.stringify((await summarise(again)).mensagens)).toContain(
      'Esse cupom vale só na primeira compra, uma vez por pessoa, e não se aplica a este pedido.',
    );
    expect(await order(again)).toEqual([409, 'O desconto do cupom saiu do pedido.']);
    await buyers.send('', 'POST', `/order/${first.numero}/cancel`, {}, first.token);
    expect(await order(again)).toEqual([200, '']);
  });

  it('is refused to a guest whose e-mail has paid an order with another document', async () => {
    const email = 'primeira-vez@exemplo.test';
    const first = await buyers.place(await prepareGuest(dora, 'PRIMEIRA', email));
    expect((await summarise(await prepareGuest(eva, 'PRIMEIRA', email))).cupom, 'unpaid').toBe('PRIMEIRA');
    const orderId = await fulfilment.getOrderId(first.numero);
    await payOrder(shop.database, { orderId, actor: 'merchant', nowMs: testNow.getTime() });
    expect((await summarise(await prepareGuest(eva, 'PRIMEIRA', email))).cupom).toBeUndefined();
  });

  it('is used by one of ten guests with one document at the same time', async () => {
    const guests = [];
    for (let count = 0; count < 10; count += 1) guests.push(await prepareGuest(caio, 'PRIMEIRA'));
    const answers = await Promise.all(guests.map(order));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  });

  it('is refused to a customer with an order, until that is cancelled', async () => {
    const customer = await accounts.create();
    await createCartClient(shop).add([line(mist.id)], customer.session);
    const see = async () => {
      await buyers.send(customer.session, 'PUT', '/checkout/contact', {});
      await buyers.send(customer.session, 'PUT', '/checkout/address', buyers.entries.address);
      return buyers.see(customer.session);
    };
    const { numero } = await buyers.place(await see());
    const orderId = await fulfilment.getOrderId(numero);
    await payOrder(shop.database, { orderId, actor: 'merchant', nowMs: testNow.getTime() });
    await createCartClient(shop).add([line(mist.id)], customer.session);
    expect(await coupons.apply('PRIMEIRA', customer.session)).toEqual([422, 'Esse cupom vale só na primeira compra.']);
    await closeOrder(shop.database, { orderId, event: 'cancelled-by-buyer', actor: 'buyer', nowMs: testNow.getTime() });
    expect((await coupons.apply('PRIMEIRA', customer.session))[0]).toBe(200);
    expect(await order(await see())).toEqual([200, '']);
  });
});
