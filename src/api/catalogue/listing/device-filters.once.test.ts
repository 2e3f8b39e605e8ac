import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { insertDevices } from '../../testing/insert-catalogue.ts';
import { createTestApi } from '../../testing/test-api.ts';

const { oils, home, candles } = smallShop.categories;
const wide = '900000103';

const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      { id: 1, categoryId: home },
      { id: 2, categoryId: home },
      { id: 3, categoryId: home },
      { id: 4, categoryId: candles },
      { id: 5, categoryId: oils },
    ]);
    await insertDevices(database, [
      { product_id: 1, capacity_ml: 100, hours: 4, area_m2: 15, voltage: 'USB, 5 V' },
      { product_id: 2, capacity_ml: 101, hours: 5, area_m2: 16, voltage: 'Bivolt, de 100 a 240 V' },
      { product_id: 3, capacity_ml: 600, area_m2: 40 },
      { product_id: 4, capacity_ml: 50, hours: 9, area_m2: 60, voltage: '127 V ou 220 V, à escolha' },
    ]);
  },
});
const client = createContractClient(api);

async function listFilters(url: string, query: Record<string, string> = {}) {
  const { conteudo } = await client.get(calls.categoryListing, { url, ...query });
  return conteudo.detalhes.filtros.map(({ nome, valores }) => [
    nome,
    valores.map(({ label, quantidade }) => `${label}: ${quantidade}`),
  ]);
}

it('offers the facts of the devices in a listing, and counts an unknown fact for no value', async () => {
  expect(await listFilters('/casa')).toEqual([
    ['Área', ['Até 15 m²: 1', '16 a 30 m²: 1', '31 a 50 m²: 1', 'Mais de 50 m²: 1']],
    ['Reservatório', ['Até 100 ml: 2', '101 a 250 ml: 1', 'Mais de 500 ml: 1']],
    ['Duração', ['Até 4 horas: 1', '5 a 8 horas: 1', '9 horas ou mais: 1']],
    ['Energia', ['Bivolt: 1', '127 V ou 220 V, à escolha: 1', 'USB: 1']],
  ]);
});

it('lists the devices of the chosen values', async () => {
  const { conteudo } = await client.get(calls.categoryListing, { url: '/casa', filtro: `900000102;${wide}` });
  expect(conteudo.produtos.map(({ id }) => id)).toEqual([2, 3]);
});

it('counts the devices on all pages, for the link to their comparison', async () => {
  const count = async (url: string, query: Record<string, string> = {}) =>
    (await client.get(calls.categoryListing, { url, ...query })).conteudo.detalhes.quantidadeComparavel;
  expect(await count('/casa', { limit: '2', offset: '2' })).toBe(4);
  expect(await count('/casa', { filtro: wide })).toBe(1);
  expect(await count('/oleos')).toBe(0);
});

it('offers no filter of devices where there is none, nor one that leaves no choice unless it is chosen', async () => {
  expect(await listFilters('/oleos')).toEqual([]);
  expect(await listFilters('/casa/velas')).toEqual([]);
  expect(await listFilters('/casa/velas', { filtro: wide })).toEqual([['Área', expect.any(Array)]]);
});
