import { describe, expect, it } from 'vitest';
import { orderRequestSchema } from '#contract/buying/order-requests.ts';
import { testNow } from '#database/testing/test-now.ts';
import { countStock, listUnexplainedStock } from '../../inventory/testing/stock-queries.ts';
import { payOrder } from '../paying/pay-order.ts';
import { Refusal } from '../refusals/refusal.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { type PlacedOrderRow, placeOrderOf } from '../testing/placed-orders.ts';
import { cancelRest } from './cancel-rest.ts';
import { finishRequest, receiveBack } from './decide-request.ts';
import { deliverOrder } from './deliver-order.ts';
import { shipOrder } from './ship-order.ts';

const mist = { id: 917_001, name: 'Bruma Partida', priceCents: 2990, stock: 100 };
const nowMs = testNow.getTime();
const refusal: unknown = expect.any(Refusal);

const { shop, buyers } = await createOrderShop({ products: [mist] });

/** Three pieces, of which one is sent. */
async function placePartlySent(): Promise<PlacedOrderRow> {
  const order = await placeOrderOf(shop, buyers, { productId: mist.id, quantity: 3 });
  await payOrder(shop.database, { orderId: order.id, actor: 'merchant', nowMs });
  await shipOrder(shop.database, { orderId: order.id, code: '', lines: [{ position: 0, quantity: 1 }], nowMs });
  return order;
}

const cancel = ({ id: orderId }: PlacedOrderRow) =>
  cancelRest(shop.database, { orderId, actor: 'merchant', answer: 'O lote quebrou.', nowMs });
const deliver = ({ id: orderId }: PlacedOrderRow) => deliverOrder(shop.database, { orderId, nowMs });

/** Withdraws from what was sent; the centavos that are to be paid back. */
async function sendBack(order: PlacedOrderRow): Promise<number> {
  const { body } = await buyers.send(
    '',
    'POST',
    `/order/${order.numero}/request`,
    { tipo: 'arrependimento' },
    order.token,
  );
  const { protocolo: protocol } = orderRequestSchema.parse(body);
  return (await receiveBack(shop.database, { protocol, nowMs })).refund_cents;
}

describe('the rest of an order', () => {
  it('that cannot be sent is on sale again and paid back, and the order ends with its parcel [R10.3-06]', async () => {
    const order = await placePartlySent();
    const stock = await countStock(shop.database, mist.id);
    const { protocol, refund_cents: cents } = await cancel(order);
    expect(await countStock(shop.database, mist.id)).toBe(stock + 2);
    expect(await listUnexplainedStock(shop.database)).toEqual([]);
    const shown = await buyers.read(order);
    expect(cents).toBe(Math.round(((shown.itens[0]?.total ?? 0) * 100 * 2) / 3));
    expect(shown).toMatchObject({
      estado: 'enviado',
      solicitacoes: [{ protocolo: protocol, tipo: 'cancelamento', estado: 'devolvida', resposta: 'O lote quebrou.' }],
    });
    expect(await deliver(order)).toBe(true);
    expect((await buyers.read(order)).estado).toBe('entregue');
    await finishRequest(shop.database, { protocol, nowMs });
    expect(await buyers.read(order)).toMatchObject({
      devolvido: cents / 100,
      itens: [{ livres: 1 }],
      solicitacoes: [{ estado: 'concluida' }],
    });
  });

  it('is reported to the buyer', async () => {
    const order = await placePartlySent();
    await cancel(order);
    const mails = await shop.deliverMail();
    const { text } = mails.find(({ subject }) => subject.includes(`${order.numero}: não vamos enviar`)) ?? {};
    expect(text).toMatch(/pedimos desculpas[^]*Devolvemos o que você pagou por eles[^]*> O lote quebrou.[^]*2 × Bruma/);
  });

  it('is cancelled by the buyer too, as long as it is not sent, and the shop is notified [R10.3-07]', async () => {
    const order = await placePartlySent();
    const askToCancel = (call = 'cancel-rest') =>
      buyers.send('', 'POST', `/order/${order.numero}/${call}`, {}, order.token);
    expect(await buyers.read(order)).toMatchObject({ podeCancelar: false, podeCancelarResto: true });
    // Who asked to cancel the whole did not see yet that a part is on its way.
    expect(await askToCancel('cancel')).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('Uma parte deste pedido já foi enviada') as unknown },
    });
    expect((await askToCancel()).status).toBe(200);
    const shown = await buyers.read(order);
    expect(shown).toMatchObject({
      estado: 'enviado',
      podeCancelarResto: false,
      solicitacoes: [{ tipo: 'cancelamento' }],
    });
    expect(shown.eventos.at(-1)?.tipo).toBe('rest-cancelled-by-buyer');
    expect((await askToCancel()).status).toBe(422);
    const texts = (await shop.deliverMail())
      .filter(({ subject }) => subject.includes(order.numero))
      .map(({ text }) => text);
    expect(texts.some((text) => text.includes('Como você pediu, não vamos mais enviar os produtos abaixo.'))).toBe(
      true,
    );
    expect(texts.some((text) => text.includes('Não envie mais nada deste pedido. Devolva R$'))).toBe(true);
  });

  it('ends an order whose parcel is there already', async () => {
    const order = await placePartlySent();
    expect(await deliver(order)).toBe(false);
    await cancel(order);
    const { estado, podeSolicitar } = await buyers.read(order);
    expect(estado).toBe('entregue');
    expect(podeSolicitar).toContain('troca');
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('cancelled %s all that was sent came back gives back everything, also the freight', async (_, isFirst) => {
    const order = await placePartlySent();
    const steps = [async () => (await cancel(order)).refund_cents, () => sendBack(order)];
    let cents = 0;
    for (const step of isFirst ? steps : steps.toReversed()) cents += await step();
    expect(cents).toBe(order.totalCents);
    expect((await buyers.read(order)).estado).toBe('devolvido');
  });

  it('is cancelled once, is not sent, and needs a parcel', async () => {
    const order = await placePartlySent();
    await cancel(order);
    await expect(cancel(order)).rejects.toEqual(refusal);
    await expect(shipOrder(shop.database, { orderId: order.id, code: 'OUTRO-1', nowMs })).rejects.toEqual(refusal);
    const unsent = await placeOrderOf(shop, buyers, { productId: mist.id });
    await payOrder(shop.database, { orderId: unsent.id, actor: 'merchant', nowMs });
    await expect(cancel(unsent)).rejects.toEqual(refusal);
  });
});
