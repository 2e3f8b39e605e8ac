import { beforeEach, describe, expect, it } from 'vitest';
import { orderListSchema } from '#contract/buying/customer-orders.ts';
import { orderSchema } from '#contract/buying/orders.ts';
import { successSchema } from '#contract/call.ts';
import { errorSchema } from '#contract/shared.ts';
import { testNow } from '#database/testing/test-now.ts';
import type { GoodsState, MoneyState } from '#rules/orders/order-state.ts';
import { createAccounts } from '../../accounts/testing/accounts.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { createOrderShop } from '../testing/order-shop.ts';

const mist = { id: 920_001, name: 'Bruma de Teste', priceCents: 2990, stock: 500 };
const dear = { id: 920_002, name: 'Óleo Caro', priceCents: 5000, stock: 50 };
const minuteMs = 60_000;

const { shop, buyers } = await createOrderShop({ products: [mist, dear] });
const limited = await createOrderShop({ products: [mist], dependencies: { hasLimits: true } });
const accounts = createAccounts(shop);
beforeEach(() => {
  shop.clock.now = testNow;
});

const place = async (...items: unknown[]) => buyers.place(await buyers.create(items));
const askPost = (numero: string, path: string, token: string, json?: object, session = '') =>
  buyers.send(session, 'POST', `/order/${numero}/${path}`, json, token);
const setState = (numero: string, state: { money_state: MoneyState; goods_state: GoodsState }) =>
  shop.database.kysely.updateTable('orders').set(state).where('number', '=', numero.replace('-', '')).execute();

/** An order of a signed-in customer. */
async function placeAs(session: string, ...items: unknown[]) {
  await createCartClient(shop).add(items, session);
  await buyers.send(session, 'PUT', '/checkout/contact', { documento: '529.982.247-25' });
  await buyers.send(session, 'PUT', '/checkout/address', buyers.entries.address);
  return buyers.place(await buyers.see(session));
}

