import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderSchema } from '#contract/buying/orders.ts';
import { testNow } from '#database/testing/test-now.ts';
import { formatReais } from '#rules/money.ts';
import { createAccounts } from '../../accounts/testing/accounts.ts';
import { testPix } from '../../payments/pix/testing/test-pix.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { closeOrder, expireOrders } from '../paying/close-order.ts';
import { payOrder } from '../paying/pay-order.ts';
import { receivePayment } from '../receipts/receive-payment.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { remindPayments } from './remind-payments.ts';

const mist = { id: 920_001, name: 'Bruma de Teste', priceCents: 2990, stock: 500 };
const last = { id: 920_002, name: 'Vela Única', priceCents: 4990, stock: 1 };
const payloadSchema = z.object({ order: orderSchema });

const { shop, buyers } = await createOrderShop({ products: [mist, last] });
const accounts = createAccounts(shop);
beforeEach(async () => {
  await shop.database.kysely.deleteFrom('outbox').execute();
  shop.mails.length = 0;
  shop.clock.now = testNow;
});

const listKinds = async () =>
  (await shop.database.kysely.selectFrom('outbox').select('kind').orderBy('id').execute()).map(({ kind }) => kind);
const findOrderId = async (numero: string) => {
  const number = numero.replace('-', '');
  const { id } = await shop.database.kysely
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return id;
};
const readPlain = async (kind: string) => {
  const mail = (await shop.deliverMail()).find(({ messageId }) => messageId.startsWith(`${kind}-`));
  return mail?.text.replaceAll('\u00A0', ' ') ?? '';
};

describe('placing an order', () => {
  it('mails buyer and shop what the page of the order shows, to the centavo, with the link that opens it [R10.17-01]', async () => {
    const placed = await buyers.place(await buyers.create([line(mist.id, 3)]));
    const order = await buyers.read(placed);
    const text = await readPlain('order-placed');
    const { subtotal, descontoPagamento, frete, total } = order.totais;
    const show = (reais: number) => formatReais(reais).replace('\u00A0', ' ');
    for (const shown of [
      `Subtotal: ${show(subtotal)}`,
      `Desconto no Pix: − ${show(descontoPagamento)}`,
      `Frete: ${show(frete)}`,
      `Total: ${show(total)}`,
      order.pagamento.codigo,
      `https://loja.test/checkout/pedido/${placed.numero}?t=${placed.token}`,
    ])
      expect(text.split('\n')).toContain(shown);
    expect(shop.mails.map(({ to }) => to).toSorted()).toEqual(['marina@exemplo.test', 'oi@manaca.example']);
    expect(await readPlain('merchant-order')).toContain(`Total: ${show(total)}`);
  });

  it('keeps the token in no row once the mail is sent', async () => {
    const { token } = await buyers.place(await buyers.create([line(mist.id)]));
    const read = async () => JSON.stringify(await shop.database.kysely.selectFrom('outbox').selectAll().execute());
    expect(await read()).toContain(token);
    await shop.deliverMail();
    expect(await read()).not.toContain(token);
  });

  it('mails once, however often the request is sent', async () => {
    const buyer = await buyers.create([line(mist.id)]);
    await Promise.all(Array.from({ length: 5 }, () => buyers.order(buyer, 'uma-chave-e-um-so-email')));
    expect(await listKinds()).toEqual(['order-placed', 'merchant-order']);
  });

  it('mails nothing when the order is refused', async () => {
    const [first, second] = [await buyers.create([line(last.id)]), await buyers.create([line(last.id)])];
    await buyers.place(first);
    await shop.database.kysely.deleteFrom('outbox').execute();
    expect((await buyers.order(second)).status).toBe(409);
    expect(await listKinds()).toEqual([]);
  });

  it('mails only the buyer in a shop without an address', async () => {
    const { kysely } = shop.database;
    const setting = await kysely
      .selectFrom('settings')
      .selectAll()
      .where('key', '=', 'site.emailContato')
      .executeTakeFirstOrThrow();
    await kysely.deleteFrom('settings').where('key', '=', setting.key).execute();
    await shop.restart();
    await buyers.place(await buyers.create([line(mist.id)]));
    expect(await listKinds()).toEqual(['order-placed']);
    await kysely.insertInto('settings').values(setting).execute();
    await shop.restart();
  });
});

