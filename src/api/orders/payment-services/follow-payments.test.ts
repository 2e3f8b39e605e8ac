import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseOrderNumber } from '#rules/orders/order-number.ts';
import { createMercadoPago } from '../../payments/mercado-pago/adapter.ts';
import { testSiteUrl } from '../../testing/test-api.ts';
import { expireOrders } from '../paying/close-order.ts';
import { createServiceShop, last, type PlacedOrder } from './testing/service-shop.ts';

const shop = await createServiceShop();
beforeEach(() => {
  shop.shop.failures.length = 0;
});
afterEach(() => {
  Object.assign(shop.service, { fault: undefined, refusesUsedKeys: false });
});

const minuteMs = 60_000;

const countRows = async ({ numero }: PlacedOrder) => {
  const { kysely } = shop.shop.database;
  const number = parseOrderNumber(numero) ?? '';
  const { id } = await kysely.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  const events = await kysely.selectFrom('order_events').select('kind').where('order_id', '=', id).execute();
  const receipts = await kysely
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .select(['receipts.state', 'receipts.reason', 'receipts.amount_cents'])
    .where('order_id', '=', id)
    .orderBy('receipts.id')
    .execute();
  return { paid: events.filter(({ kind }) => kind.startsWith('paid')).length, receipts };
};

const findPayment = ({ numero }: PlacedOrder) =>
  shop.shop.database.kysely
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'amount_cents'])
    .where('number', '=', parseOrderNumber(numero) ?? '')
    .executeTakeFirstOrThrow();

/** Pieces that the order has taken from stock and not given back. */
const countTaken = async ({ numero }: PlacedOrder) => {
  const movements = await shop.shop.database.kysely
    .selectFrom('stock_movements')
    .select('delta')
    .where('reference', 'like', `${parseOrderNumber(numero) ?? ''}%`)
    .execute();
  return movements.reduce((total, { delta }) => total - delta, 0);
};

/** What the worker logged of its failures. */
const listErrors = () =>
  shop.shop.failures.map(({ details }) =>
    'err' in details && details.err instanceof Error ? details.err.message : '',
  );