describe('the orders of a customer', () => {
  const list = async (session: string, query = '') =>
    orderListSchema.parse((await buyers.send(session, 'GET', `/client/orders${query}`)).body);

  it('are listed in pages, the newest first, without those of others and of guests with the same e-mail [R10.8-03]', async () => {
    const [customer, other] = [await accounts.create({ email: 'marina@exemplo.test' }), await accounts.create()];
    await place(line(mist.id));
    await placeAs(other.session, line(mist.id));
    expect(await list(customer.session)).toEqual({
      pedidos: [],
      info: { offset: 0, limit: 12, exibindo: 0, total: 0 },
    });
    const numbers: string[] = [];
    for (let minute = 1; minute <= 3; minute += 1) {
      shop.clock.now = new Date(testNow.getTime() + minute * minuteMs);
      numbers.push((await placeAs(customer.session, line(mist.id, minute), line(dear.id))).numero);
    }
    const [first, second, third] = numbers;
    const { pedidos, info } = await list(customer.session, '?limit=2');
    expect(info).toEqual({ offset: 0, limit: 2, exibindo: 2, total: 3 });
    expect(pedidos.map(({ numero }) => numero)).toEqual([third, second]);
    expect(pedidos[0]).toMatchObject({
      estado: 'aguardando-pagamento',
      quantidadeItens: 4,
      retirada: false,
      itens: [{ nome: mist.name }, { nome: dear.name }],
    });
    expect((await list(customer.session, '?limit=2&offset=2')).pedidos.map(({ numero }) => numero)).toEqual([first]);
    expect(pedidos[0]).not.toHaveProperty('loja');
    await shop.database.kysely.updateTable('orders').set({ shop_id: 'caszulo' }).execute();
    expect((await list(customer.session)).pedidos.map(({ loja }) => loja)).toEqual(['caszulo', 'caszulo', 'caszulo']);
    await shop.database.kysely.updateTable('orders').set({ shop_id: 'main' }).execute();
  });

  it('are read one by one, with the payment methods; those of others and of guests do not exist', async () => {
    const [customer, other] = [await accounts.create(), await accounts.create()];
    const { numero } = await placeAs(customer.session, line(mist.id));
    const guest = await place(line(mist.id));
    const read = (session: string, number = numero, token = '') =>
      buyers.send(session, 'GET', `/client/orders/${number}`, undefined, token);
    const { status, body } = await read(customer.session, numero.toLowerCase());
    expect(status).toBe(200);
    const order = orderSchema.parse(body);
    expect(order).toMatchObject({ numero, pagamento: { opcoes: [{ tipo: 'pix' }] } });
    const [item] = order.itens;
    expect([item?.marca, item?.categoria]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    const missing = await read(customer.session, '2222-2222');
    expect(missing.status).toBe(404);
    expect(await read(other.session)).toEqual(missing);
    expect(await read(customer.session, guest.numero, guest.token)).toEqual(missing);
  });

  it('need a sign-in', async () => {
    for (const path of ['/client/orders', '/client/orders/2222-2222'])
      expect((await buyers.send('', 'GET', path)).status).toBe(401);
  });
});

describe('the link to an order', () => {
  const ask = (pedido: string, email: string, session = '') =>
    buyers.send(session, 'POST', '/order/link', { pedido, email });
  const listMails = async () =>
    (await shop.deliverMail()).filter(({ subject }) => subject.startsWith('O link do seu pedido'));
  const findLink = async () => {
    const { text } = (await listMails()).at(-1) ?? { text: '' };
    return new URL(/https:\/\/loja\.test\/checkout\/pedido\/\S+/.exec(text)?.[0] ?? '');
  };

  it('is mailed to its buyer, opens the order and leaves earlier links valid', async () => {
    const placed = await place(line(mist.id));
    expect((await ask(`Pedido #${placed.numero.toLowerCase()}.`, 'Marina@exemplo.test')).status).toBe(200);
    expect((await listMails()).at(-1)?.to).toBe('marina@exemplo.test');
    const { pathname, searchParams } = await findLink();
    expect(pathname).toBe(`/checkout/pedido/${placed.numero}`);
    const token = searchParams.get('t') ?? '';
    expect(token).not.toBe(placed.token);
    expect((await buyers.read({ numero: placed.numero, token })).numero).toBe(placed.numero);
    expect((await buyers.read(placed)).numero).toBe(placed.numero);
  });

  it('opens no other order', async () => {
    const [placed, other] = [await place(line(mist.id)), await place(line(mist.id))];
    await ask(placed.numero, 'marina@exemplo.test');
    const token = (await findLink()).searchParams.get('t') ?? '';
    const read = async (numero: string) => (await buyers.send('', 'GET', `/order/${numero}`, undefined, token)).status;
    expect([await read(placed.numero), await read(other.numero)]).toEqual([200, 404]);
  });

  it('is answered the same, after about the same time, for every number and e-mail [R10.8-04]', async () => {
    const before = (await listMails()).length;
    const { numero } = await place(line(mist.id));
    const pairs = [
      [numero, 'marina@exemplo.test'],
      [numero, 'outra@exemplo.test'],
      ['3333-3333', 'marina@exemplo.test'],
    ] as const;
    const answers = await Promise.all(
      pairs.map(async ([number, email]) => {
        const started = performance.now();
        const { status, body } = await ask(number, email);
        return { status, body, isSlow: performance.now() - started > 50 };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, isSlow: true, body: { sucesso: true } });
    expect(await listMails()).toHaveLength(before + 1);
    const { status, body } = await ask('', 'x');
    expect([status, Object.keys(errorSchema.parse(body).campos ?? {})]).toEqual([400, ['pedido', 'email']]);
  });

  it.each(['não é', '7K4P-94Q', '7K4P-94QO'])('is not promised for %j, which is no number', async (pedido) => {
    const { status, body } = await ask(pedido, 'marina@exemplo.test');
    expect([status, errorSchema.parse(body).campos]).toEqual([
      400,
      { pedido: 'Confira o número do pedido. O formato é 7K4P-94QX.' },
    ]);
  });

  it('is mailed to one address six times an hour at most, and a client may ask 60 times in 15 minutes', async () => {
    const { numero } = await limited.buyers.place(await limited.buyers.create([line(mist.id)]));
    const json = { pedido: numero, email: 'marina@exemplo.test' };
    const headers = { 'X-Client-Address': '203.0.113.9' };
    const askForLink = async () => (await limited.shop.send('/order/link', { method: 'POST', json, headers })).status;
    // At once, since each answer waits.
    const statuses = await Promise.all(Array.from({ length: 61 }, askForLink));
    expect(statuses.toSorted((first, second) => first - second)).toEqual([
      ...Array.from({ length: 60 }, () => 200),
      429,
    ]);
    const mails = await limited.shop.deliverMail();
    expect(mails.filter(({ messageId }) => messageId.startsWith('order-link-'))).toHaveLength(6);
    const links = await limited.shop.database.kysely
      .selectFrom('order_links')
      .innerJoin('orders', 'orders.id', 'order_links.order_id')
      .select('order_links.id')
      .where('number', '=', numero.replace('-', ''))
      .execute();
    expect(links).toHaveLength(6);
  });
});

describe('the address of an order', () => {
  const correct = (placed: { numero: string; token: string }, changes: object) =>
    askPost(placed.numero, 'address', placed.token, { ...buyers.entries.address, ...changes });

  it('can be corrected within its CEP until the order is packed [R10.8-05]', async () => {
    const placed = await place(line(mist.id));
    const corrected = orderSchema.parse((await correct(placed, { numero: '122', complemento: 'Casa 2' })).body);
    expect(corrected.endereco).toMatchObject({ cep: '86010-000', numero: '122', complemento: 'Casa 2' });
    await correct(placed, { numero: '122', complemento: 'Casa 2' });
    const { eventos } = await buyers.read(placed);
    expect(eventos.map(({ tipo }) => tipo)).toEqual(['placed', 'address-corrected']);
    const other = await correct(placed, { cep: '80010-000' });
    expect([other.status, errorSchema.parse(other.body).campos]).toEqual([
      422,
      {
        cep: 'O frete deste pedido é para o CEP 86010-000. Para entregar em outro, cancele e faça um novo pedido.',
      },
    ]);
    expect((await correct(placed, { rua: '' })).status).toBe(400);
    expect(errorSchema.parse((await correct(placed, { uf: 'SP' })).body).campos).toHaveProperty('uf');
    expect((await buyers.read(placed)).podeCorrigirEndereco).toBe(true);
    await setState(placed.numero, { money_state: 'paid', goods_state: 'packing' });
    expect((await buyers.read(placed)).podeCorrigirEndereco).toBe(false);
    expect((await correct(placed, {})).status).toBe(422);
  });
});

describe('an order on the data layer', () => {
  it('is announced to one of ten concurrent requests, and to no later one [R10.8-07]', async () => {
    const { numero, token } = await place(line(mist.id));
    const answers = await Promise.all(Array.from({ length: 10 }, () => askPost(numero, 'announce', token)));
    expect(answers.map(({ body }) => successSchema.parse(body).sucesso).filter(Boolean)).toHaveLength(1);
    expect(successSchema.parse((await askPost(numero, 'announce', token)).body).sucesso).toBe(false);
    expect((await buyers.read({ numero, token })).compraAnunciada).toBe(true);
  });

  it.each<[MoneyState, GoodsState]>([
    ['cancelled', 'released'],
    ['expired', 'released'],
    ['refund-due', 'released'],
    ['refund-due', 'returned'],
  ])('is taken back by one of ten concurrent requests once it is %s and %s', async (money_state, goods_state) => {
    const placed = await place(line(mist.id));
    const { numero, token } = placed;
    await askPost(numero, 'announce', token);
    const takeBack = async () => successSchema.parse((await askPost(numero, 'announce-refund', token)).body).sucesso;
    expect([await takeBack(), (await buyers.read(placed)).devolucaoAnunciada]).toEqual([false, false]);
    await setState(numero, { money_state, goods_state });
    const answers = await Promise.all(Array.from({ length: 10 }, takeBack));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect([await takeBack(), (await buyers.read(placed)).devolucaoAnunciada]).toEqual([false, true]);
  });

  it.each<GoodsState>(['held', 'packing', 'shipped', 'delivered'])(
    'is not taken back while it is %s',
    async (goods_state) => {
      const { numero, token } = await place(line(mist.id));
      await askPost(numero, 'announce', token);
      await setState(numero, { money_state: 'paid', goods_state });
      expect((await askPost(numero, 'announce-refund', token)).body).toEqual({ sucesso: false });
    },
  );

  it('is not taken back if it was never announced', async () => {
    const placed = await place(line(mist.id));
    expect((await askPost(placed.numero, 'cancel', placed.token)).status).toBe(200);
    expect((await askPost(placed.numero, 'announce-refund', placed.token)).body).toEqual({ sucesso: false });
    expect((await buyers.read(placed)).devolucaoAnunciada).toBe(false);
  });
});

describe('another person', () => {
  it('gets for every call the response of an order that does not exist [R10.8-01]', async () => {
    const { numero, token } = await place(line(mist.id));
    const stranger = await accounts.create();
    const wrong = token.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a'));
    for (const [path, json] of [
      ['repeat', {}],
      ['address', buyers.entries.address],
      ['announce', {}],
      ['announce-refund', {}],
      ['cancel', {}],
    ] as const) {
      const missing = await askPost('3333-3333', path, wrong, json, stranger.session);
      expect(missing.status).toBe(404);
      expect(await askPost(numero, path, wrong, json, stranger.session)).toEqual(missing);
      expect(await askPost(numero, path, '', json)).toEqual(missing);
    }
  });
});
