import { describe, expect, it } from 'vitest';
import { testNow } from '#database/testing/test-now.ts';
import { countStock } from '../../inventory/testing/stock-queries.ts';
import { closeOrder } from '../paying/close-order.ts';
import { payOrder } from '../paying/pay-order.ts';
import { Refusal } from '../refusals/refusal.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { type PlacedOrderRow, placeOrderOf } from '../testing/placed-orders.ts';
import { refundOrder } from '../testing/refund-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { invoiceOrder } from './invoice-order.ts';
import { packOrder } from './pack-order.ts';
import { shipOrder } from './ship-order.ts';

const mist = { id: 912_001, name: 'Bruma Enviada', priceCents: 2990, stock: 500 };
const nowMs = testNow.getTime();
const hourMs = 3_600_000;
const invoiceKey = '35170458716523000119550010000000121000123458';
const raceKeys = [
  '35170458716523000119550010000000311000123453',
  '35170458716523000119550010000000321000123450',
  '35170458716523000119550010000000331000123458',
];

const { shop, buyers } = await createOrderShop({ products: [mist] });

const place = (quantity = 1) => placeOrderOf(shop, buyers, { productId: mist.id, quantity });

async function placePaid(quantity = 1): Promise<PlacedOrderRow> {
  const order = await place(quantity);
  await payOrder(shop.database, { orderId: order.id, actor: 'merchant', nowMs });
  return order;
}

const pack = ({ id: orderId }: PlacedOrderRow) => packOrder(shop.database, { orderId, nowMs });
const ship = ({ id: orderId }: PlacedOrderRow, code: string, pieces?: number) =>
  shipOrder(shop.database, {
    orderId,
    code,
    ...(pieces !== undefined && { lines: [{ position: 0, quantity: pieces }] }),
    nowMs: nowMs + hourMs,
  });
const deliver = ({ id: orderId }: PlacedOrderRow, code?: string) =>
  deliverOrder(shop.database, { orderId, ...(code !== undefined && { code }), nowMs: nowMs + 2 * hourMs });
const refusal: unknown = expect.any(Refusal);

