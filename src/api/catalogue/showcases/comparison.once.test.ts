import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { insertDevices } from '../../testing/insert-catalogue.ts';
import { createTestApi } from '../../testing/test-api.ts';

const { home } = smallShop.categories;
const bothShops = ['main', 'caszulo'];

const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      { id: 1, name: 'Bruma', categoryId: home, popularity: 10, shops: bothShops },
      { id: 2, name: 'Névoa', categoryId: home, popularity: 90, stock: 0, shops: bothShops },
      { id: 3, name: 'Serra', categoryId: home, popularity: 50 },
      { id: 4, name: 'Orvalho', categoryId: home, popularity: 40 },
      { id: 5, name: 'Seixo', categoryId: home, popularity: 30 },
      { id: 6, name: 'Lavanda', popularity: 99, shops: bothShops },
      { id: 7, name: 'Lamparina', categoryId: home, shops: ['caszulo'] },
    ]);
    await insertDevices(
      database,
      [1, 2, 3, 4, 5, 7].map((id) => ({
        product_id: id,
        capacity_ml: 100 * id,
        area_m2: id === 2 ? null : 15,
        guarantee_months: 24,
      })),
    );
  },
});
const client = createContractClient(api);

const compare = (produtos: string, more: Record<string, string> = {}) =>
  client.get(calls.compareProducts, { produtos, ...more });

it('lays the facts of devices side by side in the given order, unknown ones without a value', async () => {
  const { produtos, recusados } = await compare('2;1;2');
  expect(produtos.map(({ produto }) => [produto.nome, produto.status])).toEqual([
    ['Névoa', 'indisponivel'],
    ['Bruma', 'disponivel'],
  ]);
  expect(produtos.map(({ fatos }) => fatos.filter(({ valor }) => valor !== undefined))).toEqual([
    [
      { label: 'Capacidade', valor: '200 ml' },
      { label: 'Garantia', valor: '2 anos' },
    ],
    [
      { label: 'Capacidade', valor: '100 ml' },
      { label: 'Ambiente', valor: 'até 15 m²' },
      { label: 'Garantia', valor: '2 anos' },
    ],
  ]);
  expect(produtos[0]?.fatos.map(({ label }) => label)).toEqual(produtos[1]?.fatos.map(({ label }) => label));
  expect(recusados).toEqual([]);
});

it('lists which products it does not compare, and why', async () => {
  const { produtos, recusados } = await compare('1;999;6;7;3;4;5;2;abc');
  expect(produtos.map(({ produto }) => produto.id)).toEqual([1, 3, 4, 5]);
  expect(recusados).toEqual([
    { nome: '', motivo: 'desconhecido' },
    { nome: 'Lavanda', motivo: 'sem-fatos' },
    { nome: 'Lamparina', motivo: 'outra-loja' },
    { nome: 'Névoa', motivo: 'excedente' },
  ]);
});

it('offers the devices of the shop, most popular first and sold-out ones last', async () => {
  const options = async (more = {}) => (await compare('', more)).opcoes.map(({ id }) => id);
  expect(await options()).toEqual([3, 4, 5, 1, 2]);
  expect(await options({ loja: 'caszulo' })).toEqual([1, 7, 2]);
});

it('marks cards that can be compared', async () => {
  const { conteudo } = await client.get(calls.search, { busca: '' });
  const comparable = conteudo.produtos.filter(({ comparavel }) => comparavel).map(({ id }) => id);
  expect(comparable.toSorted((first, second) => first - second)).toEqual([1, 2, 3, 4, 5]);
});
