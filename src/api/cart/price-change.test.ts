import { beforeEach, expect, it } from 'vitest';
import { testNow } from '#database/testing/test-now.ts';
import { schedulePrice } from '../catalogue/merchant/schedule-price.ts';
import { createCartClient, line } from '../testing/cart-client.ts';
import { createTestApi } from '../testing/test-api.ts';

const oil = { id: 900_001, name: 'Óleo de Teste', priceCents: 4990, stock: 50 };
const candle = { id: 900_002, name: 'Vela de Teste', priceCents: 3000, stock: 50 };
const end = new Date(testNow.getTime() + 60_000);

const shop = await createTestApi({
  products: [oil, candle],
  async prepare(database) {
    await schedulePrice(database, {
      productId: oil.id,
      name: 'cronometro',
      priceCents: 3990,
      startsAtMs: testNow.getTime() - 60_000,
      endsAtMs: end.getTime(),
    });
  },
});
beforeEach(() => {
  shop.clock.now = testNow;
});

const pricesOf = ({ itens }: Awaited<ReturnType<ReturnType<typeof createCartClient>['read']>>) =>
  itens.map(({ precos }) => [precos.precoPor, precos.precoAoAdicionar]);

it('answers the price at which a line was added, once it has changed', async () => {
  const carts = createCartClient(shop);
  const { session, cart } = await carts.add([line(oil.id, 2), line(candle.id)]);
  expect(pricesOf(cart)).toEqual([
    [39.9, undefined],
    [30, undefined],
  ]);
  shop.clock.now = end;
  const changed = [
    [49.9, 39.9],
    [30, undefined],
  ];
  expect(pricesOf(await carts.read(session))).toEqual(changed);
  const { cart: changedCart } = await carts.change('PUT', { tipo: 'produto', ...line(oil.id, 3) }, session);
  expect(pricesOf(changedCart), 'another quantity of the same line').toEqual(changed);
  const again = await carts.add([line(oil.id)], session);
  expect(pricesOf(again.cart)[0], 'added again, at the price of now').toEqual([49.9, undefined]);
});

it('answers the price that the page showed when the line was added, if it was another one by then', async () => {
  const carts = createCartClient(shop);
  shop.clock.now = end;
  const add = (preco: unknown, session = '') => carts.add([{ ...line(oil.id), preco }], session);
  const { cart, session } = await add(39.9);
  expect(pricesOf(cart)).toEqual([[49.9, 39.9]]);
  expect(pricesOf(await carts.read(session))).toEqual([[49.9, 39.9]]);
  expect(pricesOf((await add(49.9, session)).cart), 'added again at the price of now').toEqual([[49.9, undefined]]);
  expect(pricesOf((await add(39.9, session)).cart), 'added again on an old page').toEqual([[49.9, 39.9]]);
});

it.each(['39.9', -1, 1e12, null, {}])('ignores %j as the price that the page showed', async (preco) => {
  const carts = createCartClient(shop);
  shop.clock.now = end;
  expect(pricesOf((await carts.add([{ ...line(oil.id), preco }])).cart)).toEqual([[49.9, undefined]]);
});

it('answers nothing about a line whose earlier price is unknown', async () => {
  const carts = createCartClient(shop);
  const { session } = await carts.add([line(oil.id)]);
  await shop.database.kysely
    .updateTable('cart_lines')
    .set({ added_price_cents: null })
    .where('product_id', '=', oil.id)
    .execute();
  shop.clock.now = end;
  expect(pricesOf(await carts.read(session))).toEqual([[49.9, undefined]]);
});