describe('the way of a parcel', () => {
  it('needs a right code of the Correios, which another order has only in the same parcel', async () => {
    const [first, second] = [await placePaid(), await placePaid()];
    await expect(ship(first, 'RR473124828BR')).rejects.toThrow('mistyped-tracking-code');
    expect(await ship(first, 'RR473124829BR')).toBe(true);
    await expect(ship(second, 'rr 473124829 br')).rejects.toThrow('tracking-code-in-use');
    expect((await buyers.read(second)).estado).toBe('pago');
    const again = { orderId: second.id, code: 'RR473124829BR', nowMs };
    expect(await shipOrder(shop.database, { ...again, isCodeShared: true })).toBe(true);
    // A name without a carrier is no tracking code.
    const [third, fourth] = [await placePaid(), await placePaid()];
    expect([await ship(third, 'PACOTE-2'), await ship(fourth, 'PACOTE-2')]).toEqual([true, true]);
  });

  it('goes from payment to delivery, each step once [R10.12-01]', async () => {
    const order = await placePaid();
    expect(await pack(order)).toBe(true);
    expect(await pack(order)).toBe(false);
    expect((await buyers.read(order)).estado).toBe('em-separacao');
    expect(await ship(order, 'aa123456785br')).toBe(true);
    expect(await ship(order, 'AA123456785BR')).toBe(false);
    expect((await buyers.read(order)).estado).toBe('enviado');
    expect(await deliver(order)).toBe(true);
    expect(await deliver(order)).toBe(false);
    expect(await buyers.read(order)).toMatchObject({
      estado: 'entregue',
      podeCancelar: false,
      rastreios: [
        {
          transportadora: 'Correios',
          codigo: 'AA123456785BR',
          link: 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR',
          enviadoEm: new Date(nowMs + hourMs).toISOString(),
          entregueEm: new Date(nowMs + 2 * hourMs).toISOString(),
        },
      ],
      eventos: [{ tipo: 'placed' }, { tipo: 'paid' }, { tipo: 'packed' }, { tipo: 'shipped' }, { tipo: 'delivered' }],
    });
    const instants = await shop.database.kysely
      .selectFrom('orders')
      .select(['paid_at', 'shipped_at', 'delivered_at', 'closed_at'])
      .where('id', '=', order.id)
      .executeTakeFirst();
    expect(instants).toEqual({
      paid_at: nowMs,
      shipped_at: nowMs + hourMs,
      delivered_at: nowMs + 2 * hourMs,
      closed_at: null,
    });
  });

  it('may be several parcels: the order is delivered with the last one [R10.12-02]', async () => {
    const order = await placePaid(3);
    expect(await ship(order, 'PACOTE-1', 2)).toBe(true);
    expect((await buyers.read(order)).estado).toBe('parcialmente-enviado');
    await expect(ship(order, 'PACOTE-2', 2)).rejects.toMatchObject({
      reason: { code: 'more-than-unsent', unsent: 1, quantity: 2 },
    });
    expect(await deliver(order, 'PACOTE-1')).toBe(false);
    await expect(deliver(order, 'PACOTE-1')).rejects.toEqual(refusal);
    expect(await ship(order, 'PACOTE-2')).toBe(true);
    const { estado, rastreios } = await buyers.read(order);
    expect(estado).toBe('enviado');
    expect(rastreios.map(({ codigo, itens }) => [codigo, itens])).toEqual([
      ['PACOTE-1', [{ posicao: 0, quantidade: 2 }]],
      ['PACOTE-2', [{ posicao: 0, quantidade: 1 }]],
    ]);
    await expect(ship(order, 'PACOTE-3')).rejects.toThrow('everything-sent');
    expect(await deliver(order)).toBe(true);
  });

  it('may have no code, but two parcels of an order need one to be distinguished', async () => {
    const order = await placePaid(2);
    expect(await ship(order, '', 1)).toBe(true);
    await expect(ship(order, '')).rejects.toThrow('second-parcel-without-code');
    expect(await ship(order, 'PACOTE-2')).toBe(true);
    expect(await ship(order, '')).toBe(false);
  });

  it('begins with the payment, and ends with a cancellation before it', async () => {
    const unpaid = await place();
    expect(await pack(unpaid)).toBe(false);
    await expect(ship(unpaid, 'PACOTE-1')).rejects.toEqual(refusal);
    await expect(deliver(unpaid)).rejects.toEqual(refusal);
    const before = await countStock(shop.database, mist.id);
    const order = await placePaid(2);
    await pack(order);
    const cancel = () =>
      closeOrder(shop.database, { orderId: order.id, event: 'cancelled-by-merchant', actor: 'merchant', nowMs });
    expect(await cancel()).toBe(true);
    expect(await countStock(shop.database, mist.id)).toBe(before);
    await expect(ship(order, 'PACOTE-1')).rejects.toEqual(refusal);
    const sent = await placePaid();
    await ship(sent, 'PACOTE-1');
    const late = { orderId: sent.id, event: 'cancelled-by-merchant', actor: 'merchant', nowMs } as const;
    expect(await closeOrder(shop.database, late)).toBe(false);
  });
});

