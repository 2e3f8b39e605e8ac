import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderSchema } from '#contract/buying/orders.ts';
import { errorSchema } from '#contract/shared.ts';
import { formatReais } from '#rules/money.ts';
import { soap } from '../../delivery/testing/shipment-shop.ts';
import { createServiceShop, type PlacedOrder } from '../payment-services/testing/service-shop.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { placeOrderOf } from '../testing/placed-orders.ts';

const shop = await createServiceShop();
const { shop: localShop, buyers: localBuyers } = await createOrderShop();

async function pay({ numero, token }: PlacedOrder, tipo: string) {
  const { status, body } = await shop.buyers.send('', 'POST', `/order/${numero}/pay`, { tipo }, token);
  return { status, order: status === 200 ? orderSchema.parse(body) : undefined, body };
}

const toCents = (reais: number) => Math.round(reais * 100);

describe('an order that waits for its payment', () => {
  it('names what it costs in each way, and costs that once it is paid so [R10.14-01]', async () => {
    const placed = await shop.place();
    const before = await shop.buyers.read(placed);
    const [byPix, byCard] = before.pagamento.opcoes ?? [];
    expect(byPix).toEqual({ tipo: 'pix', label: 'Pix', total: before.totais.total });
    expect(byCard).toMatchObject({ tipo: 'cartao', label: 'Cartão de crédito' });
    expect(toCents(byCard?.total ?? 0)).toBe(toCents(before.totais.total) + toCents(before.totais.descontoPagamento));

    const { order: after } = await pay(placed, 'cartao');
    expect(after).toMatchObject({
      totais: { total: byCard?.total, descontoPagamento: 0 },
      pagamento: { tipo: 'cartao', valor: byCard?.total, estado: 'pendente' },
      itens: [{ motivos: [] }],
    });
    const { order: again } = await pay(placed, 'pix');
    expect(again?.totais).toEqual(before.totais);
    expect(again?.itens).toEqual(before.itens);
    expect(again?.pagamento).toMatchObject({ tipo: 'pix', valor: before.pagamento.valor });
  });

  it('keeps a copy of the contract for each payment method, and shows the one with the amounts of now [R10.9-03]', async () => {
    const placed = await shop.place();
    const readCopy = async (query = '') => {
      const headers = { 'Order-Token': placed.token };
      return (await shop.shop.send(`/order/${placed.numero}/contract${query}`, { headers })).text();
    };
    const concluded = await readCopy();
    const { contrato: first, totais: before } = await shop.buyers.read(placed);
    expect(first).not.toHaveProperty('outras');
    const { order } = await pay(placed, 'cartao');
    expect(order?.contrato).toMatchObject({ versao: first?.versao, outras: [first?.hash] });
    const changed = await readCopy();
    expect(createHash('sha256').update(changed).digest('hex')).toBe(order?.contrato?.hash);
    expect(changed).toContain('Cartão de crédito, ');
    expect(changed).toContain('A forma de pagamento foi trocada em ');
    expect(changed).toContain(formatReais(order?.totais.total ?? 0));
    expect(changed).not.toContain(formatReais(before.total));
    expect(await readCopy(`?copia=${first?.hash}`)).toBe(concluded);
    expect(concluded).toContain(formatReais(before.total));
    for (const copy of ['de-outro-pedido', 'a%00b', 'a'.repeat(64)])
      expect(await readCopy(`?copia=${copy}`), copy).toContain('não tem uma cópia do contrato');
  });

  it('is bound by the contract of the way in which it is paid in the end', async () => {
    const placed = await shop.place();
    const { contrato: concluded } = await shop.buyers.read(placed);
    const first = await shop.started(placed);
    shop.service.pay(first);
    const { order: changed } = await pay(placed, 'cartao');
    await shop.becomes(placed, 'pago');
    const { contrato } = await shop.buyers.read(placed);
    expect(contrato).toEqual({ ...concluded, outras: [changed?.contrato?.hash] });
  });

  it('is not waited for in the way that it was paid before', async () => {
    const placed = await shop.place();
    const first = await shop.started(placed);
    await pay(placed, 'cartao');
    const second = await shop.started(placed, 2);
    await expect.poll(() => first.status).toBe('canceled');
    expect(second.kind).toBe('card');
    shop.service.pay(second);
    await shop.becomes(placed, 'pago');
  });

  it('takes the money of the earlier way if that came first, and ends the other one [R10.14-12]', async () => {
    const placed = await shop.place();
    const before = await shop.buyers.read(placed);
    const first = await shop.started(placed);
    shop.service.pay(first);
    await pay(placed, 'cartao');
    await shop.becomes(placed, 'pago');
    const number = placed.numero.replace('-', '');
    // The other payment was ended before it was started, or is ended at the service.
    const listCards = () =>
      shop.service.orders.filter(({ kind, reference }) => kind === 'card' && reference.startsWith(number));
    await expect.poll(() => listCards().map(({ status }) => status)).not.toContain('created');
    const after = await shop.buyers.read(placed);
    expect(after.pagamento).toMatchObject({ tipo: 'pix', estado: 'pago', valor: before.totais.total });
    expect(after.totais).toEqual(before.totais);
    expect(after.itens).toEqual(before.itens);
  });

  it('keeps a payment that is chosen again, however often the form is sent', async () => {
    const placed = await shop.place();
    await shop.started(placed);
    await Promise.all([pay(placed, 'pix'), pay(placed, 'pix'), pay(placed, 'pix')]);
    await pay(placed, 'cartao');
    await Promise.all([pay(placed, 'cartao'), pay(placed, 'cartao')]);
    await shop.started(placed, 2);
    const { rows } = await countPayments(placed);
    expect(rows).toBe(2);
  });

  it('may be tried five times, and not in a way that the shop does not have [R10.14-03]', async () => {
    const placed = await shop.place();
    expect(await pay(placed, 'dinheiro')).toMatchObject({ status: 400 });
    expect(await pay(placed, 'boleto')).toMatchObject({ status: 422 });
    const tried = [];
    for (const tipo of ['cartao', 'pix', 'cartao', 'pix', 'cartao']) tried.push((await pay(placed, tipo)).status);
    expect(tried).toEqual([200, 200, 200, 200, 422]);
  });

  it('cannot be paid once it was cancelled, nor by others', async () => {
    const placed = await shop.place();
    expect(await pay({ ...placed, token: 'de-outra-pessoa' }, 'cartao')).toMatchObject({ status: 404 });
    await shop.buyers.send('', 'POST', `/order/${placed.numero}/cancel`, undefined, placed.token);
    const { status, body } = await pay(placed, 'cartao');
    expect([status, errorSchema.parse(body).error]).toEqual([422, 'Este pedido não espera mais pagamento.']);
    expect((await shop.buyers.read(placed)).pagamento).not.toHaveProperty('opcoes');
  });
});

