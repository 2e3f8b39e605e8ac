import { describe, expect, it } from 'vitest';
import { orderSchema } from '#contract/buying/orders.ts';
import { toSaoPauloInstant } from '#rules/calendar-day.ts';
import { type InstallmentOption, listInstallments } from '#rules/installments.ts';
import { toCents, toReais } from '#rules/money.ts';
import { demonstrationPix, testPix } from '../../payments/pix/testing/test-pix.ts';
import { line } from '../../testing/cart-client.ts';
import { expireOrders } from '../paying/close-order.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { placeOrderOf } from '../testing/placed-orders.ts';

const mist = { id: 914_001, name: 'Bruma de Brincadeira', priceCents: 2990, stock: 50 };

type OrderShop = Awaited<ReturnType<typeof createOrderShop>>;
const open = (pix: typeof testPix) => createOrderShop({ products: [mist], dependencies: { pix } });
const [demonstration, real] = [await open(demonstrationPix), await open(testPix)];

async function place({ shop, buyers }: OrderShop) {
  const order = await placeOrderOf(shop, buyers, { productId: mist.id });
  const play = (token: string) => buyers.send('', 'POST', `/order/${order.numero}/demonstration-payment`, {}, token);
  return { shop, buyers, order, play };
}

/** Places an order in the demonstration that is paid so, and plays what the bank answers. */
async function placeBy(tipo: 'cartao' | 'boleto', quantity = 1) {
  const { shop, buyers } = demonstration;
  const { session } = await buyers.create([line(mist.id, quantity)]);
  await buyers.send(session, 'PUT', '/checkout/payment', { tipo });
  const order = await buyers.place(await buyers.see(session));
  const send = (path: string, body: object) =>
    buyers.send('', 'POST', `/order/${order.numero}/${path}`, body, order.token);
  const play = async (resultado: string, parcelas?: number) => {
    const { status, body } = await send('demonstration-payment', { resultado, parcelas });
    return status === 200 ? orderSchema.parse(body) : status;
  };
  return { shop, order, play, send, read: () => buyers.read(order) };
}

it('plays the payment of an order once, for whoever may see it', async () => {
  const { shop, order, play } = await place(demonstration);
  expect((await play('')).status).toBe(404);
  const answers = await Promise.all([play(order.token), play(order.token), play(order.token)]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(orderSchema.parse(body)).toMatchObject({ estado: 'pago', pagamento: { demonstracao: true } });
  }
  const receipts = await shop.database.kysely.selectFrom('receipts').select(['state', 'source']).execute();
  expect(receipts).toEqual([{ state: 'matched', source: 'demonstration' }]);
});

it('plays nothing for a cancelled order', async () => {
  const { buyers, order, play } = await place(demonstration);
  await buyers.send('', 'POST', `/order/${order.numero}/cancel`, {}, order.token);
  expect((await play(order.token)).status).toBe(422);
  expect((await play(order.token)).status).toBe(422);
});

it('does not exist in a shop that takes real money [R10.11-10]', async () => {
  const { buyers, order, play } = await place(real);
  const { status, body } = await play(order.token);
  expect(status).toBe(404);
  expect(await buyers.send('', 'POST', '/order/3333-3333/demonstration-payment')).toEqual({ status, body });
  expect((await buyers.read(order)).estado).toBe('aguardando-pagamento');
});

