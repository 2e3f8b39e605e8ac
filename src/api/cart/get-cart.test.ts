import { afterAll, expect, it } from 'vitest';
import type { Database } from '#database/client.ts';
import { findSession } from '../accounts/sessions/queries.ts';
import { hashSecretToken } from '../http/secret-token.ts';
import { createCouponClient, insertCoupon } from '../pricing/promotions/testing/coupon-client.ts';
import { createCartClient, line } from '../testing/cart-client.ts';
import { createTestApi } from '../testing/test-api.ts';
import { createTestCatalogue } from '../testing/test-catalogue.ts';
import { getCart } from './get-cart.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 500 };

const shop = await createTestApi({
  products: [candle],
  async prepare(database) {
    await insertCoupon(database, 'LIVRE');
    await insertCoupon(database, 'CONTADO', { total_limit: 5, per_customer_limit: 1 });
  },
});
const catalogue = await createTestCatalogue(shop.database);
afterAll(() => catalogue.close());

/** The same database, with a count of its queries. */
function countQueries(database: Database) {
  let count = 0;
  const kysely = database.kysely.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count += 1;
      return result;
    },
  });
  return { database: { ...database, kysely }, count: () => count };
}

it.each([
  ['without a session', undefined, 0],
  ['without a coupon', '', 1],
  ['with a coupon without limits', 'LIVRE', 2],
  ['with a coupon that the cart holds', 'CONTADO', 2],
])('queries the database, %s (%s), %d times', async (_, code, expected) => {
  const { session: token } = await createCartClient(shop).add([line(candle.id)]);
  if (code) await createCouponClient(shop).apply(code, token);
  const nowMs = shop.clock.now.getTime();
  const session = code === undefined ? undefined : await findSession(shop.database, hashSecretToken(token), nowMs);
  const { database, count } = countQueries(shop.database);
  const cart = await getCart(database, catalogue.current(), { session, shopId: 'main', nowMs });
  expect(cart.coupon?.coupon?.code ?? '').toBe(code ?? '');
  expect(count()).toBe(expected);
});
