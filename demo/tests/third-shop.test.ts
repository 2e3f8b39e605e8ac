// Specification 1 has two shops; a third one needs only rows of data.

import { describe, expect, it } from 'vitest';
import { changeSetting } from '#api/catalogue/merchant/change-setting.ts';
import { createCartClient, line } from '#api/testing/cart-client.ts';
import { createContractClient } from '#api/testing/contract-client.ts';
import { createTestApi } from '#api/testing/test-api.ts';
import { calls } from '#contract/calls.ts';
import { insertRows } from '#database/insert-rows.ts';

const productId = 103;
const api = await createTestApi({
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
const client = createContractClient(api);

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

it('has neutral words and looks until it has settings', async () => {
  const { lojas } = await client.get(calls.shops);
  expect(lojas.map(({ id, loja, path }) => [id, loja, path])).toEqual([
    ['main', '', '/'],
    ['caszulo', 'caszulo', '/loja-caszulo'],
    ['jardim', 'jardim', '/loja-jardim'],
  ]);
  expect(lojas[0]).toMatchObject({ noTexto: 'na Manacá', convida: 'caszulo', paleta: 'mata' });
  expect(lojas[1]).toMatchObject({
    tema: 'editorial',
    paleta: 'noite',
    inicio: { colecoes: { titulo: 'Para qual ambiente?' } },
  });
  expect(lojas[2]).toMatchObject({
    nome: 'Jardim',
    noTexto: 'na loja Jardim',
    tema: 'classico',
    logo: { desenho: 'nome' },
    promessas: { troca: { titulo: '7 dias para desistir' }, produtos: { titulo: '' } },
  });
  for (const { promessas } of lojas.slice(0, 2))
    expect(promessas).toMatchObject({
      troca: { titulo: '30 dias para trocar', texto: 'a primeira troca é grátis' },
      produtos: { titulo: 'Sem testes em animais' },
    });
});

describe('the words and looks of a shop', () => {
  const set = (key: string, value: unknown, shopId = 'jardim') => changeSetting(api.database, { key, value, shopId });
  const jardim = async () => (await client.get(calls.shops)).lojas.find(({ id }) => id === 'jardim');

  it('are rows: a running API follows a change, which leaves the other words as they are', async () => {
    await set('loja.identidade', { slogan: 'Tudo para o vaso.', paleta: 'noite' });
    await set('loja.newsletter', { titulo: 'Novas mudas' });
    await expect
      .poll(jardim)
      .toMatchObject({ slogan: 'Tudo para o vaso.', paleta: 'noite', tema: 'classico', id: 'jardim' });
    await expect
      .poll(async () => (await jardim())?.newsletter)
      .toEqual({ titulo: 'Novas mudas', texto: 'Lançamentos e ofertas, no seu e-mail.' });
    await set('loja.newsletter', undefined);
    await expect.poll(async () => (await jardim())?.newsletter.titulo).toBe('Receba as novidades');
  });

  it.each([
    ['loja.identidade', { paleta: 'rosa-choque' }],
    ['loja.identidade', 'Jardim'],
    ['loja.inicio', { colecoes: { titulo: 'Vasos', itens: [{ label: 'Barro' }] } }],
  ])('refuse what the contract does not allow: %s %j', async (key, value) => {
    await expect(set(key, value)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('belong to one shop', async () => {
    await expect(changeSetting(api.database, { key: 'loja.inicio', value: {} })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(set('loja.inicio', {}, 'outra')).rejects.toMatchObject({ code: 'invalid' });
  });
});

it('has a cart of its own in the same session', async () => {
  const carts = createCartClient(api);
  const { session } = await carts.add([line(productId)], '', '?loja=jardim');
  const counts = await Promise.all(['jardim', '', 'caszulo'].map((loja) => carts.read(session, `?loja=${loja}`)));
  expect(counts.map(({ quantidadeItens }) => quantidadeItens)).toEqual([1, 0, 0]);
});
