import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import { describe, expect, it } from 'vitest';
import { orderStatusSchema, placedOrderSchema } from '#contract/buying/orders.ts';
import { errorSchema } from '#contract/shared.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createAccounts } from '../../accounts/testing/accounts.ts';
import { changePrice } from '../../catalogue/merchant/change-price.ts';
import { adjustStock } from '../../inventory/adjust-stock.ts';
import { testPix } from '../../payments/pix/testing/test-pix.ts';
import { deleteExpired } from '../../retention.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { expireOrders } from '../paying/close-order.ts';
import { createOrderShop } from '../testing/order-shop.ts';

const mist = { id: 910_001, name: 'Bruma de Teste', priceCents: 2990, stock: 500 };
const dear = { id: 910_004, name: 'Óleo que Muda', priceCents: 5000, stock: 50 };
const { shop, buyers } = await createOrderShop({ products: [mist, dear] });

const countStock = async (productId: number) => {
  const { quantity } = await shop.database.kysely
    .selectFrom('stock')
    .select('quantity')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  const { moved } = await shop.database.kysely
    .selectFrom('stock_movements')
    .select(({ fn }) => fn.sum<number>('delta').as('moved'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return { quantity, moved: Number(moved) };
};

const countOrders = async () => (await shop.database.kysely.selectFrom('orders').select('id').execute()).length;

describe('an order', () => {
  it('copies what was shown, takes the stock, empties the cart and waits for its payment', async () => {
    const { quantity } = await countStock(mist.id);
    const buyer = await buyers.create([line(mist.id, 3)]);
    const placed = await buyers.place(buyer);
    const order = await buyers.read(placed);
    expect(order).toMatchObject({
      numero: placed.numero,
      estado: 'aguardando-pagamento',
      feitoEm: testNow.toISOString(),
      itens: [{ nome: mist.name, quantidade: 3, precoPor: 29.9, motivos: [{ tipo: 'pagamento' }] }],
      contato: { nome: 'Marina Prado', documento: '***.***.***-25' },
      endereco: { rua: 'Rua Sergipe' },
      pagamento: { tipo: 'pix', estado: 'pendente', valor: order.totais.total, demonstracao: false },
      podeCancelar: true,
      eventos: [{ tipo: 'placed' }],
    });
    const { subtotal, descontoPagamento, frete, total } = order.totais;
    expect(total).toBeCloseTo(subtotal - descontoPagamento + frete, 2);
    expect(getPixPayloadInfo(order.pagamento.codigo ?? '')).toMatchObject({
      amount: total,
      txid: placed.numero.replace('-', ''),
    });
    expect((await countStock(mist.id)).quantity).toBe(quantity - 3);
    expect((await createCartClient(shop).read(buyer.session)).itens).toEqual([]);
  });

  it('is shown to its customer and to who has the token, and to nobody by its number alone', async () => {
    const accounts = createAccounts(shop);
    const [customer, other] = [await accounts.create(), await accounts.create()];
    await createCartClient(shop).add([line(mist.id)], customer.session);
    await buyers.send(customer.session, 'PUT', '/checkout/contact', { documento: '529.982.247-25' });
    await buyers.send(customer.session, 'PUT', '/checkout/address', buyers.entries.address);
    const { numero, token } = await buyers.place(await buyers.see(customer.session));
    const ask = async (session: string, number: string, given?: string) =>
      buyers.send(session, 'GET', `/order/${number}`, undefined, given);
    expect((await ask(customer.session, numero.toLowerCase())).status).toBe(200);
    expect((await ask('', numero, token)).status).toBe(200);
    const state = await buyers.send('', 'GET', `/order/${numero}/status`, undefined, token);
    expect(orderStatusSchema.parse(state.body).estado).toBe('aguardando-pagamento');
    const unknown = await ask('', '3333-3333');
    expect(unknown.status).toBe(404);
    expect(await buyers.send('', 'GET', `/order/${numero}/status`)).toEqual(unknown);
    for (const refused of [
      await ask('', numero),
      await ask(other.session, numero),
      await ask(
        other.session,
        numero,
        token.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a')),
      ),
    ])
      expect(refused).toEqual(unknown);
  });

  it('is placed once under a key, however often it is sent', async () => {
    const before = await countOrders();
    const buyer = await buyers.create([line(mist.id, 2)]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyers.order(buyer, 'a-mesma-chave-de-sempre')));
    const [first] = answers;
    expect(first?.status).toBe(200);
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await countOrders()).toBe(before + 1);
    const other = await buyers.create([line(mist.id, 5)]);
    const monthMs = 30 * 24 * 3_600_000;
    await deleteExpired(shop.database, testNow.getTime() + monthMs - 1);
    const foreign = await buyers.order({ session: buyer.session, resumo: other.resumo }, 'a-mesma-chave-de-sempre');
    expect(foreign.status).toBe(422);
    expect(await countOrders()).toBe(before + 1);
  });

  it('is placed once from a cart, however many keys it is sent under', async () => {
    const before = await countOrders();
    const buyer = await buyers.create([line(mist.id, 2)]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyers.order(buyer)));
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(refusals).toHaveLength(49);
    for (const refusal of refusals) expect(refusal).toEqual({ status: 422, body: { error: 'Sua sacola está vazia.' } });
    expect(await countOrders()).toBe(before + 1);
  });

  it('needs a key, the terms, and all sections', async () => {
    const buyer = await buyers.create([line(mist.id)]);
    const post = async (json: object) => (await buyers.send(buyer.session, 'POST', '/checkout/order', json)).status;
    expect(await post({ resumo: buyer.resumo, aceitaTermos: true })).toBe(409);
    expect(await post({ chave: 'uma chave com espaços', resumo: buyer.resumo, aceitaTermos: true })).toBe(400);
    expect(await post({ chave: 'uma-chave-de-teste-1', resumo: buyer.resumo, aceitaTermos: false })).toBe(400);
    expect(await post({ chave: 'uma-chave-de-teste-1', resumo: '{}', aceitaTermos: true })).toBe(400);
    const { session } = await createCartClient(shop).add([line(mist.id)]);
    expect((await buyers.order({ session, resumo: buyer.resumo })).status).toBe(422);
    expect((await buyers.order({ session: '', resumo: buyer.resumo })).status).toBe(422);
  });

  it('does not go to another state than that of its CEP', async () => {
    const buyer = await buyers.create([line(mist.id)]);
    const inSaoPaulo = JSON.stringify({ ...buyers.entries.address, cep: '86010000', complemento: '', uf: 'SP' });
    // As in a checkout from before the shop looked at that.
    await shop.database.kysely.updateTable('checkouts').set({ address_json: inSaoPaulo }).execute();
    const { status, body } = await buyers.order(await buyers.see(buyer.session));
    expect([status, errorSchema.parse(body).error]).toEqual([422, 'O CEP do endereço é de PR; confira o estado.']);
  });

  it('is not placed at a price that the buyer has not seen, unless it is lower', async () => {
    const buyer = await buyers.create([line(dear.id, 2)]);
    const change = (priceCents: number) =>
      changePrice(shop.database, { productId: dear.id, attributeValueId: 0, priceCents, listPriceCents: null });
    await change(6000);
    const { status, body } = await buyers.order(buyer);
    expect([status, errorSchema.parse(body).diferencas]).toEqual([
      409,
      [`${dear.name} passou de R$\u00a050,00 para R$\u00a060,00.`],
    ]);
    expect((await createCartClient(shop).read(buyer.session)).itens).toHaveLength(1);
    await change(4000);
    const order = await buyers.read(await buyers.place(buyer));
    expect(order.itens[0]?.precoPor).toBe(40);
    await change(5000);
  });

  it('asks for no confirmation once nothing of it is left', async () => {
    const buyer = await buyers.create([line(dear.id)]);
    const count = (quantity: number) =>
      adjustStock(shop.database, {
        productId: dear.id,
        attributeValueId: 0,
        quantity,
        cause: 'adjust',
        reference: `count-${quantity}`,
        nowMs: testNow.getTime(),
      });
    await count(0);
    const { status, body } = await buyers.order(buyer);
    const { error, diferencas } = errorSchema.parse(body);
    expect([status, error, diferencas]).toEqual([
      409,
      'O pedido mudou desde que você o viu.',
      [`${dear.name} está sem estoque. O item saiu da sacola.`],
    ]);
    await count(dear.stock);
  });

  it.each([
    ['address', { numero: '121' }],
    ['contact', { email: 'outra@exemplo.test' }],
    ['gift', { mensagem: 'Para a Ana' }],
  ])('is not placed with another %s than the page showed', async (section, change) => {
    const buyer = await buyers.create([line(mist.id)]);
    const entries: Record<string, object> = buyers.entries;
    await buyers.send(buyer.session, 'PUT', `/checkout/${section}`, { ...entries[section], ...change });
    const { status, body } = await buyers.order(buyer);
    expect([status, errorSchema.parse(body).diferencas]).toEqual([
      409,
      ['Os seus dados, o endereço ou o recado do presente mudaram.'],
    ]);
    await buyers.place(await buyers.see(buyer.session));
  });
});

