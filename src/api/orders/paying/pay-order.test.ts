import { afterEach, describe, expect, it } from 'vitest';
import { testNow } from '#database/testing/test-now.ts';
import { countStock, listUnexplainedStock } from '../../inventory/testing/stock-queries.ts';
import { insertCoupon } from '../../pricing/promotions/testing/coupon-client.ts';
import { line } from '../../testing/cart-client.ts';
import { setStock } from '../../testing/set-stock.ts';
import { shipOrder } from '../merchant/ship-order.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { type PlacedOrderRow, placeOrderOf } from '../testing/placed-orders.ts';
import { closeOrder } from './close-order.ts';
import { type PayOutcome, payOrder } from './pay-order.ts';

const mist = { id: 911_001, name: 'Bruma Paga', priceCents: 2990, stock: 100 };
const rare = { id: 911_002, name: 'Vela Disputada', priceCents: 4990, stock: 3 };
const nowMs = testNow.getTime();

const { shop, buyers } = await createOrderShop({ products: [mist, rare] });

const place = (productId: number, quantity = 1) => placeOrderOf(shop, buyers, { productId, quantity });
const pay = ({ id: orderId }: Pick<PlacedOrderRow, 'id'>) =>
  payOrder(shop.database, { orderId, actor: 'merchant', nowMs });
const close = ({ id: orderId }: PlacedOrderRow, event: 'expired' | 'cancelled-by-buyer' | 'cancelled-by-merchant') =>
  closeOrder(shop.database, { orderId, event, actor: 'shop', nowMs });
