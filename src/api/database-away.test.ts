import fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { type Call, calls } from '#contract/calls.ts';
import { insertSmallShopProducts } from '#database/testing/small-shop.ts';
import { createAccounts } from './accounts/testing/accounts.ts';
import { createRequest } from './testing/arbitrary-request.ts';
import { createTestApi, toRequest } from './testing/test-api.ts';

/** Requests to each call, of a visitor and of a customer. */
const runs = 10;

let isAway = false;
/** What the driver throws when the server does not take connections. */
const away: KyselyPlugin = {
  transformQuery({ node }) {
    if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const shop = await createTestApi({
  prepare: async (database) => {
    await insertSmallShopProducts(database, [{ id: 103 }]);
    database.kysely = database.kysely.withPlugin(away);
  },
});
const { session: customer } = await createAccounts(shop).create();
isAway = true;
afterAll(() => {
  isAway = false;
});

it.each(Object.entries<Call>(calls))(
  'while the database is away %s answers from memory, refuses the request, or says 503 with Retry-After',
  async (_, call) => {
    const property = fc.asyncProperty(createRequest(call), fc.boolean(), async ([path, options], isSignedIn) => {
      const headers = { ...options.headers, ...(isSignedIn && { Session: customer }) };
      const response = await shop.fetch(toRequest(path, { ...options, headers }));
      const body: unknown = await response.json();
      if (response.status < 500) return;
      expect([response.status, body]).toEqual([503, { error: 'Não deu certo agora. Tente de novo em instantes.' }]);
      expect(response.headers.get('Retry-After')).toBe('2');
    });
    await fc.assert(property, { numRuns: runs });
  },
);

it('while the database is away the catalogue is served, and what is about a visitor is not made up', async () => {
  const headers = { Session: customer };
  expect((await shop.send('/url/product/listing/category?url=/oleos')).status).toBe(200);
  for (const path of ['/checkout/cart', '/checkout/user', '/wishlist', '/client/addresses'])
    expect.soft((await shop.send(path, { headers })).status, path).toBe(503);
  const add = { method: 'POST', headers, json: { itens: [{ idProduto: 103 }] } } as const;
  expect((await shop.send('/checkout/cart', add)).status).toBe(503);
});