describe('an order that a service is paid for', () => {
  it('gets its code after it was placed, and is paid once the service says so [R10.14-04]', async () => {
    shop.service.fault = 'error';
    const placed = await shop.place();
    expect((await shop.buyers.read(placed)).pagamento).not.toHaveProperty('codigo');
    const status = await shop.buyers.send('', 'GET', `/order/${placed.numero}/status`, undefined, placed.token);
    expect(status.body).toMatchObject({ estado: 'aguardando-pagamento', pagamento: 'preparando' });
    shop.service.fault = undefined;
    // An attempt that began before this fails now, and is repeated a second later.
    const attempts = shop.service.orders.length;
    await expect
      .poll(() => {
        shop.wait(1000);
        return shop.service.orders.length;
      })
      .toBe(attempts + 1);
    const order = await shop.started(placed);
    await expect.poll(async () => (await shop.buyers.read(placed)).pagamento.codigo).toMatch(/^000201/);
    expect((await shop.buyers.read(placed)).pagamento).toMatchObject({ tipo: 'pix', demonstracao: false });
    shop.service.pay(order);
    await shop.becomes(placed, 'pago');
    expect(await countRows(placed)).toMatchObject({ paid: 1, receipts: [{ state: 'matched', reason: 'told' }] });
  });

  it('by card gets a link instead, and costs what it costs without the discount of Pix', async () => {
    const placed = await shop.place('cartao');
    const order = await shop.started(placed);
    await expect
      .poll(async () => (await shop.buyers.read(placed)).pagamento.link)
      .toBe(`${shop.service.url}/checkout/${order.id}`);
    const { pagamento, totais } = await shop.buyers.read(placed);
    expect(pagamento).toMatchObject({ tipo: 'cartao', valor: totais.total });
    expect(totais).toMatchObject({ descontoPagamento: 0, total: 29.9 + totais.frete });
    expect(order.amount).toBe(totais.total.toFixed(2));
    const headers = { 'Order-Token': placed.token };
    const contract = await (await shop.shop.send(`/order/${placed.numero}/contract`, { headers })).text();
    expect(contract).toContain('Cartão de crédito');
    expect(contract).not.toContain('Pix');
  });

  it('is found by asking within two minutes when every notice is lost, also after many questions [R10.14-06]', async () => {
    const placed = await shop.place('cartao');
    const order = await shop.started(placed);
    const countQuestions = () => shop.service.requests.filter(({ path }) => path.endsWith(order.id)).length;
    for (let minute = 0; minute < 4; minute += 1) {
      const before = countQuestions();
      shop.wait(minuteMs + 1000);
      await expect.poll(countQuestions).toBeGreaterThan(before);
    }
    shop.service.pay(order);
    const paidAtMs = shop.shop.clock.now.getTime();
    await shop.becomes(placed, 'pago');
    expect(shop.shop.clock.now.getTime() - paidAtMs).toBeLessThanOrEqual(2 * minuteMs);
  });

  it('is started once, although the first answers were lost [R10.14-05]', async () => {
    shop.service.fault = 'lost';
    const placed = await shop.place();
    await shop.started(placed);
    await expect.poll(() => shop.shop.failures.length).toBeGreaterThan(0);
    shop.service.fault = undefined;
    shop.service.refusesUsedKeys = true;
    await expect
      .poll(async () => {
        shop.wait(10_000);
        return (await shop.buyers.read(placed)).pagamento.codigo ?? '';
      })
      .toMatch(/^000201/);
    await shop.started(placed, 1);
  });

  it('is started once, although the process that had started it died before it knew', async () => {
    shop.service.fault = 'error';
    const placed = await shop.place();
    await expect.poll(() => shop.shop.failures.length).toBeGreaterThan(0);
    const { id: paymentId, amount_cents: cents } = await findPayment(placed);
    const leaseEndMs = shop.shop.clock.now.getTime() + 30_000;
    await shop.shop.database.kysely
      .updateTable('payments')
      .set({ next_check_at: leaseEndMs })
      .where('id', '=', paymentId)
      .execute();
    shop.service.fault = undefined;
    const { url, token, secret } = shop.service;
    const dead = createMercadoPago({ url, token, secret, methods: ['pix'], pixMinutes: 30 }, testSiteUrl);
    await dead.start({
      reference: `${parseOrderNumber(placed.numero) ?? ''}-${paymentId}`,
      externalId: undefined,
      cents,
      createdAtMs: 0,
      kind: 'pix',
      orderNumber: parseOrderNumber(placed.numero) ?? '',
      minutes: 30,
      boletoDays: 5,
      buyer: {
        name: 'Marina Prado',
        email: 'marina@exemplo.test',
        document: '52998224725',
        address: { ...shop.buyers.entries.address, complemento: '' },
      },
    });
    shop.wait(31_000);
    await expect.poll(async () => (await shop.buyers.read(placed)).pagamento.codigo).toMatch(/^000201/);
    await shop.started(placed, 1);
  });

  it('is never paid by the money of another one', async () => {
    const placed = await shop.place();
    const order = await shop.started(placed);
    order.amount = '0.01';
    shop.service.pay(order);
    shop.wait(minuteMs);
    await expect.poll(listErrors).toContain('Mercado Pago answered with another payment');
    expect((await shop.buyers.read(placed)).estado).toBe('aguardando-pagamento');
  });

  it('can be paid by another method if the service refuses it [R10.14-11]', async () => {
    shop.service.fault = 'refused';
    const placed = await shop.place();
    await expect.poll(async () => (await shop.buyers.read(placed)).pagamento.estado).toBe('recusado');
    // Other open payments may have been asked about too.
    expect(listErrors()).toContain('Mercado Pago answered 400 property_value');
    expect(listErrors().join()).not.toContain('marina');
    shop.service.fault = undefined;
    await shop.buyers.send('', 'POST', `/order/${placed.numero}/pay`, { tipo: 'cartao' }, placed.token);
    shop.service.pay(await shop.started(placed));
    await shop.becomes(placed, 'pago');
  });
});

