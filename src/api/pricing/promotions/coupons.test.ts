import { beforeEach, describe, expect, it } from 'vitest';
import { testNow } from '#database/testing/test-now.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createCouponClient, insertCoupon } from './testing/coupon-client.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 500 };
const soap = { id: 900_002, name: 'Sabonete de Teste', priceCents: 3330, stock: 500, shops: ['main', 'caszulo'] };
const start = testNow.getTime() + 60_000;
const end = testNow.getTime() + 120_000;

const shop = await createTestApi({
  products: [candle, soap],
  async prepare(database) {
    await insertCoupon(database, 'DEZ');
    await insertCoupon(database, 'TUDO', { value: 100 });
    await insertCoupon(database, 'VINTE', { kind: 'fixed', value: 2000, minimum_cents: 10_000 });
    await insertCoupon(database, 'FRETE', { kind: 'free_shipping', value: 0 });
    await insertCoupon(database, 'AMANHA', { starts_at: start, ends_at: end });
    await insertCoupon(database, 'ESTRANHO', { kind: 'mystery' });
  },
});
const carts = createCartClient(shop);
const coupons = createCouponClient(shop);
beforeEach(() => {
  shop.clock.now = testNow;
});

const fill = async (quantity = 2) => (await carts.add([line(candle.id, quantity)])).session;

describe('a coupon', () => {
  it('reduces the cart by its percentage, also by Pix, and does not change the lines', async () => {
    const { session, cart: before } = await carts.add([line(candle.id, 2), line(soap.id, 3)]);
    expect(await coupons.apply('DEZ', session)).toEqual([200, 'Cupom DEZ na sacola: Cupom DEZ.']);
    const cart = await carts.read(session);
    expect(cart.itens).toEqual(before.itens);
    expect(cart.subtotal).toEqual(before.subtotal);
    expect(cart.cupom).toEqual({ codigo: 'DEZ', descricao: 'Cupom DEZ', desconto: 19.97, freteGratis: false });
    // Pix: 2 x 47.41 + 3 x 31.64 - 18.97 (18.9715 rounded)
    expect(cart.totais).toMatchObject({
      subtotal: 199.7,
      descontoCombinacoes: 0,
      descontoCupom: 19.97,
      desconto: 19.97,
      total: 179.73,
      totalVista: 170.77,
    });
    expect(cart.totais?.parcelamento?.[0]).toMatchObject({ parcelas: 1, valorTotal: 179.73 });
    expect(cart.mensagens).toEqual([]);
  });

  it('is absent from a cart without one, whose totals are those of the lines', async () => {
    const cart = await carts.read(await fill());
    expect(cart.cupom).toBeUndefined();
    expect(cart.totais).toEqual({
      subtotal: 99.8,
      descontoCombinacoes: 0,
      descontoCupom: 0,
      desconto: 0,
      total: 99.8,
      totalVista: 94.82,
    });
  });

  it('may cover the whole price', async () => {
    const session = await fill();
    await coupons.apply('TUDO', session);
    const { totais } = await carts.read(session);
    expect(totais).toMatchObject({ desconto: 99.8, total: 0, totalVista: 0, parcelamento: [] });
  });

  it('may grant free shipping', async () => {
    const session = await fill();
    await coupons.apply('FRETE', session);
    const { cupom, totais } = await carts.read(session);
    expect(cupom).toMatchObject({ codigo: 'FRETE', desconto: 0, freteGratis: true });
    expect(totais?.total).toBe(99.8);
  });

  it.each([' dez ', 'D e Z', 'déz', 'DEZ\t', '%44ez'])('is found as %j', async (text) => {
    const session = await fill();
    const [status] = await (text.startsWith('%')
      ? shop
          .send(`/promotional/coupon/${text}`, { method: 'PUT', headers: { Session: session } })
          .then((response) => [response.status])
      : coupons.apply(text, session));
    expect(status).toBe(200);
    expect((await carts.read(session)).cupom?.codigo).toBe('DEZ');
  });

  it('needs no body, with any content type', async () => {
    const headers = { Session: await fill(), 'Content-Type': 'application/json' };
    const response = await shop.send('/promotional/coupon/DEZ', { method: 'PUT', headers, body: '' });
    expect(await response.json()).toEqual({ sucesso: true, mensagem: 'Cupom DEZ na sacola: Cupom DEZ.' });
  });

  it('replaces the previous one without stacking', async () => {
    const session = await fill(3);
    await coupons.apply('DEZ', session);
    expect((await coupons.apply('VINTE', session))[0]).toBe(200);
    const { cupom, totais } = await carts.read(session);
    expect(cupom).toMatchObject({ codigo: 'VINTE', desconto: 20 });
    expect(totais?.desconto).toBe(20);
  });

  it('stays when another one is refused', async () => {
    const session = await fill();
    await coupons.apply('DEZ', session);
    expect((await coupons.apply('NADA', session))[0]).toBe(422);
    expect((await carts.read(session)).cupom?.codigo).toBe('DEZ');
  });

  it('can be removed, once or twice', async () => {
    const session = await fill();
    await coupons.apply('DEZ', session);
    const removed = [200, 'Sua sacola está sem cupom.'];
    expect(await coupons.remove(session)).toEqual(removed);
    expect((await carts.read(session)).cupom).toBeUndefined();
    expect(await coupons.remove(session)).toEqual(removed);
    expect(await coupons.remove()).toEqual(removed);
  });

  it('belongs to the cart of one shop', async () => {
    const session = await fill();
    await carts.add([line(soap.id)], session, '?loja=caszulo');
    await coupons.apply('DEZ', session, '?loja=caszulo');
    expect((await carts.read(session)).cupom).toBeUndefined();
    expect((await carts.read(session, '?loja=caszulo')).cupom?.desconto).toBe(3.33);
    await coupons.remove(session);
    expect((await carts.read(session, '?loja=caszulo')).cupom?.codigo).toBe('DEZ');
  });
});