it('gets no new code once its time is over, though the order still waits for the answer of a service', async () => {
  const { id, ...placed } = await placeOrderOf(localShop, localBuyers, { productId: soap.id });
  const readEnd = async () => Date.parse((await localBuyers.read(placed)).pagamento.venceEm);
  const firstEnd = await readEnd();
  // The job that expires orders leaves a payment alone for a while that a service is asked about.
  const asked = { next_check_at: Number.MAX_SAFE_INTEGER };
  await localShop.database.kysely.updateTable('payments').set(asked).where('order_id', '=', id).execute();
  localShop.clock.now = new Date(firstEnd);
  const { status } = await localBuyers.send('', 'POST', `/order/${placed.numero}/pay`, { tipo: 'pix' }, placed.token);
  expect(status).toBe(422);
  const { estado, pagamento } = await localBuyers.read(placed);
  expect([estado, pagamento.estado]).toEqual(['aguardando-pagamento', 'vencido']);
  expect(pagamento).not.toHaveProperty('opcoes');
  expect(await readEnd()).toBe(firstEnd);
});

it('is held no longer for a change of the method, but leaves half an hour to a buyer who changes late', async () => {
  // The buyer has no other orders, which would shorten the time.
  const { shop: api, place, buyers } = await createServiceShop();
  const start = api.clock.now.getTime();
  const placed = await place('cartao');
  const change = async (minutes: number, tipo: string) => {
    api.clock.now = new Date(start + minutes * 60_000);
    const { status, body } = await buyers.send('', 'POST', `/order/${placed.numero}/pay`, { tipo }, placed.token);
    if (status !== 200) return errorSchema.parse(body).error;
    return (Date.parse(orderSchema.parse(body).pagamento.venceEm) - start) / 60_000;
  };
  expect(await change(28, 'pix')).toBe(58);
  expect(await change(50, 'cartao')).toBe(80);
  expect(await change(70, 'pix')).toBe(90);
  expect(await change(85, 'cartao')).toContain('não dá mais tempo de trocar');
  expect((await buyers.read(placed)).pagamento).toMatchObject({ tipo: 'pix', estado: 'pendente' });
  expect(await change(91, 'pix')).toContain('acabou');
});

async function countPayments({ numero }: PlacedOrder) {
  const rows = await shop.shop.database.kysely
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where('number', '=', numero.replace('-', ''))
    .execute();
  return { rows: rows.length };
}
