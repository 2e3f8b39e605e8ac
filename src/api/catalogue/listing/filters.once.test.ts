import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ListingDetails, ListingResponse } from '#contract/listing.ts';
import { insertSmallShopProducts, smallShop, type SmallShopProduct } from '#database/testing/small-shop.ts';
import { createTestApi } from '../../testing/test-api.ts';

const { brands, filterValues, attributeValues } = smallShop;
const { floral, citrus, sleep, focus } = filterValues;

const products: SmallShopProduct[] = [
  { id: 1, priceCents: 1000, listPriceCents: 2000, filterValueIds: [floral, sleep] },
  { id: 2, priceCents: 2000, listPriceCents: 2200, filterValueIds: [floral, focus] },
  { id: 3, priceCents: 3000, filterValueIds: [citrus, focus] },
  { id: 4, priceCents: 4000, brandId: brands.caszulo, filterValueIds: [citrus] },
  { id: 5, priceCents: 5000, brandId: brands.caszulo, filterValueIds: [floral, citrus] },
  {
    id: 6,
    values: [
      { id: attributeValues.ml10, priceCents: 6000, stock: 5 },
      { id: attributeValues.ml30, priceCents: 9000, stock: 5 },
    ],
  },
  { id: 7, values: [{ id: attributeValues.ml30, priceCents: 7000, stock: 5 }] },
];

const api = await createTestApi({ prepare: (database) => insertSmallShopProducts(database, products) });

const list = (query: string) =>
  api
    .send(`/url/product/listing/category?url=/oleos&limit=100${query}`)
    .then(async (response) => calls.categoryListing.response.parse(await response.json()));
const follow = (url: string) => list(`&${new URL(url).searchParams.toString()}`);
const toIds = (response: ListingResponse) =>
  response.conteudo.produtos.map(({ id }) => id).toSorted((first, second) => first - second);

it.each([
  ['', [1, 2, 3, 4, 5, 6, 7]],
  ['&marca=2', [4, 5]],
  ['&marca=1;2', [1, 2, 3, 4, 5, 6, 7]],
  ['&marca=caszulo', [4, 5]],
  ['&marca=1&marca=2', [1, 2, 3, 4, 5, 6, 7]],
  [`&filtro=${floral}`, [1, 2, 5]],
  [`&filtro=${floral};${citrus}`, [1, 2, 3, 4, 5]],
  [`&filtro=${floral};${focus}`, [2]],
  [`&filtro=${floral}&filtro=${focus}`, [2]],
  [`&filtro=${floral};${citrus};${focus};${sleep}`, [1, 2, 3]],
  [`&filtro=${floral}&marca=2`, [5]],
  [`&atributo=${attributeValues.ml30}`, [6, 7]],
  [`&atributo=${attributeValues.ml10};${attributeValues.ml30}`, [6, 7]],
  ['&preco=20-40', [2, 3, 4]],
  ['&preco=20,00-40.00', [2, 3, 4]],
  ['&preco=50-', [5, 6, 7]],
  ['&preco=0-10;60-60', [1, 6]],
  ['&descontoPrecoPor=40-60', [1]],
  ['&descontoPrecoPor=1-', [1, 2]],
  [`&descontoPrecoPor=1-&filtro=${focus}`, [2]],
  ['&marca=999', []],
  ['&filtro=999', []],
  [`&filtro=${floral};999`, [1, 2, 5]],
])('narrows %j to %j', async (query, ids) => {
  const response = await list(query);
  expect(toIds(response)).toEqual(ids);
  expect(response.info.total).toBe(ids.length);
});

it.each([
  '&marca=nao-existe',
  '&marca=',
  '&filtro=abc',
  '&filtro=-1',
  '&filtro=1e3',
  '&atributo=;;',
  '&preco=abc',
  '&preco=-30',
  '&preco=50-10',
  '&preco=1-2-3',
  '&descontoPrecoPor=x',
  '&preco=%00',
  `&filtro=${'9'.repeat(400)}`,
])('ignores the ill-formed filter %j', async (query) => {
  const response = await list(query);
  expect(response.info).toMatchObject({ total: products.length, filtros: {} });
});

it('returns the active filters by their query keys, with sorted values', async () => {
  const { info, estrutura } = await list(`&filtro=${citrus};${floral}&marca=caszulo&preco=10-50`);
  expect(info.filtros).toEqual({ marca: '2', filtro: `${floral};${citrus}`, preco: '10-50' });
  expect(estrutura.seo).toMatchObject({ canonical: 'https://loja.test/oleos', indexar: false });
});

it('counts for each value the products that match the other filters, and omits values without any', async () => {
  const { detalhes } = (await list(`&filtro=${floral}`)).conteudo;
  const [aroma, feeling] = detalhes.filtros;
  expect(aroma?.valores.map(({ id, ativo, quantidade }) => [id, ativo, quantidade])).toEqual([
    [floral, true, 3],
    [citrus, false, 3],
  ]);
  expect(feeling?.valores.map(({ id, quantidade }) => [id, quantidade])).toEqual([
    [sleep, 1],
    [focus, 1],
  ]);
  expect(detalhes.marcas.map(({ id, quantidade }) => [id, quantidade])).toEqual([
    [2, 1],
    [1, 2],
  ]);
  expect(detalhes.atributos).toEqual([]);
});