describe('a coupon is refused', () => {
  const unknown = 'Não encontramos esse cupom.';
  const empty = 'Sua sacola está vazia. Escolha um produto antes de usar um cupom.';

  it.each([
    ['when it is unknown', 'NADA', unknown],
    ['when it has not started', 'AMANHA', unknown],
    ['when its kind is none of ours', 'ESTRANHO', unknown],
    ['when it is over', 'OUTONO', 'Esse cupom venceu.'],
    ['below its minimum', 'VINTE', 'Falta R$ 0,20 para usar esse cupom.'],
    ['as SQL', "' or 1=1; --", unknown],
    ['as NUL', '\u0000', unknown],
    ['as a lone accent', '\u0301', unknown],
    ['as a long text', 'X'.repeat(5000), unknown],
    ['as a name of every object', '__proto__', unknown],
  ])('%s', async (_, code, sentence) => {
    const session = await fill();
    expect(await coupons.apply(code, session)).toEqual([422, sentence]);
    expect((await carts.read(session)).cupom).toBeUndefined();
  });

  it('without a session, and creates none', async () => {
    const response = await shop.send('/promotional/coupon/DEZ', { method: 'PUT' });
    expect([response.status, await response.json()]).toEqual([422, { error: empty }]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('in an empty cart, known or not', async () => {
    const session = await fill();
    await carts.change('DELETE', { tipo: 'produto', ...line(candle.id) }, session);
    expect(await coupons.apply('DEZ', session)).toEqual([422, empty]);
    expect(await coupons.apply('NADA', session)).toEqual([422, empty]);
    expect(await coupons.apply('DEZ', session, '?loja=caszulo')).toEqual([422, empty]);
  });

  it('outside its period to the millisecond, by the server’s clock', async () => {
    const session = await fill();
    const at = async (timeMs: number) => {
      shop.clock.now = new Date(timeMs);
      return (await coupons.apply('AMANHA', session))[0];
    };
    expect([await at(start - 1), await at(start), await at(end - 1), await at(end)]).toEqual([422, 200, 200, 422]);
  });

  it('after ten attempts in a minute, whatever the codes', async () => {
    const headers = { Session: await fill(), 'X-Client-Address': '192.0.2.7' };
    const guess = (code: string) => shop.send(`/promotional/coupon/${code}`, { method: 'PUT', headers });
    for (let index = 0; index < 10; index += 1) expect((await guess(`CODIGO${index}`)).status).toBe(422);
    const refused = await guess('DEZ');
    expect(refused.status).toBe(429);
    const retryAfterMs = Number(refused.headers.get('Retry-After')) * 1000;
    shop.clock.now = new Date(testNow.getTime() + retryAfterMs);
    expect((await guess('DEZ')).status).toBe(200);
  });
});

describe('a cart with a coupon', () => {
  it('retains it below the minimum, without its discount and with the missing amount', async () => {
    const session = await fill(3);
    await coupons.apply('VINTE', session);
    const { cart } = await carts.change('PUT', { tipo: 'produto', ...line(candle.id, 1) }, session);
    expect(cart.cupom).toMatchObject({ codigo: 'VINTE', desconto: 0 });
    expect(cart.totais).toMatchObject({ desconto: 0, total: 49.9 });
    const missing = [{ tipo: 'aviso', mensagem: 'Faltam R$ 50,10 para usar o cupom VINTE.' }];
    expect(cart.mensagens).toEqual(missing);
    expect((await carts.read(session)).mensagens).toEqual(missing);
    const { cart: more } = await carts.add([line(candle.id, 2)], session);
    expect(more.mensagens).toEqual([]);
    expect(more.totais).toMatchObject({ desconto: 20, total: 129.7 });
  });

  it('omits it while it is empty, and shows it again afterwards', async () => {
    const session = await fill();
    await coupons.apply('DEZ', session);
    const { cart } = await carts.change('DELETE', { tipo: 'produto', ...line(candle.id) }, session);
    expect([cart.cupom, cart.mensagens, cart.totais?.total]).toEqual([undefined, [], 0]);
    expect((await carts.add([line(soap.id)], session)).cart.cupom?.desconto).toBe(3.33);
  });

  it('loses it when it expires, with a message until the next change', async () => {
    shop.clock.now = new Date(start);
    const session = await fill();
    await coupons.apply('AMANHA', session);
    shop.clock.now = new Date(end - 1);
    expect((await carts.read(session)).cupom?.codigo).toBe('AMANHA');
    shop.clock.now = new Date(end);
    const lost = [{ tipo: 'aviso', mensagem: 'Esse cupom venceu. O cupom AMANHA saiu da sacola.' }];
    const cart = await carts.read(session);
    expect([cart.cupom, cart.mensagens, cart.totais?.total]).toEqual([undefined, lost, 99.8]);
    expect((await carts.add([line(candle.id)], session)).cart.mensagens).toEqual(lost);
    expect((await carts.read(session)).mensagens).toEqual([]);
  });

  it('loses one that the merchant removed', async () => {
    const id = await insertCoupon(shop.database, 'SUMIDO');
    const session = await fill();
    await coupons.apply('SUMIDO', session);
    await shop.database.kysely.deleteFrom('coupons').where('id', '=', id).execute();
    const { mensagens } = await carts.read(session);
    expect(mensagens).toEqual([
      { tipo: 'aviso', mensagem: 'Não encontramos esse cupom. O cupom SUMIDO saiu da sacola.' },
    ]);
    expect((await carts.add([line(candle.id)], session)).cart.cupom).toBeUndefined();
    expect((await carts.read(session)).mensagens).toEqual([]);
  });

  it('ignores discounts in a request', async () => {
    const forged = { ...line(candle.id, 1), desconto: 49, cupom: 'TUDO', totais: { total: 0 }, preco: 0.01 };
    const { session } = await carts.add([forged]);
    const { totais, cupom } = await carts.read(session);
    expect([totais?.total, cupom]).toEqual([49.9, undefined]);
  });
});
