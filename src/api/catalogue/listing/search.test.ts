import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { insertSmallShop, smallShop } from '../../testing/insert-small-shop.ts';
import { createReader, type Reader } from '../../testing/reader.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { parseSearchText } from './listing-query.ts';

const bothShops = ['main', 'caszulo'];

let api: TestApi;
let reader: Reader;

beforeAll(async () => {
  api = await createTestApi({
    prepare: (database) =>
      insertSmallShop(database, [
        { id: 1, name: 'Vela de lavanda', stock: 0, popularity: 900 },
        { id: 2, name: 'Óleo de lavanda', popularity: 10, priceCents: 5000 },
        { id: 3, name: 'Sachê de lavanda', popularity: 800, priceCents: 2000, shops: bothShops },
        { id: 4, name: 'Lavanda', popularity: 0, stock: 0 },
        { id: 5, name: 'Difusor de figo', popularity: 950, brandId: smallShop.brands.caszulo, shops: bothShops },
        { id: 6, name: 'Chá 100% puro', popularity: 1 },
      ]),
  });
  reader = createReader(api);
});
afterAll(() => api.close());

const search = (busca: string, more = {}) => reader.read(calls.search, { busca, ...more });
const toIds = ({ conteudo }: Awaited<ReturnType<typeof search>>) => conteudo.produtos.map(({ id }) => id);

it('puts the whole name first, then what is in stock and popular, sold-out last', async () => {
  expect(toIds(await search('lavanda'))).toEqual([4, 3, 2, 1]);
});

it('orders results by price when asked', async () => {
  expect(toIds(await search('lavanda', { order: 'Maior Preço' }))[0]).toBe(2);
});

it('answers an empty text with the most popular products and an empty text', async () => {
  for (const answer of [await search(''), await search('   '), await reader.read(calls.search, {})]) {
    expect(answer.conteudo.busca.texto).toBe('');
    expect(toIds(answer)).toEqual([5, 3, 2, 6, 1, 4]);
    expect(answer.info.filtros).toEqual({});
    expect(answer.estrutura.seo.canonical).toBe('https://loja.test/busca');
  }
});

it('answers 200 with nothing when nothing matches', async () => {
  const answer = await search('xyzzyq');
  expect(answer.conteudo.produtos).toEqual([]);
  expect(answer.info).toMatchObject({ total: 0, exibindo: 0, filtros: { busca: 'xyzzyq' } });
});

it('offers the right spelling when little is found', async () => {
  const answer = await search('lavaannnda');
  expect(answer.conteudo.busca).toEqual({ texto: 'lavaannnda', sugestao: ['lavanda'] });
  expect((await search('lavanda')).conteudo.busca.sugestao).toEqual([]);
  expect((await search('lavnda')).conteudo).toMatchObject({ busca: { sugestao: ['lavanda'] } });
});

it('searches only the side shop when asked, and keeps it in the links', async () => {
  const answer = await search('lavanda', { loja: 'caszulo' });
  expect(toIds(answer)).toEqual([3]);
  expect(answer.info.self).toBe('https://loja.test/busca?busca=lavanda&loja=caszulo');
  expect(answer.estrutura.seo.canonical).toBe('https://loja.test/busca?busca=lavanda');
  const [order] = answer.conteudo.detalhes.ordenacao;
  expect(order?.rota).toMatchObject({ name: 'product/listing/search', query: { busca: 'lavanda', loja: 'caszulo' } });
});

it('lets the suggestions call and the address beside the text alone', async () => {
  const answer = await search('lavanda', { url: '/busca', offset: 0, limit: 2, order: 'Popularidade' });
  expect(toIds(answer)).toEqual([4, 3]);
  expect(answer.info).toMatchObject({ total: 4, exibindo: 2 });
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
])('reads the text %j as %j', (value, text) => {
  expect(parseSearchText(value)).toBe(text);
});

it.each(['<script>alert(1)</script>', "' or 1=1 --", '😀', '__proto__', 'constructor', '%', '\\', '"aspas"', '*'])(
  'answers 200 to %j and gives the text back',
  async (busca) => {
    expect((await search(busca)).conteudo.busca.texto).toBe(busca);
  },
);