const listEvents = async (orderId: number) => {
  const events = await shop.database.kysely
    .selectFrom('order_events')
    .select('kind')
    .where('order_id', '=', orderId)
    .execute();
  return events.map(({ kind }) => kind);
};
const readPayment = ({ paymentId }: PlacedOrderRow) =>
  shop.database.kysely
    .selectFrom('payments')
    .select(['state', 'paid_cents', 'refunded_cents'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();

describe('the day of delivery', () => {
  // Thursday in São Paulo; payments from 12 h on count as paid on the next business day.
  const [beforeNoon, afterNoon, nextDay] = ['26T14:50', '26T15:10', '27T14:50'].map((at) =>
    Date.parse(`2026-11-${at}Z`),
  );
  const placeBeforeNoon = async () => {
    shop.clock.now = new Date(beforeNoon ?? 0);
    return place(mist.id);
  };
  const readDay = async (order: PlacedOrderRow) => (await buyers.read(order)).entrega.previsao;
  afterEach(() => {
    shop.clock.now = testNow;
  });

  it('counts from the payment, and until then from now [R10.4-05]', async () => {
    const order = await placeBeforeNoon();
    expect(await readDay(order)).toBe('2026-12-02');
    shop.clock.now = new Date(afterNoon ?? 0);
    expect(await readDay(order)).toBe('2026-12-03');
    await payOrder(shop.database, { orderId: order.id, actor: 'merchant', nowMs: afterNoon ?? 0 });
    shop.clock.now = new Date(nextDay ?? 0);
    expect(await readDay(order)).toBe('2026-12-03');
  });

  it('stays when the shop learns later of a payment in time, also after the order had expired', async () => {
    const order = await placeBeforeNoon();
    await closeOrder(shop.database, { orderId: order.id, event: 'expired', actor: 'shop', nowMs: afterNoon ?? 0 });
    const paying = { orderId: order.id, actor: 'merchant', paidAt: beforeNoon, nowMs: nextDay ?? 0 } as const;
    expect(await payOrder(shop.database, paying)).toBe('paid-late');
    expect(await readDay(order)).toBe('2026-12-02');
  });

  it('is not shown any more once it has passed and nothing was sent [R10.4-07]', async () => {
    const order = await placeBeforeNoon();
    await payOrder(shop.database, { orderId: order.id, actor: 'merchant', nowMs: beforeNoon ?? 0 });
    shop.clock.now = new Date('2026-12-02T23:00:00-03:00');
    expect(await readDay(order)).toBe('2026-12-02');
    shop.clock.now = new Date('2026-12-03T00:00:00-03:00');
    expect(await readDay(order)).toBeUndefined();
    await shipOrder(shop.database, { orderId: order.id, code: 'PACOTE-1', nowMs: shop.clock.now.getTime() });
    expect(await readDay(order)).toBeUndefined();
  });

  it('is not promised by an order of an earlier version that was paid late', async () => {
    const order = await placeBeforeNoon();
    const { kysely } = shop.database;
    const { delivery_json: json } = await kysely
      .selectFrom('orders')
      .select('delivery_json')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const earlier = JSON.stringify({ ...JSON.parse(json), dispatch: undefined });
    await kysely.updateTable('orders').set({ delivery_json: earlier }).where('id', '=', order.id).execute();
    expect(await readDay(order)).toBe('2026-12-02');
    await closeOrder(shop.database, { orderId: order.id, event: 'expired', actor: 'shop', nowMs: afterNoon ?? 0 });
    await payOrder(shop.database, { orderId: order.id, actor: 'merchant', nowMs: nextDay ?? 0 });
    expect(await readDay(order)).toBeUndefined();
  });
});

describe('a payment', () => {
  it('pays the order once, of however many at the same time [R10.11-01]', async () => {
    const order = await place(mist.id);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => pay(order)));
    expect(outcomes.toSorted()).toEqual([...Array.from<PayOutcome>({ length: 9 }).fill('already-paid'), 'paid']);
    expect(await readPayment(order)).toEqual({ state: 'paid', paid_cents: order.totalCents, refunded_cents: 0 });
    expect(await buyers.read(order)).toMatchObject({
      estado: 'pago',
      pagamento: { estado: 'pago' },
      eventos: [{ tipo: 'placed' }, { tipo: 'paid' }],
    });
  });

  it('revives an expired order whose products are still there, and takes them again [R10.11-02]', async () => {
    const before = await countStock(shop.database, mist.id);
    const order = await place(mist.id, 4);
    await close(order, 'expired');
    expect(await countStock(shop.database, mist.id)).toBe(before);
    const outcomes = await Promise.all([pay(order), pay(order)]);
    expect(outcomes.toSorted()).toEqual(['already-paid', 'paid-late']);
    expect(await countStock(shop.database, mist.id)).toBe(before - 4);
    expect(await buyers.read(order)).toMatchObject({ estado: 'pago', pagamento: { estado: 'pago' } });
    // What was taken again is given back once, too.
    expect(await close(order, 'cancelled-by-merchant')).toBe(true);
    expect(await close(order, 'cancelled-by-merchant')).toBe(false);
    expect(await countStock(shop.database, mist.id)).toBe(before);
    expect(await listUnexplainedStock(shop.database)).toEqual([]);
  });

  it('does not revive an expired order whose products are sold, and changes nothing [R10.11-03]', async () => {
    const order = await place(rare.id, 2);
    await close(order, 'expired');
    await setStock(shop.database, rare.id, 1);
    const before = await buyers.read(order);
    expect(await pay(order)).toBe('sold-out');
    expect(await buyers.read(order)).toEqual(before);
    expect(await countStock(shop.database, rare.id)).toBe(1);
    expect(await listUnexplainedStock(shop.database)).toEqual([]);
    expect((await readPayment(order)).paid_cents).toBe(0);
  });

  it('of a cancelled order, or of none, is not taken', async () => {
    const order = await place(mist.id);
    await close(order, 'cancelled-by-buyer');
    expect(await pay(order)).toBe('cancelled');
    expect(await pay({ id: 999_999_999 })).toBe('unknown');
    const refundable = await place(mist.id);
    await pay(refundable);
    await close(refundable, 'cancelled-by-merchant');
    expect(await pay(refundable)).toBe('cancelled');
  });

  it('and an expiry at the same time have one winner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await countStock(shop.database, mist.id);
      const order = await place(mist.id, 2);
      const [outcome] = await Promise.all([pay(order), close(order, 'expired')]);
      expect(['paid', 'paid-late']).toContain(outcome);
      expect((await buyers.read(order)).estado).toBe('pago');
      expect(await countStock(shop.database, mist.id)).toBe(before - 2);
    }
    expect(await listUnexplainedStock(shop.database)).toEqual([]);
  });

  it('and a cancellation at the same time leave the order cancelled, with its money to be paid back if it came in', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await countStock(shop.database, mist.id);
      const order = await place(mist.id, 2);
      const [outcome] = await Promise.all([pay(order), close(order, 'cancelled-by-buyer')]);
      expect((await buyers.read(order)).estado).toBe('cancelado');
      const isPaid = (await readPayment(order)).state === 'paid';
      expect(outcome).toBe(isPaid ? 'paid' : 'cancelled');
      expect(await countStock(shop.database, mist.id)).toBe(before);
    }
    expect(await listUnexplainedStock(shop.database)).toEqual([]);
  });

  it('counts the coupon again that an expired order had released [R10.11-04]', async () => {
    await shop.database.kysely
      .insertInto('coupons')
      .values({
        code: 'TARDE10',
        description: 'Dez reais',
        kind: 'fixed',
        value: 1000,
        minimum_cents: 0,
        starts_at: 0,
        ends_at: null,
        total_limit: 1,
        used: 0,
        per_customer_limit: null,
        first_order_only: 0,
      })
      .execute();
    const buyer = await buyers.create([line(mist.id, 3)]);
    await buyers.send(buyer.session, 'PUT', '/promotional/coupon/TARDE10', {});
    const { numero } = await buyers.place(await buyers.see(buyer.session));
    const row = await shop.database.kysely
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.id', 'coupon_cents', 'payments.id as paymentId'])
      .where('number', '=', numero.replace('-', ''))
      .executeTakeFirstOrThrow();
    expect(row.coupon_cents).toBe(1000);
    const readUses = async () => {
      const { used, id } = await shop.database.kysely
        .selectFrom('coupons')
        .select(['used', 'id'])
        .where('code', '=', 'TARDE10')
        .executeTakeFirstOrThrow();
      const uses = await shop.database.kysely
        .selectFrom('coupon_uses')
        .select('order_id')
        .where('coupon_id', '=', id)
        .execute();
      return { used, uses };
    };
    const taken = { used: 1, uses: [{ order_id: row.id }] };
    expect(await readUses()).toEqual(taken);
    await closeOrder(shop.database, { orderId: row.id, event: 'expired', actor: 'shop', nowMs });
    expect(await readUses()).toEqual({ used: 0, uses: [] });
    expect(await pay(row)).toBe('paid-late');
    expect(await readUses()).toEqual(taken);
    expect(await listEvents(row.id)).not.toContain('coupon-exceeded');
  });

  it('shows the merchant that the coupon of a late payment was used by another order meanwhile', async () => {
    await insertCoupon(shop.database, 'SOUM', { total_limit: 1 });
    const placeWithCoupon = async () => {
      const buyer = await buyers.create([line(mist.id, 3)]);
      await buyers.send(buyer.session, 'PUT', '/promotional/coupon/SOUM', {});
      const { numero } = await buyers.place(await buyers.see(buyer.session));
      const { id } = await shop.database.kysely
        .selectFrom('orders')
        .select('id')
        .where('number', '=', numero.replace('-', ''))
        .executeTakeFirstOrThrow();
      return { id, numero };
    };
    const late = await placeWithCoupon();
    await closeOrder(shop.database, { orderId: late.id, event: 'expired', actor: 'shop', nowMs });
    expect(await pay(await placeWithCoupon())).toBe('paid');
    expect(await pay(late)).toBe('paid-late');
    expect(await listEvents(late.id)).toContain('coupon-exceeded');
    const receipts = (await shop.deliverMail()).filter(({ messageId }) => messageId.startsWith('merchant-receipt-'));
    const exceeded = receipts.filter(({ text }) => text.includes('o cupom SOUM já tinha outro uso'));
    expect(exceeded.map(({ subject }) => subject)).toEqual([expect.stringContaining(late.numero)]);
    const { used } = await shop.database.kysely
      .selectFrom('coupons')
      .select('used')
      .where('code', '=', 'SOUM')
      .executeTakeFirstOrThrow();
    expect(used).toBe(2);
  });
});
