import { describe, expect, it } from 'vitest';
import { orderRequestSchema } from '#contract/buying/order-requests.ts';
import { errorSchema } from '#contract/shared.ts';
import { testNow } from '#database/testing/test-now.ts';
import { StockShortage } from '../../inventory/take-stock.ts';
import { countStock, listUnexplainedStock } from '../../inventory/testing/stock-queries.ts';
import { line } from '../../testing/cart-client.ts';
import { setStock } from '../../testing/set-stock.ts';
import { payOrder } from '../paying/pay-order.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { Buyers } from '../testing/buyers.ts';
import { createFulfilment } from '../testing/fulfilment.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { refundOrder } from '../testing/refund-order.ts';
import { approveRequest, finishRequest, receiveBack, refuseRequest } from './decide-request.ts';
import { deliverOrder } from './deliver-order.ts';
import { shipOrder } from './ship-order.ts';

const mist = { id: 914_001, name: 'Bruma Devolvida', priceCents: 2990, stock: 500 };
const oil = { id: 914_002, name: 'Óleo Devolvido', priceCents: 4990, stock: 500 };
const kit = {
  id: 914_101,
  name: 'Kit Devolvido',
  kind: 'fechada',
  parts: [
    { productId: mist.id, quantity: 2 },
    { productId: oil.id, quantity: 1 },
  ],
} as const;
const nowMs = testNow.getTime();

type Placed = Awaited<ReturnType<Buyers['place']>>;

const { shop, buyers } = await createOrderShop({ products: [mist, oil], kits: [kit] });
const fulfilment = createFulfilment(shop);

async function placeDelivered(items: object[], tipo?: string): Promise<Placed> {
  const placed = await buyers.place(await buyers.create(items, tipo));
  await fulfilment.deliver(placed.numero);
  return placed;
}

const ask = ({ numero, token }: Placed, json: object) =>
  buyers.send('', 'POST', `/order/${numero}/request`, json, token);
const request = async (placed: Placed, json: object): Promise<string> =>
  orderRequestSchema.parse((await ask(placed, json)).body).protocolo;

const some = (posicao: number, quantidade: number) => [{ posicao, quantidade }];
const countBoth = async () => [await countStock(shop.database, mist.id), await countStock(shop.database, oil.id)];
const anyRefusal: unknown = expect.any(Refusal);

