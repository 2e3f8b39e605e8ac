// The mails that each step of an order queues.

import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderRequestSchema } from '#contract/buying/order-requests.ts';
import { placedOrderSchema } from '#contract/buying/orders.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createAccounts, testPassword } from '../../accounts/testing/accounts.ts';
import { payToDemonstration, testPix } from '../../payments/pix/testing/test-pix.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { approveRequest, finishRequest, receiveBack } from '../merchant/decide-request.ts';
import { deliverOrder } from '../merchant/deliver-order.ts';
import { packOrder } from '../merchant/pack-order.ts';
import { shipOrder } from '../merchant/ship-order.ts';
import { closeOrder, expireOrders } from '../paying/close-order.ts';
import { payOrder } from '../paying/pay-order.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { placeOrderOf } from '../testing/placed-orders.ts';
import { refundOrder } from '../testing/refund-order.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { remindPayments } from './remind-payments.ts';

const mist = { id: 921_001, name: 'Bruma de Teste', priceCents: 2990, stock: 500, shops: ['main', 'caszulo'] };
const refundSchema = z.object({ to: z.string(), cause: z.string(), cents: z.int() });
const nowMs = testNow.getTime();
const minuteMs = 60_000;
const halfMs = nowMs + (testPix.minutes / 2) * minuteMs;
const dueMs = nowMs + testPix.minutes * minuteMs;

const { shop, buyers } = await createOrderShop({ products: [mist] });
beforeEach(async () => {
  // Earlier orders are closed, so that no job looks at them.
  await expireOrders(shop.database, dueMs);
  await empty();
});

const empty = () => shop.database.kysely.deleteFrom('outbox').execute();
const listRows = () => shop.database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute();
const takeKinds = async () => {
  const kinds = (await listRows()).map(({ kind }) => kind);
  await empty();
  return kinds;
};
const place = async () => {
  const order = await placeOrderOf(shop, buyers, { productId: mist.id, quantity: 2 });
  await empty();
  return order;
};
const pay = (orderId: number, atMs = nowMs) => payOrder(shop.database, { orderId, actor: 'merchant', nowMs: atMs });
const remind = (atMs: number) => remindPayments(shop.database, atMs);

describe('each step of an order', () => {
  it('is mailed once [R10.17-02]', async () => {
    const { id: orderId } = await place();
    await pay(orderId);
    await pay(orderId);
    expect(await takeKinds()).toEqual(['payment-confirmed', 'merchant-receipt']);
    await packOrder(shop.database, { orderId, nowMs });
    expect(await takeKinds()).toEqual([]);
    const ship = (code: string) =>
      shipOrder(shop.database, { orderId, code, lines: [{ position: 0, quantity: 1 }], nowMs });
    await ship('AA123456785BR');
    await ship('AA123456785BR');
    await ship('BB123456785BR');
    expect(await takeKinds()).toEqual(['order-shipped', 'order-shipped']);
    await deliverOrder(shop.database, { orderId, code: 'AA123456785BR', nowMs });
    expect(await takeKinds()).toEqual([]);
    await deliverOrder(shop.database, { orderId, nowMs });
    await deliverOrder(shop.database, { orderId, nowMs });
    expect(await takeKinds()).toEqual(['order-delivered']);
  });

  it('is mailed when it comes late, and for each refund with its amount', async () => {
    const { id: orderId, paymentId } = await place();
    await expireOrders(shop.database, dueMs);
    expect(await takeKinds()).toEqual(['order-expired']);
    await pay(orderId, dueMs);
    expect(await takeKinds()).toEqual(['payment-confirmed', 'merchant-receipt']);
    await closeOrder(shop.database, { orderId, event: 'cancelled-by-merchant', actor: 'merchant', nowMs: dueMs });
    const [cancelled] = await listRows();
    expect(cancelled?.payload_json).toContain('"estado":"pago"');
    expect(await takeKinds()).toEqual(['order-cancelled']);
    const refund = (requestKey: string, amountCents: number) =>
      refundOrder(shop.database, {
        from: { paymentId },
        amountCents,
        reason: '',
        requestKey,
        actor: 'merchant',
        nowMs: dueMs,
      });
    await refund('uma-vez', 100);
    await refund('uma-vez', 100);
    await refund('outra-vez', 250);
    const refunds = await listRows();
    expect(refunds.map(({ kind }) => kind)).toEqual(['refund-done', 'refund-done']);
    expect(refunds.map(({ payload_json: payload }) => /"cents":(\d+)/.exec(payload)?.[1])).toEqual(['100', '250']);
  });
});