describe('a later mail', () => {
  const halfTime = new Date(testNow.getTime() + (testPix.minutes / 2) * 60_000);
  const remindOf = async (numero: string) => {
    shop.clock.now = halfTime;
    await remindPayments(shop.database, halfTime.getTime());
    const mails = await shop.deliverMail();
    return (
      mails.find(({ messageId, text }) => messageId.startsWith('pix-reminder-') && text.includes(numero))?.text ?? ''
    );
  };

  it('opens the order of a guest by a link of its own, beside the first one', async () => {
    const placed = await buyers.place(await buyers.create([line(mist.id)]));
    const text = await remindOf(placed.numero);
    const [, token = ''] = new RegExp(`/checkout/pedido/${placed.numero}\\?t=([\\w-]{43})`).exec(text) ?? [];
    expect(token).not.toBe(placed.token);
    for (const opened of [token, placed.token])
      expect((await buyers.read({ ...placed, token: opened })).numero).toBe(placed.numero);
  });

  it('leads a customer to the account', async () => {
    const { session } = await accounts.create();
    const cart = await createCartClient(shop).add([line(mist.id)], session);
    const placed = await buyers.place(await buyers.fill(cart.session));
    expect(await remindOf(placed.numero)).toContain(`https://loja.test/minha-conta/pedidos/${placed.numero}\n`);
  });
});

describe('an order that is closed', () => {
  it('is mailed once when it expires, and shows no code any more', async () => {
    const dueMs = testNow.getTime() + testPix.minutes * 60_000;
    await expireOrders(shop.database, dueMs);
    await buyers.place(await buyers.create([line(mist.id)]));
    await shop.database.kysely.deleteFrom('outbox').execute();
    await Promise.all([expireOrders(shop.database, dueMs), expireOrders(shop.database, dueMs)]);
    expect(await listKinds()).toEqual(['order-expired']);
    const rows = await shop.database.kysely.selectFrom('outbox').select('payload_json').execute();
    for (const { payload_json: payload } of rows)
      expect(payloadSchema.parse(JSON.parse(payload)).order.pagamento.estado).toBe('vencido');
    expect(rows.map((row) => row.payload_json).join('')).not.toContain('br.gov.bcb.pix');
  });

  it.each([
    ['cancelled-by-buyer', 'buyer', 'Como você pediu'],
    ['cancelled-by-merchant', 'merchant', 'Tivemos de cancelar'],
  ] as const)('%s is mailed once', async (event, actor, sentence) => {
    const { numero } = await buyers.place(await buyers.create([line(mist.id)]));
    const orderId = await findOrderId(numero);
    await payOrder(shop.database, { orderId, actor: 'merchant', nowMs: testNow.getTime() });
    await shop.database.kysely.deleteFrom('outbox').execute();
    const closing = { orderId, event, actor, nowMs: testNow.getTime() };
    expect(await closeOrder(shop.database, closing)).toBe(true);
    expect(await closeOrder(shop.database, closing)).toBe(false);
    expect((await listKinds()).filter((kind) => kind === 'order-cancelled')).toHaveLength(1);
    expect(await readPlain('order-cancelled')).toContain(sentence);
  });

  it.each([
    ['not to a guest who cancels, whose mailbox may be a stranger’s', 'guest', 'cancelled-by-buyer', []],
    ['to a customer who cancels', 'customer', 'cancelled-by-buyer', ['order-cancelled']],
    ['to a guest whose order the shop cancels', 'guest', 'cancelled-by-merchant', ['order-cancelled']],
  ] as const)('is mailed before the payment %s, and not reminded of', async (_whom, who, event, kinds) => {
    const session = who === 'customer' ? (await accounts.create()).session : '';
    const cart = await createCartClient(shop).add([line(mist.id)], session);
    const placed = await buyers.place(await buyers.fill(cart.session));
    await remindPayments(shop.database, testNow.getTime() + (testPix.minutes / 2) * 60_000);
    expect(await listKinds()).toContain('pix-reminder');
    await shop.database.kysely.deleteFrom('outbox').where('kind', '<>', 'pix-reminder').execute();
    const orderId = await findOrderId(placed.numero);
    await closeOrder(shop.database, { orderId, event, actor: 'shop', nowMs: testNow.getTime() });
    expect(await listKinds()).toEqual(kinds);
  });

  it('is mailed to a guest who cancels after a part of the money came in', async () => {
    const { numero } = await buyers.place(await buyers.create([line(mist.id)]));
    const orderId = await findOrderId(numero);
    const { id: paymentId } = await shop.database.kysely
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const nowMs = testNow.getTime();
    await receivePayment(shop.database, {
      source: 'mercado-pago',
      sourceKey: numero,
      amountCents: 100,
      paymentId,
      nowMs,
    });
    await shop.database.kysely.deleteFrom('outbox').execute();
    await closeOrder(shop.database, { orderId, event: 'cancelled-by-buyer', actor: 'buyer', nowMs });
    expect(await listKinds()).toContain('order-cancelled');
  });
});
