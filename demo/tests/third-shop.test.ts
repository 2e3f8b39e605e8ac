// Specification 1 has two shops; a third one needs only rows of data.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCartClient, line } from '#api/testing/cart-client.ts';
import { createContractClient, type ContractClient } from '#api/testing/contract-client.ts';
import { createTestApi, type TestApi } from '#api/testing/test-api.ts';
import { calls } from '#contract/calls.ts';
import { insertRows } from '#database/insert-rows.ts';

const productId = 103;
let api: TestApi;
let client: ContractClient;
beforeAll(async () => {
  api = await createTestApi({
    catalogue: 'demonstration',
    prepare: ({ kysely }) =>
      kysely.transaction().execute(async (transaction) => {
        await insertRows(transaction, 'shops', [{ id: 'jardim', name: 'Jardim', position: 9 }]);
        await insertRows(transaction, 'product_shops', [{ product_id: productId, shop_id: 'jardim' }]);
        const menu = { id: 900, hash: 'jardim-menu-principal', name: 'Jardim' };
        await insertRows(transaction, 'menus', [menu]);
        await insertRows(transaction, 'menu_items', [
          {
            id: 9000,
            menu_id: menu.id,
            parent_id: null,
            label: 'Óleos',
            link: '/oleos-essenciais',
            opens_new_tab: 0,
            category_id: null,
            highlighted: 0,
            picture_key: null,
            position: 0,
          },
        ]);
      }),
  });
  client = createContractClient(api);
});
afterAll(() => api.close());

it('has a home of its own, under its own name', async () => {
  const { seo } = (await client.get(calls.home, { url: '/loja-jardim' })).estrutura;
  expect(seo.title).toMatch(/^Jardim: /);
  expect(seo.canonical).toBe('https://loja.test/loja-jardim');
  expect((await client.get(calls.verify, { url: '/loja-jardim' })).nivel).toBe('home');
});

it('sells only the products of its rows', async () => {
  const { conteudo } = await client.get(calls.categoryListing, { url: '/oleos-essenciais', loja: 'jardim' });
  expect(conteudo.produtos.map(({ id }) => id)).toEqual([productId]);
});

it('has a menu whose links stay in the shop', async () => {
  const { menu } = await client.get(calls.menu, { hash: 'jardim-menu-principal' });
  expect(menu[0]?.link).toBe('https://loja.test/oleos-essenciais?loja=jardim');
});

it('has a cart of its own in the same session', async () => {
  const carts = createCartClient(api);
  const { session } = await carts.add([line(productId)], '', '?loja=jardim');
  const counts = await Promise.all(['jardim', '', 'caszulo'].map((loja) => carts.read(session, `?loja=${loja}`)));
  expect(counts.map(({ quantidadeItens }) => quantidadeItens)).toEqual([1, 0, 0]);
});