describe('a withdrawal', () => {
  it('brings the stock back and pays back everything with the freight, once [R10.7-03]', async () => {
    const before = await countBoth();
    const placed = await placeDelivered([line(mist.id, 3), line(oil.id)]);
    const protocol = await request(placed, { tipo: 'arrependimento' });
    const { totais, estado } = await buyers.read(placed);
    expect([estado, totais.frete > 0]).toEqual(['entregue', true]);
    const decisions = Array.from({ length: 5 }, () => receiveBack(shop.database, { protocol, nowMs }));
    const results = await Promise.allSettled(decisions);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countBoth()).toEqual(before);
    expect(await buyers.read(placed)).toMatchObject({
      estado: 'devolvido',
      podeSolicitar: [],
      solicitacoes: [{ protocolo: protocol, estado: 'devolvida' }],
    });
    const done = await finishRequest(shop.database, { protocol, nowMs });
    expect(done).toMatchObject({ state: 'done', refund_cents: Math.round(totais.total * 100) });
    await expect(finishRequest(shop.database, { protocol, nowMs })).rejects.toEqual(anyRefusal);
    expect(await buyers.read(placed)).toMatchObject({
      pagamento: { estado: 'pago' },
      devolvido: totais.total,
      solicitacoes: [{ estado: 'concluida' }],
    });
    expect(await listUnexplainedStock(shop.database)).toEqual([]);
  });

  it('of some pieces pays back their share, and the rest later gives the freight and the last centavo', async () => {
    const placed = await placeDelivered([line(mist.id, 3)]);
    const { totais, itens } = await buyers.read(placed);
    const first = await request(placed, { tipo: 'arrependimento', itens: some(0, 1) });
    const one = await receiveBack(shop.database, { protocol: first, nowMs });
    expect(one.refund_cents).toBe(Math.round(((itens[0]?.total ?? 0) * 100) / 3));
    const partial = await buyers.read(placed);
    expect([partial.estado, partial.podeSolicitar]).toEqual([
      'parcialmente-devolvido',
      ['arrependimento', 'troca', 'defeito'],
    ]);
    await finishRequest(shop.database, { protocol: first, nowMs });
    const second = await request(placed, { tipo: 'arrependimento' });
    expect(second).not.toBe(first);
    const rest = await receiveBack(shop.database, { protocol: second, nowMs });
    expect(one.refund_cents + rest.refund_cents).toBe(Math.round(totais.total * 100));
    await finishRequest(shop.database, { protocol: second, nowMs });
    expect(await buyers.read(placed)).toMatchObject({ estado: 'devolvido', devolvido: totais.total });
  });

  it('of a kit brings its parts back [R10.7-05]', async () => {
    const before = await countBoth();
    const placed = await placeDelivered([line(kit.id, 2)], 'lista');
    expect(await countBoth()).toEqual([(before[0] ?? 0) - 4, (before[1] ?? 0) - 2]);
    const protocol = await request(placed, { tipo: 'arrependimento', itens: some(0, 1) });
    await receiveBack(shop.database, { protocol, nowMs });
    expect(await countBoth()).toEqual([(before[0] ?? 0) - 2, (before[1] ?? 0) - 1]);
  });

  it('is about pieces that were sent, and the rest is still sent and delivered', async () => {
    const placed = await buyers.place(await buyers.create([line(mist.id, 2), line(oil.id)]));
    const orderId = await fulfilment.getOrderId(placed.numero);
    await payOrder(shop.database, { orderId, actor: 'merchant', nowMs });
    const lines = [{ position: 0, quantity: 1 }];
    await shipOrder(shop.database, { orderId, code: 'PACOTE-1', lines, nowMs });
    expect((await buyers.read(placed)).itens.map(({ livres }) => livres)).toEqual([1, 0]);
    const unsent = await ask(placed, { tipo: 'arrependimento', itens: some(1, 1) });
    expect([unsent.status, errorSchema.parse(unsent.body).error]).toEqual([
      422,
      'Óleo Devolvido ainda não foi enviado. Você pode pedir a devolução depois do envio.',
    ]);
    const protocol = await request(placed, { tipo: 'arrependimento' });
    await receiveBack(shop.database, { protocol, nowMs });
    await finishRequest(shop.database, { protocol, nowMs });
    await shipOrder(shop.database, { orderId, code: 'PACOTE-2', nowMs });
    expect(await deliverOrder(shop.database, { orderId, nowMs })).toBe(true);
    expect((await buyers.read(placed)).estado).toBe('parcialmente-devolvido');
  });

  it('pays back no more than came in and was not paid back before', async () => {
    const placed = await placeDelivered([line(mist.id, 2)]);
    const { totais } = await buyers.read(placed);
    const totalCents = Math.round(totais.total * 100);
    const payment = await shop.database.kysely
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', await fulfilment.getOrderId(placed.numero))
      .executeTakeFirstOrThrow();
    const refund = { amountCents: totalCents - 1000, reason: 'Atraso', requestKey: `atraso-${placed.numero}` };
    await refundOrder(shop.database, { from: { paymentId: payment.id }, ...refund, actor: 'merchant', nowMs });
    const first = await request(placed, { tipo: 'arrependimento', itens: some(0, 1) });
    expect((await receiveBack(shop.database, { protocol: first, nowMs })).refund_cents).toBe(1000);
    // The first one is still to be paid back.
    const second = await request(placed, { tipo: 'arrependimento' });
    expect((await receiveBack(shop.database, { protocol: second, nowMs })).refund_cents).toBe(0);
    await finishRequest(shop.database, { protocol: first, nowMs });
    await finishRequest(shop.database, { protocol: second, nowMs });
    expect((await buyers.read(placed)).devolvido).toBe(totais.total);
  });

  it('is neither approved nor refused nor kept unpaid', async () => {
    const placed = await placeDelivered([line(mist.id)]);
    const protocol = await request(placed, { tipo: 'arrependimento' });
    const deciding = { protocol, answer: 'Não.', nowMs };
    await expect(approveRequest(shop.database, deciding)).rejects.toEqual(anyRefusal);
    await expect(refuseRequest(shop.database, deciding)).rejects.toEqual(anyRefusal);
    await expect(receiveBack(shop.database, { protocol, isPaidBack: false, nowMs })).rejects.toEqual(anyRefusal);
    const order = await buyers.read(placed);
    expect([order.estado, order.solicitacoes[0]?.estado]).toEqual(['entregue', 'aprovada']);
  });

  it('ends without its goods only with an answer, so that nobody loses the money by a slip', async () => {
    const placed = await placeDelivered([line(mist.id)]);
    const protocol = await request(placed, { tipo: 'arrependimento' });
    for (const answer of [{}, { answer: ' ' }, { isRefundRecorded: true }])
      await expect(finishRequest(shop.database, { protocol, nowMs, ...answer })).rejects.toEqual(anyRefusal);
    expect((await buyers.read(placed)).solicitacoes).toMatchObject([{ estado: 'aprovada' }]);
    await finishRequest(shop.database, { protocol, answer: 'Combinado: você fica com a bruma.', nowMs });
    expect((await buyers.read(placed)).solicitacoes).toMatchObject([
      { estado: 'concluida', resposta: 'Combinado: você fica com a bruma.' },
    ]);
  });
});