describe('a played card', () => {
  it('is paid once the bank approves, and costs what a card costs', async () => {
    const { play, read } = await placeBy('cartao');
    const { pagamento, totais } = await read();
    expect(pagamento).toMatchObject({ tipo: 'cartao', estado: 'pendente', demonstracao: true, valor: totais.total });
    expect(totais.descontoPagamento).toBe(0);
    expect(await play('aprovado')).toMatchObject({
      estado: 'pago',
      pagamento: { estado: 'pago', recebido: totais.total },
    });
  });

  it('leaves the order waiting for another way to pay when the bank refuses', async () => {
    const { play, send, read } = await placeBy('cartao');
    expect(await play('recusado')).toMatchObject({ estado: 'aguardando-pagamento', pagamento: { estado: 'recusado' } });
    expect((await read()).pagamento.opcoes?.map(({ tipo }) => tipo)).toEqual(['pix', 'cartao', 'boleto']);
    expect(await play('recusado')).toBe(422);
    expect((await send('pay', { tipo: 'pix' })).status).toBe(200);
    expect(await play('aprovado')).toMatchObject({ estado: 'pago', pagamento: { tipo: 'pix' } });
  });

  it('waits two business days for a bank that examines it, and takes no other method meanwhile', async () => {
    const { shop, order, play, send, read } = await placeBy('cartao');
    const before = await read();
    const { pagamento } = orderSchema.parse(await play('em-analise'));
    expect(pagamento).toMatchObject({ estado: 'em-analise' });
    expect(pagamento).not.toHaveProperty('opcoes');
    expect(Date.parse(pagamento.venceEm)).toBeGreaterThan(Date.parse(before.pagamento.venceEm) + 24 * 3_600_000);
    expect(await send('pay', { tipo: 'pix' })).toMatchObject({ status: 422 });
    const status = await shop.send(`/order/${order.numero}/status`, { headers: { 'Order-Token': order.token } });
    expect(await status.json()).toMatchObject({ estado: 'aguardando-pagamento', pagamento: 'em-analise' });
    // Said again, it changes nothing.
    expect(await play('em-analise')).toMatchObject({ pagamento: { venceEm: pagamento.venceEm } });
    expect(await play('aprovado')).toMatchObject({ estado: 'pago' });
  });

  it('is charged in the parts that its buyer chooses, and the order costs what it did', async () => {
    const { play, read } = await placeBy('cartao', 5);
    const { totais } = await read();
    const payer = listInstallments(toCents(totais.total)).at(-1);
    expect(payer?.ratePercent).toBeGreaterThan(0);
    expect(await play('aprovado', 13)).toBe(422);
    expect(await play('em-analise', payer?.count)).toMatchObject({ pagamento: { parcelamento: toWire(payer) } });
    expect(await play('aprovado')).toMatchObject({
      estado: 'pago',
      totais,
      pagamento: { recebido: totais.total, parcelamento: toWire(payer) },
    });
  });

  it('says nothing of parts unless they are known', async () => {
    const { play, read } = await placeBy('cartao');
    expect((await read()).pagamento).not.toHaveProperty('parcelamento');
    expect(orderSchema.parse(await play('aprovado')).pagamento).not.toHaveProperty('parcelamento');
  });

  it('can be refused after the bank has examined it', async () => {
    const { play } = await placeBy('cartao');
    await play('em-analise');
    expect(await play('recusado')).toMatchObject({ pagamento: { estado: 'recusado' } });
  });

  it('is mailed as refused after a review, and not when it was refused at once', async () => {
    const listKinds = async (numero: string) => {
      const rows = await demonstration.shop.database.kysely
        .selectFrom('outbox')
        .select(['kind', 'message_id'])
        .execute();
      return rows.filter(({ message_id: id }) => id.includes(numero.replace('-', ''))).map(({ kind }) => kind);
    };
    const [examined, refused] = [await placeBy('cartao'), await placeBy('cartao')];
    await examined.play('em-analise');
    await examined.play('recusado');
    await refused.play('recusado');
    expect(await listKinds(examined.order.numero)).toContain('payment-refused');
    expect(await listKinds(refused.order.numero)).not.toContain('payment-refused');
  });

  it('ends in no way of a boleto', async () => {
    const { play } = await placeBy('cartao');
    expect(await play('vencido')).toBe(422);
  });
});

const toWire = (option: InstallmentOption | undefined) =>
  option && {
    parcelas: option.count,
    valorParcela: toReais(option.amountCents),
    valorTotal: toReais(option.totalCents),
  };

describe('a played boleto', () => {
  it('is not charged in parts', async () => {
    const { play } = await placeBy('boleto');
    expect(await play('aprovado', 2)).toBe(422);
  });

  it('has its digits, its last day, and two business days more for the bank', async () => {
    const { play, read } = await placeBy('boleto');
    const { pagamento } = await read();
    expect(pagamento).toMatchObject({ tipo: 'boleto', estado: 'pendente', demonstracao: true });
    expect(pagamento.codigo).toMatch(/^00000\./);
    const lastDay = toSaoPauloInstant(Date.parse(pagamento.venceEm)).slice(0, 10);
    expect(lastDay > (pagamento.vencimento ?? lastDay)).toBe(true);
    expect(await play('recusado')).toBe(422);
    expect(await play('aprovado')).toMatchObject({ estado: 'pago' });
  });

  it('gives the goods back when nobody pays it', async () => {
    const { play } = await placeBy('boleto');
    expect(await play('vencido')).toMatchObject({ estado: 'cancelado', pagamento: { estado: 'vencido' } });
    expect(await play('vencido')).toBe(422);
  });

  it('expires by itself once the bank had its time, and not before', async () => {
    const { shop, read } = await placeBy('boleto');
    const dueMs = Date.parse((await read()).pagamento.venceEm);
    await expireOrders(shop.database, dueMs - 1);
    expect((await read()).estado).toBe('aguardando-pagamento');
    await expireOrders(shop.database, dueMs);
    expect((await read()).estado).toBe('cancelado');
  });
});
