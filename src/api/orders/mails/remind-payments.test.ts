// The reminder of a boleto; that of a Pix is tested with the other mails.

import { beforeEach, describe, expect, it } from 'vitest';
import { testNow } from '#database/testing/test-now.ts';
import { parseOrderNumber } from '#rules/orders/order-number.ts';
import { demonstrationPix } from '../../payments/pix/testing/test-pix.ts';
import { line } from '../../testing/cart-client.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { remindPayments } from './remind-payments.ts';

const mist = { id: 922_001, name: 'Bruma de Boleto', priceCents: 2990, stock: 500 };
const { shop, buyers } = await createOrderShop({ products: [mist], dependencies: { pix: demonstrationPix } });
beforeEach(() => {
  shop.clock.now = testNow;
});

/** The last day of a boleto of an order of the test clock's Friday is a Wednesday. */
const reminderMs = Date.parse('2026-11-24T09:00:00-03:00');
const remind = (atMs: number) => remindPayments(shop.database, atMs);

async function place(tipo: 'pix' | 'boleto' = 'boleto') {
  const { session } = await buyers.create([line(mist.id)]);
  await buyers.send(session, 'PUT', '/checkout/payment', { tipo });
  const order = await buyers.place(await buyers.see(session));
  const listReminders = () =>
    shop.database.kysely
      .selectFrom('outbox')
      .select(['kind', 'payload_json'])
      .where('message_id', 'like', `%-reminder-${parseOrderNumber(order.numero)}`)
      .execute();
  return {
    listReminders,
    listKinds: async () => (await listReminders()).map(({ kind }) => kind),
    send: (path: string, body: object = {}) =>
      buyers.send('', 'POST', `/order/${order.numero}/${path}`, body, order.token),
  };
}

describe('the reminder of a boleto', () => {
  it('comes once, on the day before its last one, also if two processes look [R10.17-05]', async () => {
    const { listKinds, listReminders } = await place();
    await remind(reminderMs - 1);
    expect(await listKinds()).toEqual([]);
    await Promise.all([remind(reminderMs), remind(reminderMs)]);
    await remind(reminderMs + 3_600_000);
    const reminders = await listReminders();
    expect(reminders.map(({ kind }) => kind)).toEqual(['boleto-reminder']);
    expect(reminders[0]?.payload_json).toContain('"vencimento":"2026-11-25"');
  });

  it('does not come once the order is paid or cancelled, nor after the last day', async () => {
    const [paid, cancelled, open] = [await place(), await place(), await place()];
    await paid.send('demonstration-payment', { resultado: 'aprovado' });
    await cancelled.send('cancel');
    await remind(Date.parse('2026-11-26T00:00:00-03:00'));
    expect(await open.listKinds()).toEqual([]);
    await remind(reminderMs);
    expect(await Promise.all([paid, cancelled, open].map(({ listKinds }) => listKinds()))).toEqual([
      [],
      [],
      ['boleto-reminder'],
    ]);
  });

  it('does not come for a boleto that is made on the last day', async () => {
    const { send, listKinds } = await place();
    shop.clock.now = new Date('2026-11-25T08:00:00-03:00');
    expect((await send('pay', { tipo: 'cartao' })).status).toBe(200);
    expect((await send('pay', { tipo: 'boleto' })).status).toBe(200);
    await remind(Date.parse('2026-11-25T10:00:00-03:00'));
    expect(await listKinds()).toEqual([]);
  });

  it('does not follow that of a Pix of the same order', async () => {
    const { send, listKinds } = await place('pix');
    shop.clock.now = new Date(testNow.getTime() + 20 * 60_000);
    await remind(shop.clock.now.getTime());
    await shop.deliverMail();
    expect((await send('pay', { tipo: 'boleto' })).status).toBe(200);
    await remind(reminderMs);
    expect(await listKinds()).toEqual(['pix-reminder']);
  });

  it.each([
    ['paid', 'demonstration-payment', { resultado: 'aprovado' }],
    ['paid in another way', 'pay', { tipo: 'pix' }],
    ['closed', 'cancel', {}],
  ])('that still waits for the mail server is dropped when the order is %s', async (_, path, body) => {
    const { send, listKinds } = await place();
    await remind(reminderMs);
    expect(await listKinds()).toEqual(['boleto-reminder']);
    expect((await send(path, body)).status).toBe(200);
    expect(await listKinds()).toEqual([]);
  });
});
