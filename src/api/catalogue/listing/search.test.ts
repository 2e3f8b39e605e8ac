import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { recordChange } from '#database/record-change.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createTestCatalogue } from '../../testing/test-catalogue.ts';
import { parseSearchText } from './listing-query.ts';

const bothShops = ['main', 'caszulo'];

const api = await createTestApi({
  prepare: (database) =>
    insertSmallShopProducts(database, [
      { id: 1, name: 'Vela de lavanda', stock: 0, popularity: 900 },
      { id: 2, name: 'Óleo de lavanda', popularity: 10, priceCents: 5000 },
      { id: 3, name: 'Sachê de lavanda', popularity: 800, priceCents: 2000, shops: bothShops },
      { id: 4, name: 'Lavanda', popularity: 0, stock: 0 },
      { id: 5, name: 'Difusor de figo', popularity: 950, brandId: smallShop.brands.caszulo, shops: bothShops },
      { id: 6, name: 'Chá 100% puro', popularity: 1 },
      { id: 7, name: 'Sabonete', popularity: 990, categoryId: smallShop.categories.lavenders },
    ]),
});
const client = createContractClient(api);

const search = (busca: string, more = {}) => client.get(calls.search, { busca, ...more });
const toIds = ({ conteudo }: Awaited<ReturnType<typeof search>>) => conteudo.produtos.map(({ id }) => id);

it('sorts the whole name first, then names in stock by popularity, then sold-out ones, then the category', async () => {
  expect(toIds(await search('lavanda'))).toEqual([4, 3, 2, 1, 7]);
  expect(toIds(await search('lavandas'))).toEqual([4, 3, 2, 1, 7]);
});

it('orders results by price on request', async () => {
  expect(toIds(await search('lavanda', { order: 'Maior Preço' }))[0]).toBe(2);
});

it('returns the most popular products for an empty text', async () => {
  for (const response of [await search(''), await search('   '), await client.get(calls.search, {})]) {
    expect(response.conteudo.busca.texto).toBe('');
    expect(toIds(response)).toEqual([7, 5, 3, 2, 6, 1, 4]);
    expect(response.info.filtros).toEqual({});
    expect(response.estrutura.seo.canonical).toBe('https://loja.test/busca');
  }
});

it('answers 200 without products when nothing matches', async () => {
  const response = await search('xyzzyq');
  expect(response.conteudo.produtos).toEqual([]);
  expect(response.info).toMatchObject({ total: 0, exibindo: 0, filtros: { busca: 'xyzzyq' } });
});

it('suggests the correct spelling of an unknown word, as written in the names', async () => {
  const suggest = async (text: string) => (await search(text)).conteudo.busca.sugestao;
  expect(await suggest('lavamdha')).toEqual(['lavanda']);
  expect(await suggest('lavnda')).toEqual(['lavanda']);
  expect(await suggest('oleo de lavnda')).toEqual(['óleo de lavanda']);
  for (const text of ['lavanda', 'lavan', 'LAVANDAS', 'sku1', 'xyzzyq', '']) expect(await suggest(text)).toEqual([]);
});

it('never suggests a text that finds less', async () => {
  const count = async (text: string, loja: string) => (await search(text, { loja })).info.total;
  for (const loja of bothShops) {
    for (const text of ['oleo lavnda', 'vella', 'sache lavamda', 'difuzor', 'figu', 'xa puru']) {
      for (const suggestion of (await search(text, { loja })).conteudo.busca.sugestao) {
        expect(await count(suggestion, loja), `${text} -> ${suggestion}`).toBeGreaterThan(0);
        expect(await count(suggestion, loja)).toBeGreaterThanOrEqual(await count(text, loja));
      }
    }
  }
});

it('applies a change of the synonyms once it is recorded', async () => {
  const { kysely } = api.database;
  const catalogue = await createTestCatalogue(api.database);
  const find = () => {
    const model = catalogue.current();
    return model.search.find('cheirinho', () => true).map(({ key }) => model.items[key]?.id);
  };
  await kysely.insertInto('synonyms').values({ words: ' cheirinho ; sachê;' }).execute();
  await kysely.insertInto('synonyms').values({ words: ';só um;' }).execute();
  await catalogue.refresh();
  expect(find()).toEqual([]);
  await recordChange(kysely, { kind: 'all' });
  await catalogue.refresh();
  expect(find()).toEqual([3]);
  await catalogue.close();
});

it.each(['a', 'lavnda ', '%_', '(a+)+$', '\'"'])('reads no more than 200 letters of 10,000 times %j', async (part) => {
  expect((await search(part.repeat(10_000))).conteudo.busca.texto.length).toBeLessThanOrEqual(200);
});

it('searches only the requested second shop, and preserves it in links', async () => {
  const response = await search('lavanda', { loja: 'caszulo' });
  expect(toIds(response)).toEqual([3]);
  expect(response.info.self).toBe('https://loja.test/busca?busca=lavanda&loja=caszulo');
  expect(response.estrutura.seo.canonical).toBe('https://loja.test/busca?busca=lavanda');
  const [order] = response.conteudo.detalhes.ordenacao;
  expect(order?.rota).toMatchObject({ name: 'product/listing/search', query: { busca: 'lavanda', loja: 'caszulo' } });
});

it('accepts the parameters of the suggestions call and an address next to the text', async () => {
  const response = await search('lavanda', { url: '/busca', offset: 0, limit: 2, order: 'Popularidade' });
  expect(toIds(response)).toEqual([4, 3]);
  expect(response.info).toMatchObject({ total: 5, exibindo: 2 });
});

it.each([
  ['%C3%B3leo%20de%20lavanda', 'óleo de lavanda'],
  ['óleo%20de%20lavanda', 'óleo de lavanda'],
  ['100% puro', '100% puro'],
  ['100%25 puro', '100% puro'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['  dois \t espaços  ', 'dois espaços'],
  ['a\u0000b', 'a b'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('parses the text %j as %j', (value, text) => {
  expect(parseSearchText(value)).toBe(text);
});

it.each(['<script>alert(1)</script>', "' or 1=1 --", '😀', '__proto__', 'constructor', '%', '\\', '"aspas"', '*'])(
  'answers 200 to %j and returns the text',
  async (busca) => {
    expect((await search(busca)).conteudo.busca.texto).toBe(busca);
  },
);

it('lets search engines index only results that match every word as typed', async () => {
  const isListed = async (text: string, more = {}) => (await search(text, more)).estrutura.seo.indexar;
  expect(await Promise.all(['lavanda', 'Óleo de lavanda', 'sabonete'].map((text) => isListed(text)))).toEqual([
    true,
    true,
    true,
  ]);
  const others = ['', 'xyzxyz', 'lavanda xyzxyz', 'lavamda'].map((text) => isListed(text));
  expect(await Promise.all(others)).toEqual([false, false, false, false]);
  expect(await isListed('lavanda', { preco: '10-30' })).toBe(false);
  expect(await isListed('lavanda', { offset: 2, limit: 2 })).toBe(false);
  expect((await search('LAVANDA')).estrutura.seo.canonical).toBe('https://loja.test/busca?busca=lavanda');
});