it('includes an active value without products, so that it can be cleared', async () => {
  const { conteudo, info } = await list(`&filtro=${sleep}&marca=2`);
  expect(info.total).toBe(0);
  const [value] = conteudo.detalhes.filtros.flatMap(({ valores }) => valores).filter(({ ativo }) => ativo);
  expect(value).toMatchObject({ id: sleep, ativo: true, quantidade: 0 });
});

it('includes an active range that is not one of the offered bands', async () => {
  const { filtrosPreco } = (await list('&preco=33-37')).conteudo.detalhes;
  expect(filtrosPreco.find(({ ativo }) => ativo)).toMatchObject({ de: 33, ate: 37, url: 'https://loja.test/oleos' });
});

it('offers price bands that do not overlap and cover every product', async () => {
  const { filtrosPreco } = (await list('')).conteudo.detalhes;
  expect(filtrosPreco.length).toBeGreaterThanOrEqual(3);
  expect(filtrosPreco.reduce((sum, { quantidade }) => sum + (quantidade ?? 0), 0)).toBe(products.length);
  const bounds = filtrosPreco.flatMap(({ de, ate }) => [de, ate]);
  expect(bounds).toEqual([...new Set(bounds)].toSorted((first, second) => first - second));
});

interface Entry {
  key: string;
  ativo: boolean;
  url: string;
  rota: { query: Record<string, string> };
  quantidade?: number | undefined;
}

function listEntries(details: ListingDetails): Entry[] {
  const toEntries = (kind: string, entries: readonly (Omit<Entry, 'key'> & { id?: number; de?: number })[]) =>
    entries.map((entry) => ({ ...entry, key: `${kind}:${entry.id ?? entry.de}` }));
  return [
    ...toEntries('marca', details.marcas),
    ...details.filtros.flatMap(({ valores }) => toEntries('filtro', valores)),
    ...details.atributos.flatMap(({ valores }) => toEntries('atributo', valores)),
    ...toEntries('preco', details.filtrosPreco),
    ...toEntries('desconto', Object.values(details.filtrosDescontoPrecoPor)),
  ];
}

it.each(['', `&filtro=${floral}&order=Menor+Pre%C3%A7o`, '&marca=2&preco=40-', '&loja=main&ipp=24'])(
  'sets a value by opening its link and clears it by opening it again, from %j',
  async (start) => {
    const before = await list(start);
    for (const entry of listEntries(before.conteudo.detalhes)) {
      const opened = await follow(entry.url);
      const same = listEntries(opened.conteudo.detalhes).find(({ key }) => key === entry.key);
      expect(same?.ativo ?? false, entry.url).toBe(!entry.ativo);
      if (!same) continue;
      const closed = await follow(same.url);
      expect(closed.info.filtros, same.url).toEqual(before.info.filtros);
      expect(Object.fromEntries(new URL(entry.url).searchParams)).toEqual(entry.rota.query);
    }
  },
);

it('returns counts equal to the products that the link lists', async () => {
  const { detalhes } = (await list(`&marca=1`)).conteudo;
  for (const entry of listEntries(detalhes).filter(({ key }) => !key.startsWith('marca'))) {
    expect((await follow(entry.url)).info.total, entry.url).toBe(entry.quantidade);
  }
});

const inside = (query: string) => encodeURIComponent(`/oleos${query}`);

it.each([
  ['encoded once', inside('&marca=2&order=Menor%20Preço&pg=1'), [4, 5]],
  ['encoded twice', encodeURIComponent(inside('&marca=2')), [4, 5]],
  ['with a question mark', inside('?marca=2&preco=50-'), [5]],
  ['as a whole address', encodeURIComponent('https://loja.test/oleos?marca=2#topo'), [4, 5]],
  ['with a repeated key', inside(`&filtro=${floral}&filtro=${citrus}`), [1, 2, 3, 4, 5]],
  ['beside the same key in the query', `${inside('&marca=2&preco=50-')}&marca=1`, [6, 7]],
  ['beside a page of the call', `${inside('&marca=2&offset=50&limit=1')}&offset=0&limit=12`, [4, 5]],
])('parses the query inside the value of url, %s', async (_, url, ids) => {
  const response = await api.send(`/url/product/listing/category?url=${url}`);
  expect(toIds(calls.categoryListing.response.parse(await response.json()))).toEqual(ids);
});

it('finds text, page and shop inside the value of url', async () => {
  const search = await api.send(`/url/product/listing/search?url=${encodeURIComponent('/busca?busca=100%25 rosa')}`);
  expect(calls.search.response.parse(await search.json()).conteudo.busca.texto).toBe('100% rosa');
  const page = await api.send(`/url/product/listing/category?url=${inside('&ipp=24&pg=2&loja=caszulo')}`);
  const { info } = calls.categoryListing.response.parse(await page.json());
  expect([info.offset, info.limit, new URL(info.self).searchParams.get('loja')]).toEqual([24, 24, 'caszulo']);
});

it.each(['%2Foleos%25E0%25A4%25A', '%2Foleos%26%25zz%3D1', '%2Foleos%26%26%3D'])(
  'accepts the malformed address %s',
  async (url) => {
    expect((await api.send(`/url/product/listing/category?url=${url}`)).status).toBeLessThan(500);
  },
);
