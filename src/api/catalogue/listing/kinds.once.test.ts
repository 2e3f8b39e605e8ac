import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { createTestApi } from '../../testing/test-api.ts';

const { oils, florals, lavenders, home, candles } = smallShop.categories;
const citrus = 14;
const { floral, focus } = smallShop.filterValues;

const api = await createTestApi({
  async prepare(database) {
    const parts = { name: 'Cítricos', slug: 'citricos', path: 'oleos/citricos', level: 2, position: 1 };
    const texts = { intro: '', text: '', picture_key: null, is_offers: 0 as const };
    await database.kysely
      .insertInto('categories')
      .values({ id: citrus, parent_id: oils, ...parts, ...texts })
      .execute();
    await insertSmallShopProducts(database, [
      { id: 1, categoryId: lavenders, filterValueIds: [floral, focus] },
      { id: 2, categoryId: florals, filterValueIds: [floral, focus] },
      { id: 3, categoryId: citrus, filterValueIds: [focus] },
      { id: 4, categoryId: candles, filterValueIds: [floral], listPriceCents: 2000 },
      { id: 5, categoryId: candles },
    ]);
    await database.kysely.insertInto('product_categories').values({ product_id: 5, category_id: oils }).execute();
  },
});
const client = createContractClient(api);

const search = (query: Record<string, string> = {}) => client.get(calls.search, { busca: '', ...query });
const listOils = (query: Record<string, string> = {}) => client.get(calls.categoryListing, { url: '/oleos', ...query });
const toKinds = ({ conteudo }: Awaited<ReturnType<typeof search>>) =>
  conteudo.detalhes.filtrosCategoria?.map(({ id, nome, quantidade, ativo }) => [id, nome, quantidade, ativo]);
const toIds = ({ conteudo }: Awaited<ReturnType<typeof search>>) =>
  conteudo.produtos.map(({ id }) => id).toSorted((first, second) => first - second);

it('offers the departments of what a search finds, and the parts of a department in its own listing', async () => {
  expect(toKinds(await search())).toEqual([
    [oils, 'Óleos', 4, false],
    [home, 'Casa', 2, false],
  ]);
  // The candle that the oils list too is no part of theirs.
  expect(toKinds(await listOils())).toEqual([
    [citrus, 'Cítricos', 1, false],
    [florals, 'Florais', 2, false],
  ]);
});

it('offers the parts of the only department that the other filters leave, and nothing if they are one kind', async () => {
  expect(toKinds(await search({ filtro: String(focus) }))).toEqual([
    [citrus, 'Cítricos', 1, false],
    [florals, 'Florais', 2, false],
  ]);
  expect(toKinds(await search({ descontoPrecoPor: '1-' }))).toEqual([]);
});

it('lists a kind with everything below it, and several kinds together', async () => {
  expect(toIds(await search({ categoria: String(oils) }))).toEqual([1, 2, 3, 5]);
  expect(toIds(await search({ categoria: String(florals) }))).toEqual([1, 2]);
  expect(toIds(await search({ categoria: `${home};${oils}` }))).toEqual([1, 2, 3, 4, 5]);
  expect(toIds(await search({ categoria: '999' }))).toEqual([]);
});

it('shows the level of the chosen kind, which its link clears', async () => {
  const chosen = await search({ categoria: String(oils), filtro: String(floral) });
  expect(chosen.info.filtros).toEqual({ categoria: String(oils), filtro: String(floral) });
  expect(toKinds(chosen)).toEqual([
    [oils, 'Óleos', 2, true],
    [home, 'Casa', 1, false],
  ]);
  const [kind] = chosen.conteudo.detalhes.filtrosCategoria ?? [];
  expect(kind?.rota.query).toEqual({ filtro: String(floral) });
});