describe('stock', () => {
  it('comes back once when an order is not paid in time or is cancelled', async () => {
    const { quantity } = await countStock(mist.id);
    const [unpaid, cancelled] = [
      await buyers.place(await buyers.create([line(mist.id, 4)])),
      await buyers.place(await buyers.create([line(mist.id, 6)])),
    ];
    expect((await countStock(mist.id)).quantity).toBe(quantity - 10);
    const cancel = () => buyers.send('', 'POST', `/order/${cancelled.numero}/cancel`, {}, cancelled.token);
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(422);
    expect((await countStock(mist.id)).quantity).toBe(quantity - 4);
    const dueMs = testNow.getTime() + testPix.minutes * 60_000;
    await expireOrders(shop.database, dueMs - 1);
    expect((await buyers.read(unpaid)).estado).toBe('aguardando-pagamento');
    await Promise.all([expireOrders(shop.database, dueMs), expireOrders(shop.database, dueMs)]);
    expect((await countStock(mist.id)).quantity).toBeGreaterThanOrEqual(quantity);
    expect(await buyers.read(unpaid)).toMatchObject({
      estado: 'cancelado',
      pagamento: { estado: 'vencido' },
      podeCancelar: false,
      eventos: [{ tipo: 'placed' }, { tipo: 'expired' }],
    });
    const { quantity: now, moved } = await countStock(mist.id);
    expect(now).toBe(moved);
    expect((await buyers.read(cancelled)).eventos).toHaveLength(2);
  });
});

it('the key of a session opens no order of another', async () => {
  const [first, second] = [await buyers.create([line(mist.id)]), await buyers.create([line(mist.id)])];
  const [one, two] = [
    placedOrderSchema.parse((await buyers.order(first, 'gemeas-com-a-mesma-chave')).body),
    placedOrderSchema.parse((await buyers.order(second, 'gemeas-com-a-mesma-chave')).body),
  ];
  expect(one.numero).not.toBe(two.numero);
  expect(one.token).not.toBe(two.token);
});