describe('a refund', () => {
  const refund = (order: PlacedOrderRow, amountCents: number, requestKey: string) =>
    refundOrder(shop.database, {
      from: { paymentId: order.paymentId },
      amountCents,
      reason: '',
      requestKey,
      actor: 'merchant',
      nowMs,
    });
  const readRefunded = async ({ id }: PlacedOrderRow) => {
    const refunds = await shop.database.kysely
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.amount_cents', 'refunded_cents', 'paid_cents'])
      .where('order_id', '=', id)
      .execute();
    return {
      sum: refunds.reduce((sum, row) => sum + row.amount_cents, 0),
      stored: refunds[0]?.refunded_cents,
      paid: refunds[0]?.paid_cents,
    };
  };

  it('is never more than was paid, of however many at the same time [R10.11-05]', async () => {
    const order = await placePaid(3);
    const part = Math.floor(order.totalCents / 3) + 1;
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => refund(order, part, `teto-${index}`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const { sum, stored, paid } = await readRefunded(order);
    expect([sum, stored, paid]).toEqual([2 * part, 2 * part, order.totalCents]);
    expect(await refund(order, order.totalCents - 2 * part, 'teto-resto')).toBe(true);
    await expect(refund(order, 1, 'teto-centavo')).rejects.toThrow('more-than-left');
    expect((await buyers.read(order)).devolvido).toBe(order.totalCents / 100);
  });

  it('happens once per key, and a key has one refund', async () => {
    const order = await placePaid();
    const results = await Promise.all(Array.from({ length: 5 }, () => refund(order, 100, 'uma-vez')));
    expect(results.filter(Boolean)).toHaveLength(1);
    await expect(refund(order, 200, 'uma-vez')).rejects.toThrow('other-refund-has-key');
    expect(await readRefunded(order)).toMatchObject({ sum: 100, stored: 100 });
    expect((await buyers.read(order)).eventos.map(({ tipo }) => tipo)).toEqual(['placed', 'paid', 'refunded']);
  });

  it('of an unpaid order is refused', async () => {
    await expect(refund(await place(), 1, 'sem-pagamento')).rejects.toEqual(refusal);
  });
});

describe('the invoice', () => {
  const invoice = (order: PlacedOrderRow, key: string, link = '', isReplacing = false) =>
    invoiceOrder(shop.database, { orderId: order.id, key, link, isReplacing, nowMs });

  it('belongs to one order, once [R10.12-04]', async () => {
    const [order, other] = [await placePaid(), await placePaid()];
    expect(await invoice(order, `NFe${invoiceKey}`, 'https://nota.exemplo/12')).toBe(true);
    expect(await invoice(order, invoiceKey, 'https://nota.exemplo/12')).toBe(false);
    expect((await buyers.read(order)).nota).toEqual({
      numero: 12,
      chave: invoiceKey,
      link: 'https://nota.exemplo/12',
    });
    await expect(invoice(other, invoiceKey)).rejects.toThrow('invoice-of-other-order');
    expect((await buyers.read(other)).nota).toBeUndefined();
    expect((await buyers.read(order)).eventos.map(({ tipo }) => tipo)).toEqual(['placed', 'paid', 'invoiced']);
  });

  it('belongs to one order, also if two get it in the same moment', async () => {
    for (const key of raceKeys) {
      const orders = [await placePaid(), await placePaid()];
      const results = await Promise.allSettled(orders.map((order) => invoice(order, key)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refused = results.find(({ status }) => status === 'rejected');
      expect(refused).toMatchObject({ reason: { message: 'invoice-of-other-order' } });
    }
  });

  it('is replaced only on purpose', async () => {
    const order = await placePaid();
    const [first, second] = [
      '35170458716523000119550010000000131000123455',
      '35170458716523000119550010000000141000123452',
    ];
    expect(await invoice(order, first)).toBe(true);
    await expect(invoice(order, second)).rejects.toThrow('has-other-invoice');
    expect(await invoice(order, second, '', true)).toBe(true);
    expect((await buyers.read(order)).nota?.numero).toBe(14);
  });

  it('needs a right key, a web address and a paid order', async () => {
    const order = await placePaid();
    await expect(invoice(order, invoiceKey.replace(/8$/, '9'))).rejects.toThrow('invalid-invoice-key');
    await expect(invoice(order, invoiceKey, 'javascript:alert(1)')).rejects.toThrow('invalid-link');
    await expect(invoice(await place(), '35170458716523000119550010000000151000123450')).rejects.toThrow('not-paid');
  });
});
