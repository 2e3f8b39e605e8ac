import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { errorSchema } from '#contract/shared.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { parseAddress } from './addresses.ts';

const site = 'https://loja.test';

it.each([
  ['/oleos', '/oleos'],
  ['oleos', '/oleos'],
  ['/oleos/', '/oleos'],
  ['/oleos///', '/oleos'],
  ['/oleos.html', '/oleos'],
  ['/oleos.html/', '/oleos'],
  ['/OLEOS/Florais', '/oleos/florais'],
  ['%2Foleos%2Fflorais', '/oleos/florais'],
  ['%252Foleos%252Fflorais', '/oleos/florais'],
  ['/oleos?marca=3&pg=2', '/oleos'],
  ['/oleos&marca=3', '/oleos'],
  ['/oleos#topo', '/oleos'],
  ['https://loja.test/oleos/', '/oleos'],
  ['http://LOJA.test/oleos?x=1', '/oleos'],
  ['https%3A%2F%2Floja.test%2Foleos', '/oleos'],
  ['', '/'],
  ['/', '/'],
  ['https://loja.test', '/'],
  [' /oleos ', '/oleos'],
  ['/a/b/c/d', '/a/b/c/d'],
])('parses %j as the path %s', (address, path) => {
  expect(parseAddress(site, address)).toBe(path);
});

it.each([
  '//evil.test',
  '%2F%2Fevil.test',
  'https://evil.test/oleos',
  'https://loja.test.evil.test/oleos',
  'https://loja.test@evil.test/oleos',
  'javascript:alert(1)',
  '/\\evil.test',
  '/oleos//florais',
  '/a/b/c/d/e',
  '/oleos%00',
  '/%E0%A4%A',
  `/${'a'.repeat(3000)}`,
])('refuses %j', (address) => {
  expect(parseAddress(site, address)).toBeUndefined();
});

const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      { id: 1, slug: 'oleo-de-lavanda', categoryId: smallShop.categories.french },
      { id: 2, slug: 'vela-de-figo', brandId: smallShop.brands.caszulo, shops: ['main', 'caszulo'] },
    ]);
    const { kysely } = database;
    const texts = { intro: '', text: '', seo_title: '', seo_description: '', indexable: 1 } as const;
    await kysely
      .insertInto('landing_pages')
      .values({ slug: 'para-dormir', name: 'Para dormir', ...texts })
      .execute();
    await kysely
      .insertInto('redirects')
      .values([
        { from_path: '/lavanda-antiga', to_path: '/oleo-de-lavanda', status: 301 },
        { from_path: '/dormir', to_path: '/c/para-dormir', status: 301 },
        { from_path: '/blog-antigo', to_path: 'https://blog.exemplo.test/', status: 301 },
      ])
      .execute();
  },
});
const client = createContractClient(api);

it.each([
  ['/', 'home'],
  ['/loja-caszulo', 'home'],
  ['/oleo-de-lavanda', 'product/detail'],
  ['/Oleo-De-Lavanda.html', 'product/detail'],
  ['/lavanda-antiga', 'product/detail'],
  ['/oleos', 'product/listing/category'],
  ['/oleos/florais', 'product/listing/category'],
  ['/oleos/florais/lavandas/', 'product/listing/category'],
  ['/oleos/florais/lavandas/francesas', 'product/listing/category'],
  ['/ofertas', 'product/listing/category'],
  ['/ofertas/oleos', 'product/listing/category'],
  ['/ofertas/oleos/florais/lavandas', 'product/listing/category'],
  ['/marcas/serra-clara', 'product/listing/brand'],
  ['/c/para-dormir', 'product/listing/landing-page'],
  ['/busca?busca=lavanda', 'product/listing/search'],
  ['/lista', 'list/listing'],
  ['/pagina', 'page'],
  ['/pagina/sobre', 'page'],
  ['/marcas', 'page'],
  ['/Marcas/', 'page'],
  ['/pagina/avaliacao-da-loja', 'page'],
])('resolves %s to the level %s', async (url, level) => {
  expect(await client.get(calls.verify, { url })).toMatchObject({ nivel: level });
});

