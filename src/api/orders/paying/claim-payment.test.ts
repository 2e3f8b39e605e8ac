import { afterEach, describe, expect, it } from 'vitest';
import { orderSchema, orderStatusSchema } from '#contract/buying/orders.ts';
import { testNow } from '#database/testing/test-now.ts';
import { toSaoPauloInstant } from '#rules/calendar-day.ts';
import { countMinutesToNextBusinessDay } from '#rules/orders/payment-deadline.ts';
import { soap } from '../../delivery/testing/shipment-shop.ts';
import { demonstrationPix, testPix } from '../../payments/pix/testing/test-pix.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { remindPayments } from '../mails/remind-payments.ts';
import { createServiceShop } from '../payment-services/testing/service-shop.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { expireOrders } from './close-order.ts';
import { payOrder } from './pay-order.ts';

const { shop, buyers } = await createOrderShop();
const nowMs = testNow.getTime();
const minuteMs = 60_000;
const wholeMinutes = countMinutesToNextBusinessDay(nowMs);

afterEach(() => {
  shop.clock.now = testNow;
});

type Buyers = typeof buyers;
const place = async (by: Buyers = buyers) => by.place(await by.create([line(soap.id)]));

async function claim({ numero, token }: { numero: string; token: string }, by: Buyers = buyers) {
  const { status, body } = await by.send('', 'POST', `/order/${numero}/payment-claim`, {}, token);
  return { status, payment: status === 200 ? orderSchema.parse(body).pagamento : undefined };
}

/** How far the payment is, as the open page asks. */
async function readProgress({ numero, token }: { numero: string; token: string }) {
  const { body } = await buyers.send('', 'GET', `/order/${numero}/status`, undefined, token);
  return orderStatusSchema.parse(body).pagamento;
}

const pass = (minutes: number) => {
  shop.clock.now = new Date(nowMs + minutes * minuteMs);
};

describe('the claim that a Pix was paid', () => {
  it('keeps the goods until the end of the next business day, once', async () => {
    const placed = await place();
    expect((await buyers.read(placed)).pagamento).toMatchObject({ podeAvisar: true });
    const { payment } = await claim(placed);
    expect(payment).toMatchObject({ avisadoEm: testNow.toISOString(), estado: 'pendente' });
    expect(payment).not.toHaveProperty('podeAvisar');
    const dueMs = nowMs + wholeMinutes * minuteMs;
    expect(toSaoPauloInstant(Date.parse(payment?.venceEm ?? ''))).toBe(toSaoPauloInstant(dueMs));
    pass(60);
    expect((await claim(placed)).payment).toMatchObject({ venceEm: payment?.venceEm, avisadoEm: payment?.avisadoEm });
    await remindPayments(shop.database, dueMs - minuteMs);
    expect(
      await shop.database.kysely.selectFrom('outbox').select('id').where('kind', '=', 'pix-reminder').execute(),
    ).toEqual([]);
    await expireOrders(shop.database, dueMs - minuteMs);
    expect((await buyers.read(placed)).estado).toBe('aguardando-pagamento');
    await expireOrders(shop.database, dueMs);
    expect((await buyers.read(placed)).estado).toBe('cancelado');
  });

  it('is over with its time, although the order is closed some seconds later', async () => {
    const placed = await place();
    const { payment } = await claim(placed);
    shop.clock.now = new Date(payment?.venceEm ?? '');
    const { estado, pagamento } = await buyers.read(placed);
    expect([estado, pagamento.estado]).toEqual(['aguardando-pagamento', 'vencido']);
    for (const field of ['avisadoEm', 'podeAvisar', 'codigo']) expect(pagamento).not.toHaveProperty(field);
    expect(await readProgress(placed)).toBeUndefined();
    expect((await claim(placed)).status).toBe(422);
  });

  it('keeps them no longer for a claim of another payment of the order', async () => {
    const methods = await createServiceShop(['card']);
    const placed = await methods.place('pix');
    const { payment: first } = await claim(placed, methods.buyers);
    const dueMs = Date.parse(first?.venceEm ?? '');
    const laterMs = dueMs - 120 * minuteMs;
    methods.shop.clock.now = new Date(laterMs);
    for (const tipo of ['cartao', 'pix'])
      await methods.buyers.send('', 'POST', `/order/${placed.numero}/pay`, { tipo }, placed.token);
    const { payment: second } = await claim(placed, methods.buyers);
    expect(second).toMatchObject({ tipo: 'pix', avisadoEm: new Date(laterMs).toISOString() });
    expect(Date.parse(second?.venceEm ?? '')).toBeLessThanOrEqual(dueMs + 30 * minuteMs);
  });

  it('and the expiry of the order at the same time have one winner', async () => {
    const dueMs = nowMs + testPix.minutes * minuteMs;
    for (let round = 0; round < 5; round += 1) {
      shop.clock.now = testNow;
      const placed = await place();
      pass(testPix.minutes - 1);
      const [{ status }] = await Promise.all([claim(placed), expireOrders(shop.database, dueMs)]);
      expect([
        [200, 'aguardando-pagamento'],
        [422, 'cancelado'],
      ]).toContainEqual([status, (await buyers.read(placed)).estado]);
      await expireOrders(shop.database, dueMs + wholeMinutes * minuteMs);
    }
  });

  it('keeps them for a shorter time while the buyer has other unpaid orders', async () => {
    const limited = await createOrderShop({ dependencies: { hasLimits: true } });
    const buyer = await limited.buyers.create([line(soap.id)]);
    const first = await limited.buyers.place(buyer);
    for (const _ of [1, 2]) {
      await createCartClient(limited.shop).add([line(soap.id)], buyer.session);
      await limited.buyers.place(await limited.buyers.fill(buyer.session));
    }
    const { payment } = await claim(first, limited.buyers);
    const minutes = (Date.parse(payment?.venceEm ?? '') - nowMs) / minuteMs;
    expect(minutes).toBe(Math.ceil(wholeMinutes / 2));
  });

  it('is refused for an order that is paid or closed, for a card, and of a stranger', async () => {
    const paid = await place();
    const { id: orderId } = await shop.database.kysely
      .selectFrom('orders')
      .select('id')
      .where('number', '=', paid.numero.replace('-', ''))
      .executeTakeFirstOrThrow();
    expect((await claim({ ...paid, token: 'de-outra-pessoa' })).status).toBe(404);
    await payOrder(shop.database, { orderId, actor: 'merchant', nowMs });
    expect((await claim(paid)).status).toBe(422);
    const services = await createServiceShop();
    const byService = await services.place();
    expect((await claim(byService, services.buyers)).status).toBe(422);
  });

  it('is neither offered nor taken in a demonstration, where no statement shows a payment', async () => {
    const { buyers: visitors } = await createOrderShop({ dependencies: { pix: demonstrationPix } });
    const placed = await place(visitors);
    const { pagamento: before } = await visitors.read(placed);
    expect(before).not.toHaveProperty('podeAvisar');
    expect((await claim(placed, visitors)).status).toBe(422);
    expect((await visitors.read(placed)).pagamento).toEqual(before);
  });
});