describe('the shop', () => {
  const cancel = (orderId: number, by: 'buyer' | 'merchant') =>
    closeOrder(shop.database, { orderId, event: `cancelled-by-${by}`, actor: by, nowMs });
  const readRefund = async () => {
    const row = (await listRows()).find(({ kind }) => kind === 'merchant-refund');
    return row && refundSchema.parse(JSON.parse(row.payload_json));
  };

  it('is notified of what to pay back when a buyer cancels a paid order', async () => {
    const { id, totalCents } = await place();
    await pay(id);
    await empty();
    await cancel(id, 'buyer');
    expect(await readRefund()).toEqual({ to: 'oi@manaca.example', cause: 'cancelled', cents: totalCents });
    expect(await takeKinds()).toEqual(['order-cancelled', 'merchant-refund']);
  });

  it('is not notified of what it cancels itself, nor of orders that were not paid', async () => {
    const [unpaid, paid] = [await place(), await place()];
    await pay(paid.id);
    await empty();
    await cancel(unpaid.id, 'buyer');
    await cancel(paid.id, 'merchant');
    expect(await takeKinds()).toEqual(['order-cancelled']);
  });

  it('is notified of money that pays no order, each time, and the buyer while there is an address', async () => {
    const { id: orderId } = await place();
    const notify = (reference: number, cents: number) =>
      shop.database.kysely.transaction().execute(async (transaction) => {
        const mail = { kind: 'late-payment', orderId, reference, cents, problem: 'excess', nowMs } as const;
        await queueOrderMail(transaction, mail);
      });
    await notify(1, 500);
    await notify(1, 500);
    await notify(2, 700);
    expect(await readRefund()).toMatchObject({ cause: 'excess', cents: 500 });
    expect(await takeKinds()).toEqual(['late-payment', 'merchant-refund', 'late-payment', 'merchant-refund']);
    await shop.database.kysely.updateTable('orders').set({ email: '' }).where('id', '=', orderId).execute();
    await notify(3, 900);
    expect(await takeKinds()).toEqual(['merchant-refund']);
  });
});

describe('an order of another shop', () => {
  it('is mailed by that shop, with links into it', async () => {
    const query = '?loja=caszulo';
    const { session } = await createCartClient(shop).add([line(mist.id)], '', query);
    const { contact, address } = buyers.entries;
    await buyers.send(session, 'PUT', `/checkout/contact${query}`, contact);
    await buyers.send(session, 'PUT', `/checkout/address${query}`, address);
    const { resumo } = await buyers.see(session, query);
    const json = { chave: 'uma-chave-da-outra-loja', resumo, aceitaTermos: true };
    const { status, body } = await buyers.send(session, 'POST', `/checkout/order${query}`, json);
    const { numero, token } = placedOrderSchema.parse(body);
    expect(status).toBe(200);
    expect((await listRows()).map(({ shop_id: shopId }) => shopId)).toEqual(['caszulo', 'caszulo']);
    const mail = (await shop.deliverMail()).find(({ messageId }) => messageId.startsWith('order-placed-'));
    expect(mail?.fromName).toBe('Caszulo');
    expect(mail?.text).toContain(`https://loja.test/checkout/pedido/${numero}?t=${token}&loja=caszulo\n`);
  });
});