it.each([
  ['/lavanda-antiga', '/oleo-de-lavanda'],
  ['/dormir', '/c/para-dormir'],
  ['/Oleo-De-Lavanda.html', '/oleo-de-lavanda'],
  ['/marcas/', '/marcas'],
])('resolves %s to the one address %s', async (url, path) => {
  expect(await client.get(calls.verify, { url })).toMatchObject({ path });
});

it.each([
  '/nao-existe',
  '/blog-antigo',
  '/oleo-de-lavanda/x',
  '/oleos/oleo-de-lavanda',
  '/florais',
  '/ofertas/oleos/florais/lavandas/francesas',
  '/oleos/florais/lavandas/francesas/quinto',
  '/marcas/nenhuma',
  '/marcas/serra-clara/x',
  '/c/nenhuma',
  '/lista/nenhuma',
  '/pagina/nenhuma',
  '//evil.test',
  'https://evil.test/oleos',
  '/constructor',
  '/__proto__',
])('answers 404 with a message for %s', async (url) => {
  const { status, body } = await client.request('/url/verify', { url });
  expect(status).toBe(404);
  expect(errorSchema.parse(body).error).toBe('Endereço não encontrado.');
});

it('answers 400 without an address', async () => {
  const { status, body } = await client.request('/url/verify');
  expect(status).toBe(400);
  expect(errorSchema.parse(body).error).toContain('endereço');
});

it('answers 404 when the address has another level than the call', async () => {
  const wrong = [
    ['/url/product/detail', '/oleos'],
    ['/url/product/listing/category', '/oleo-de-lavanda'],
    ['/url/product/listing/brand', '/oleos'],
    ['/url/product/listing/landing-page', '/marcas/serra-clara'],
    ['/url/list/detail', '/oleos'],
    ['/url/page', '/oleos'],
  ];
  for (const [path = '', url = ''] of wrong) expect((await client.request(path, { url })).status, path).toBe(404);
});

it('returns a product page in either shop, with one canonical address', async () => {
  const main = await client.get(calls.productDetail, { url: '/vela-de-figo' });
  const side = await client.get(calls.productDetail, { url: '/oleo-de-lavanda', loja: 'caszulo' });
  expect(main.estrutura.seo.canonical).toBe(`${site}/vela-de-figo`);
  expect(side.estrutura.seo.canonical).toBe(`${site}/oleo-de-lavanda`);
});

it('names the first segment produto and the next ones categoriaNivel2 to 4', async () => {
  const { estrutura } = await client.get(calls.categoryListing, { url: '/oleos/florais/lavandas/francesas' });
  expect(estrutura.breadcrumb.map(({ label }) => label)).toEqual([
    'Início',
    'Óleos',
    'Florais',
    'Lavandas',
    'Francesas',
  ]);
  expect(estrutura.breadcrumb.at(-1)?.rota?.params).toEqual({
    produto: 'oleos',
    categoriaNivel2: 'florais',
    categoriaNivel3: 'lavandas',
    categoriaNivel4: 'francesas',
  });
});

it('returns for /marcas the index of the brands of the shop', async () => {
  const { estrutura, conteudo } = await client.get(calls.page, { url: '/marcas' });
  expect(estrutura.breadcrumb.at(-1)).toMatchObject({ label: 'Marcas', rota: { name: 'page', path: '/marcas' } });
  expect(conteudo.paginas).toEqual([
    { titulo: 'Caszulo', path: '/marcas/caszulo' },
    { titulo: 'Serra Clara', path: '/marcas/serra-clara' },
  ]);
  const side = await client.get(calls.page, { url: '/marcas', loja: 'caszulo' });
  expect(side.conteudo.paginas?.map(({ titulo }) => titulo)).toEqual(['Caszulo']);
});