describe('an order that is not paid in time', () => {
  it('is ended at the service before it expires, so that nobody pays for it any more [R10.14-09]', async () => {
    const placed = await shop.place();
    expect(await countTaken(placed)).toBe(1);
    const order = await shop.started(placed);
    shop.wait(31 * minuteMs);
    await shop.becomes(placed, 'cancelado');
    expect(order.status).toBe('canceled');
    expect(await countTaken(placed)).toBe(0);
    expect((await shop.buyers.read(placed)).eventos.map(({ tipo }) => tipo)).toEqual(['placed', 'expired']);
  });

  it('is paid if the buyer has paid in the last moment', async () => {
    const placed = await shop.place();
    const order = await shop.started(placed);
    shop.service.pay(order);
    shop.wait(31 * minuteMs);
    await shop.becomes(placed, 'pago');
    expect(await countRows(placed)).toMatchObject({ paid: 1, receipts: [{ state: 'matched' }] });
  });

  it('waits for a service that does not answer, but not for ever [R10.14-10]', async () => {
    const placed = await shop.place();
    await shop.started(placed);
    shop.service.fault = 'error';
    shop.wait(31 * minuteMs);
    await expect.poll(() => shop.shop.failures.length).toBeGreaterThan(0);
    const expire = () => expireOrders(shop.shop.database, shop.shop.clock.now.getTime());
    await expire();
    expect((await shop.buyers.read(placed)).estado).toBe('aguardando-pagamento');
    shop.wait(31 * minuteMs);
    await expire();
    expect((await shop.buyers.read(placed)).estado).toBe('cancelado');
  });
});

describe('money for an order that was closed', () => {
  it('takes its stock again if it had expired', async () => {
    const placed = await shop.place();
    const order = await shop.started(placed);
    shop.wait(31 * minuteMs);
    await shop.becomes(placed, 'cancelado');
    order.status = 'processed';
    expect(await shop.notify(order.id)).toBe(200);
    await shop.becomes(placed, 'pago');
    expect(await countTaken(placed)).toBe(1);
    expect(await countRows(placed)).toMatchObject({ paid: 1 });
  });

  it('is to be paid back if others have bought its product [R10.14-13]', async () => {
    const placed = await shop.place('pix', last.id);
    const order = await shop.started(placed);
    shop.wait(31 * minuteMs);
    await shop.becomes(placed, 'cancelado');
    // The shop shows the product again once it follows the movement of its stock.
    const others = () =>
      shop.place('pix', last.id).then(
        () => 'placed',
        () => 'sold out',
      );
    await expect.poll(others).toBe('placed');
    order.status = 'processed';
    await shop.notify(order.id);
    await expect
      .poll(() => countRows(placed))
      .toMatchObject({
        paid: 0,
        receipts: [{ state: 'refund-due', reason: 'sold-out' }],
      });
    expect(await countTaken(placed)).toBe(0);
  });

  it('is to be paid back if the buyer has cancelled it in the meantime', async () => {
    const placed = await shop.place();
    const order = await shop.started(placed);
    shop.service.pay(order);
    await shop.buyers.send('', 'POST', `/order/${placed.numero}/cancel`, undefined, placed.token);
    await expect
      .poll(() => countRows(placed))
      .toMatchObject({
        paid: 0,
        receipts: [{ state: 'refund-due', reason: 'cancelled' }],
      });
  });

  it('cannot come any more once the buyer has cancelled it unpaid', async () => {
    const placed = await shop.place();
    const order = await shop.started(placed);
    await shop.buyers.send('', 'POST', `/order/${placed.numero}/cancel`, undefined, placed.token);
    await expect.poll(() => order.status).toBe('canceled');
  });
});