describe('a request of a buyer', () => {
  it('is confirmed at once, and the shop is notified; each decision is mailed [R10.17-03]', async () => {
    const order = await place();
    await pay(order.id);
    await shipOrder(shop.database, { orderId: order.id, code: 'CC123456785BR', nowMs });
    await deliverOrder(shop.database, { orderId: order.id, nowMs });
    await empty();
    const json = { tipo: 'defeito', texto: 'Veio vazando.' };
    const ask = () => buyers.send('', 'POST', `/order/${order.numero}/request`, json, order.token);
    const { protocolo: protocol } = orderRequestSchema.parse((await ask()).body);
    await ask();
    expect(await takeKinds()).toEqual(['request-received', 'merchant-request']);
    await approveRequest(shop.database, { protocol, answer: 'Pode enviar.', nowMs });
    await receiveBack(shop.database, { protocol, isPaidBack: true, nowMs });
    expect(await takeKinds()).toEqual(['request-decided', 'request-decided']);
    await finishRequest(shop.database, { protocol, nowMs });
    expect(await takeKinds()).toEqual(['refund-done']);
  });
});

describe('the reminder of a Pix', () => {
  it('comes once, at half of the time, also if two processes look [R10.17-05]', async () => {
    await place();
    await remind(halfMs - 1);
    expect(await takeKinds()).toEqual([]);
    await Promise.all([remind(halfMs), remind(halfMs)]);
    await remind(dueMs - 1);
    const rows = await listRows();
    expect(rows.map(({ kind }) => kind)).toEqual(['pix-reminder']);
    expect(rows[0]?.payload_json).toContain('br.gov.bcb.pix');
    expect(rows[0]?.payload_json).toContain('"demonstracao":false');
  });

  it('warns in a demonstration', async () => {
    const { id } = await place();
    await payToDemonstration(shop.database.kysely, id);
    await remind(halfMs);
    expect((await listRows())[0]?.payload_json).toContain('"demonstracao":true');
  });

  it('does not come for an order that is paid, cancelled or expired', async () => {
    const [paid, cancelled] = [await place(), await place()];
    await pay(paid.id);
    await closeOrder(shop.database, { orderId: cancelled.id, event: 'cancelled-by-buyer', actor: 'buyer', nowMs });
    await place();
    await empty();
    await remind(dueMs);
    expect(await takeKinds()).toEqual([]);
  });

  it.each([
    ['paid', (orderId: number) => pay(orderId, halfMs)],
    ['expired', () => expireOrders(shop.database, dueMs)],
  ])('that still waits for the mail server is dropped when the order is %s', async (_, change) => {
    const { id } = await place();
    await remind(halfMs);
    await change(id);
    expect(await takeKinds()).not.toContain('pix-reminder');
  });
});

describe('the erasure of an account', () => {
  it('deletes its waiting mails to another address too, and leaves the shop its notice', async () => {
    const accounts = createAccounts(shop);
    const customer = await accounts.create();
    await createCartClient(shop).add([line(mist.id)], customer.session);
    const { contact, address } = buyers.entries;
    await buyers.send(customer.session, 'PUT', '/checkout/contact', { ...contact, email: 'presente@exemplo.test' });
    await buyers.send(customer.session, 'PUT', '/checkout/address', address);
    await buyers.place(await buyers.see(customer.session));
    const [placed] = await listRows();
    expect(placed).toMatchObject({ kind: 'order-placed', customer_id: customer.id });
    expect(placed?.payload_json).toContain('"to":"presente@exemplo.test"');
    await buyers.send(customer.session, 'POST', '/client/erase', {
      senhaAtual: testPassword,
      confirmacao: 'APAGAR',
    });
    const kinds = await takeKinds();
    expect(kinds).toContain('account-erased');
    expect(kinds).toContain('merchant-order');
    expect(kinds).not.toContain('order-placed');
  });
});
