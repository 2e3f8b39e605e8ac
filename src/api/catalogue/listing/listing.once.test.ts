import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ListingResponse } from '#contract/listing.ts';
import { insertSmallShopProducts, smallShop, type SmallShopProduct } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { createTestApi } from '../../testing/test-api.ts';

const { brands, categories, filterValues, attributeValues } = smallShop;
const { floral, citrus, sleep, focus } = filterValues;
const bothShops = ['main', 'caszulo'];

/** Fifteen plain candles, 11 to 25 reais, for pages. */
const candles: SmallShopProduct[] = Array.from({ length: 15 }, (_, index) => ({
  id: 101 + index,
  categoryId: categories.candles,
  brandId: brands.caszulo,
  priceCents: 1100 + index * 100,
  popularity: index % 3,
  shops: bothShops,
}));

const oils: SmallShopProduct[] = [
  {
    id: 1,
    name: 'Lavanda',
    categoryId: categories.french,
    priceCents: 3000,
    listPriceCents: 4000,
    popularity: 50,
    filterValueIds: [floral, sleep],
    stars: [5, 5, 5],
  },
  {
    id: 2,
    name: 'Laranja',
    priceCents: 2000,
    popularity: 90,
    filterValueIds: [citrus, focus],
    stars: [4, 4],
    values: [
      { id: attributeValues.ml10, priceCents: 2000, stock: 5 },
      { id: attributeValues.ml30, priceCents: 5000, stock: 0 },
    ],
  },
  { id: 3, name: 'Esgotado', priceCents: 1000, stock: 0, popularity: 100, filterValueIds: [floral] },
  {
    id: 4,
    name: 'Rosa',
    categoryId: categories.florals,
    priceCents: 9000,
    popularity: 10,
    filterValueIds: [floral, focus],
    stars: [5],
  },
  { id: 5, name: 'Sob consulta', priceCents: 8000, stock: 0, onRequest: true, popularity: 60, filterValueIds: [] },
  {
    id: 6,
    name: 'Figo',
    brandId: brands.caszulo,
    priceCents: 2000,
    popularity: 10,
    filterValueIds: [citrus],
    shops: bothShops,
  },
];

const api = await createTestApi({ prepare: (database) => insertSmallShopProducts(database, [...oils, ...candles]) });
const client = createContractClient(api);

const listOils = (parameters: Record<string, string | number> = {}) =>
  client.get(calls.categoryListing, { url: '/oleos', ...parameters });
const toIds = (response: ListingResponse): number[] => response.conteudo.produtos.map(({ id }) => id);