describe('another request', () => {
  it('is refused with an answer, which the buyer reads, and may be asked for again', async () => {
    const placed = await placeDelivered([line(mist.id)]);
    const protocol = await request(placed, { tipo: 'defeito', texto: 'Não borrifa.' });
    await expect(refuseRequest(shop.database, { protocol, answer: ' ', nowMs })).rejects.toEqual(anyRefusal);
    await refuseRequest(shop.database, {
      protocol: protocol.toLowerCase(),
      answer: 'Funcionou no nosso teste.',
      nowMs,
    });
    const { solicitacoes, podeSolicitar } = await buyers.read(placed);
    expect(solicitacoes).toMatchObject([{ estado: 'recusada', resposta: 'Funcionou no nosso teste.' }]);
    expect(podeSolicitar).toContain('defeito');
    expect(await request(placed, { tipo: 'defeito', texto: 'Veio vazando.' })).not.toBe(protocol);
  });

  it.each([
    ['troca', {}, { isOnSale: true, word: 'entregue' }],
    ['defeito', {}, { isOnSale: false, word: 'entregue' }],
    ['defeito', { isPaidBack: true }, { isOnSale: false, word: 'devolvido' }],
    ['troca', { isRestocked: false, isPaidBack: true }, { isOnSale: false, word: 'devolvido' }],
  ])('of the kind %s with %j ends as %j [R10.7-04]', async (tipo, choice, { isOnSale, word }) => {
    const placed = await placeDelivered([line(oil.id)]);
    const stock = await countStock(shop.database, oil.id);
    const protocol = await request(placed, { tipo, texto: 'Veio vazando.' });
    await expect(receiveBack(shop.database, { protocol, nowMs })).rejects.toEqual(anyRefusal);
    await approveRequest(shop.database, { protocol, answer: 'Pode enviar.', nowMs });
    const { refund_cents: cents } = await receiveBack(shop.database, { protocol, ...choice, nowMs });
    expect(await countStock(shop.database, oil.id)).toBe(isOnSale ? stock + 1 : stock);
    const order = await buyers.read(placed);
    expect(order.estado).toBe(word);
    expect(cents).toBe(word === 'devolvido' ? Math.round(order.totais.total * 100) : 0);
    await finishRequest(shop.database, { protocol, nowMs });
    expect((await buyers.read(placed)).devolvido).toBe(word === 'devolvido' ? order.totais.total : undefined);
  });

  it('brings a piece back once until its exchange is done', async () => {
    const placed = await placeDelivered([line(oil.id)]);
    const stock = await countStock(shop.database, oil.id);
    const protocol = await request(placed, { tipo: 'troca', texto: 'Prefiro outro aroma.' });
    await approveRequest(shop.database, { protocol, nowMs });
    await receiveBack(shop.database, { protocol, nowMs });
    expect((await buyers.read(placed)).podeSolicitar).toEqual([]);
    expect((await ask(placed, { tipo: 'arrependimento' })).status).toBe(422);
    expect(await countStock(shop.database, oil.id)).toBe(stock + 1);
    await finishRequest(shop.database, { protocol, nowMs });
    // The other one that the buyer got for it.
    const { itens, podeSolicitar } = await buyers.read(placed);
    expect([itens[0]?.livres, podeSolicitar]).toEqual([1, ['arrependimento', 'troca', 'defeito']]);
  });

  it('of which the same product is sent again takes it from the stock, if it is there [R10.7-06]', async () => {
    const placed = await placeDelivered([line(oil.id)]);
    const stock = await countStock(shop.database, oil.id);
    const protocol = await request(placed, { tipo: 'defeito', texto: 'Veio vazando.' });
    await approveRequest(shop.database, { protocol, nowMs });
    await setStock(shop.database, oil.id, 0);
    const short = finishRequest(shop.database, { protocol, isReplaced: true, nowMs });
    await expect(short).rejects.toBeInstanceOf(StockShortage);
    await setStock(shop.database, oil.id, stock);
    await finishRequest(shop.database, { protocol, isReplaced: true, nowMs });
    expect(await countStock(shop.database, oil.id)).toBe(stock - 1);
    expect(await listUnexplainedStock(shop.database)).toEqual([]);
    const withdrawal = await request(placed, { tipo: 'arrependimento' });
    await receiveBack(shop.database, { protocol: withdrawal, nowMs });
    const replacing = finishRequest(shop.database, { protocol: withdrawal, isReplaced: true, nowMs });
    await expect(replacing).rejects.toEqual(anyRefusal);
  });

  it('is done without goods, and its refund is not recorded twice', async () => {
    const placed = await placeDelivered([line(mist.id)]);
    const defect = await request(placed, { tipo: 'defeito', texto: 'Veio vazando.' });
    await expect(finishRequest(shop.database, { protocol: defect, nowMs })).rejects.toEqual(anyRefusal);
    await approveRequest(shop.database, { protocol: defect, nowMs });
    await finishRequest(shop.database, { protocol: defect, answer: 'Enviamos outra tampa.', nowMs });
    const withdrawal = await request(placed, { tipo: 'arrependimento' });
    await receiveBack(shop.database, { protocol: withdrawal, nowMs });
    const finish = () => finishRequest(shop.database, { protocol: withdrawal, isRefundRecorded: true, nowMs });
    await expect(finish()).rejects.toEqual(anyRefusal);
    const { id: paymentId, paid_cents: amountCents } = await shop.database.kysely
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['payments.id', 'paid_cents'])
      .where('number', '=', placed.numero.replace('-', ''))
      .executeTakeFirstOrThrow();
    const refunding = { amountCents, reason: '', requestKey: 'pelo-banco', actor: 'merchant', nowMs } as const;
    await refundOrder(shop.database, { from: { paymentId }, ...refunding });
    await finish();
    expect((await buyers.read(placed)).devolvido).toBe(amountCents / 100);
  });

  it('that is unknown is not found', async () => {
    for (const protocol of ['S-3333-3333', 'x', ''])
      await expect(approveRequest(shop.database, { protocol, nowMs })).rejects.toThrow('unknown-request');
  });
});