it('lists a category with everything below it', async () => {
  const response = await listOils();
  expect(toIds(response).toSorted((first, second) => first - second)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(response.conteudo.categoria).toMatchObject({ id: categories.oils, nome: 'Óleos', nivel: 1 });
  expect(response.info).toMatchObject({ offset: 0, limit: 12, exibindo: 6, total: 6, prev: '', next: '' });
});

it.each([
  ['Popularidade', [2, 5, 1, 4, 6, 3]],
  ['popularidade', [2, 5, 1, 4, 6, 3]],
  ['Menor Preço', [3, 2, 6, 1, 4, 5]],
  ['menor preco', [3, 2, 6, 1, 4, 5]],
  ['Maior Preço', [4, 1, 2, 6, 3, 5]],
  ['Favoritos', [1, 4, 3, 5, 6, 2]],
  ['sem sentido', [2, 5, 1, 4, 6, 3]],
])('orders by %s, sold-out last when by popularity, on request last when by price, ties by id', async (order, ids) => {
  expect(toIds(await listOils({ order }))).toEqual(ids);
});

it('accepts a space encoded as + or as %20 in the order', async () => {
  for (const order of ['Menor+Pre%C3%A7o', 'Menor%20Pre%C3%A7o']) {
    const response = await api.send(`/url/product/listing/category?url=/oleos&order=${order}`);
    const listing = calls.categoryListing.response.parse(await response.json());
    expect(toIds(listing)[0]).toBe(3);
    expect(listing.conteudo.detalhes.ordenacao.find(({ atual }) => atual)?.label).toBe('Menor Preço');
  }
});

it.each([1, 2, 5, 12, 100])('lists every product exactly once in pages of %i', async (limit) => {
  const seen: number[] = [];
  for (let offset = 0; ; offset += limit) {
    const response = await client.get(calls.categoryListing, { url: '/casa', offset, limit });
    expect(response.info.total).toBe(candles.length);
    expect(response.info.exibindo).toBe(response.conteudo.produtos.length);
    if (response.conteudo.produtos.length === 0) break;
    seen.push(...toIds(response));
  }
  expect(seen).toHaveLength(candles.length);
  expect(new Set(seen).size).toBe(candles.length);
});

it.each([
  [{ limit: 0 }, { offset: 0, limit: 1 }],
  [{ limit: 500 }, { offset: 0, limit: 100 }],
  [{ limit: -3 }, { offset: 0, limit: 1 }],
  [{ limit: 'abc' }, { offset: 0, limit: 12 }],
  [
    { offset: -5, limit: 12 },
    { offset: 0, limit: 12 },
  ],
  [
    { offset: 'abc', limit: 12 },
    { offset: 0, limit: 12 },
  ],
  [
    { offset: 1000, limit: 12 },
    { offset: 1000, limit: 12 },
  ],
  [
    { offset: '9'.repeat(400), limit: '9'.repeat(400) },
    { offset: 1_000_000_000, limit: 100 },
  ],
  [{ pg: 2 }, { offset: 12, limit: 12 }],
  [
    { pg: 2, ipp: 24 },
    { offset: 24, limit: 24 },
  ],
  [
    { pg: 2, ipp: 13 },
    { offset: 12, limit: 12 },
  ],
  [{ pg: 'abc' }, { offset: 0, limit: 12 }],
  [{ pg: -1 }, { offset: 0, limit: 12 }],
  [
    { pg: 3, offset: 0, limit: 12 },
    { offset: 0, limit: 12 },
  ],
])('parses the window %j as %j', async (parameters, window) => {
  const response = await client.get(calls.categoryListing, { url: '/casa', ...parameters });
  expect(response.info).toMatchObject(window);
});

it('uses the last offset and limit when the page has such keys of its own', async () => {
  const response = await api.send('/url/product/listing/category?url=/casa&limit=99&offset=7&offset=0&limit=12');
  const { info } = calls.categoryListing.response.parse(await response.json());
  expect(info).toMatchObject({ offset: 0, limit: 12 });
});

it('returns an empty page past the end', async () => {
  const response = await client.get(calls.categoryListing, { url: '/casa', offset: 600, limit: 12 });
  expect(response.conteudo.produtos).toEqual([]);
  expect(response.info).toMatchObject({ exibindo: 0, total: 15, next: '', prev: 'https://loja.test/casa?pg=2' });
});

it('links no page after a last one that is full', async () => {
  const response = await listOils({ offset: 3, limit: 3 });
  expect(response.info).toMatchObject({ exibindo: 3, total: 6, next: '' });
});

it('links the previous and next pages with the page size, the order and the filters', async () => {
  const first = await client.get(calls.categoryListing, { url: '/casa', offset: 0, limit: 12 });
  expect(first.info).toMatchObject({ prev: '', self: 'https://loja.test/casa', next: 'https://loja.test/casa?pg=2' });
  const last = await client.get(calls.categoryListing, { url: '/casa', offset: 12, limit: 12, order: 'Menor Preço' });
  expect(last.info).toMatchObject({
    prev: 'https://loja.test/casa?order=Menor%20Pre%C3%A7o',
    self: 'https://loja.test/casa?order=Menor%20Pre%C3%A7o&pg=2',
    next: '',
  });
  const wide = await client.get(calls.categoryListing, { url: '/casa', offset: 0, limit: 24, preco: '1-999' });
  expect(wide.info.self).toBe('https://loja.test/casa?preco=1-999&ipp=24');
});

it('ignores tracking and unknown keys', async () => {
  const plain = await listOils();
  const tracked = await listOils({ utm_source: 'x', gclid: '1', fbclid: '2', srsltid: '3', qualquer: '4' });
  expect(tracked).toEqual(plain);
});

it('limits a listing and its facets to the products of the second shop, and preserves the shop in links', async () => {
  const response = await listOils({ loja: 'caszulo' });
  expect(toIds(response)).toEqual([6]);
  expect(response.conteudo.detalhes.marcas.map(({ nome }) => nome)).toEqual(['Caszulo']);
  const links = [...response.conteudo.detalhes.marcas, ...response.conteudo.detalhes.ordenacao];
  for (const { url, rota } of links) {
    expect(new URL(url).searchParams.get('loja')).toBe('caszulo');
    expect(rota.query['loja']).toBe('caszulo');
  }
  expect(new URL(response.info.self).searchParams.get('loja')).toBe('caszulo');
  expect(response.estrutura.seo.canonical).toBe('https://loja.test/oleos');
});

it('accepts only the exact first value of loja', async () => {
  for (const loja of ['Caszulo', 'outra', '']) expect((await listOils({ loja })).info.total).toBe(6);
  const response = await api.send('/url/product/listing/category?url=/oleos&loja=caszulo&loja=main');
  expect(calls.categoryListing.response.parse(await response.json()).info.total).toBe(1);
});

it('lists products below their list price as offers, along the tree', async () => {
  const offers = await client.get(calls.categoryListing, { url: '/ofertas' });
  expect(toIds(offers)).toEqual([1]);
  expect(offers.conteudo.categoria).toMatchObject({ id: categories.offers, nome: 'Ofertas' });
  expect(offers.conteudo.detalhes.categorias.filhas.map(({ url }) => url)).toEqual(['https://loja.test/ofertas/oleos']);
  const deep = await client.get(calls.categoryListing, { url: '/ofertas/oleos/florais/lavandas' });
  expect(deep.conteudo.categoria).toMatchObject({ id: 900_000 + categories.lavenders, nivel: 4 });
  expect(toIds(deep)).toEqual([1]);
  const none = await client.get(calls.categoryListing, { url: '/ofertas/casa' });
  expect(none.info.total).toBe(0);
});

it('links the categories above, beside and below that have products in the shop', async () => {
  const { categorias } = (await client.get(calls.categoryListing, { url: '/oleos/florais' })).conteudo.detalhes;
  expect(categorias.niveisAnteriores.map(({ nome }) => nome)).toEqual(['Óleos']);
  expect(categorias.atual.map(({ nome }) => nome)).toEqual(['Florais']);
  expect(categorias.irmas).toEqual([]);
  expect(categorias.filhas.map(({ nome }) => nome)).toEqual(['Lavandas']);
  const side = await listOils({ loja: 'caszulo' });
  expect(side.conteudo.detalhes.categorias.filhas).toEqual([]);
  expect(side.conteudo.detalhes.categorias.irmas.map(({ nome }) => nome)).toEqual(['Casa']);
});

it('lists a brand', async () => {
  const response = await client.get(calls.brandListing, { url: '/marcas/caszulo', limit: 100 });
  expect(response.info.total).toBe(1 + candles.length);
  expect(response.conteudo.marca).toMatchObject({ id: brands.caszulo, nome: 'Caszulo' });
  expect(response.estrutura.breadcrumb.map(({ label }) => label)).toEqual(['Início', 'Marcas', 'Caszulo']);
  expect(response.estrutura.breadcrumb[1]?.rota).toMatchObject({ name: 'page', path: '/marcas' });
});
