import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { errorSchema } from '#contract/shared.ts';
import type { Database } from '#database/client.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { createTestApi } from '../../testing/test-api.ts';

// The menus of the contract (section 4.2).
const menus = ['menu-principal', 'pitchbar-topo', 'links-rodape'];
const menuHashes = [...menus, ...menus.map((menu) => `caszulo-${menu}`)];
const bothShops = ['main', 'caszulo'];

const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      { id: 1, slug: 'oleo', priceCents: 1000, popularity: 5, launchedAt: 300 },
      {
        id: 2,
        slug: 'vela',
        priceCents: 2000,
        listPriceCents: 3000,
        popularity: 9,
        launchedAt: 100,
        shops: bothShops,
      },
      { id: 3, slug: 'esgotado', stock: 0, popularity: 99, launchedAt: 400, listPriceCents: 9000 },
    ]);
    await insertContent(database);
  },
});
const client = createContractClient(api);

async function insertContent({ kysely }: Database): Promise<void> {
  for (const table of ['menus', 'showcases', 'banner_places', 'popups', 'pages'] as const) {
    await kysely.deleteFrom(table).execute();
  }
  await kysely
    .insertInto('menus')
    .values(menuHashes.map((hash, index) => ({ id: index + 1, hash, name: `Menu ${index}` })))
    .execute();
  const item = { menu_id: 1, opens_new_tab: 0, highlighted: 0, picture_key: null, category_id: null } as const;
  await kysely
    .insertInto('menu_items')
    .values([
      { ...item, id: 1, parent_id: null, position: 1, label: 'Blog', link: 'https://blog.exemplo/', opens_new_tab: 1 },
      {
        ...item,
        id: 2,
        parent_id: null,
        position: 0,
        label: 'Óleos',
        link: '',
        category_id: smallShop.categories.oils,
      },
      { ...item, id: 3, parent_id: 2, position: 0, label: 'Óleo', link: '/oleo', highlighted: 1 },
      { ...item, id: 4, parent_id: 3, position: 0, label: 'Busca', link: '/busca?busca=lavanda' },
      { ...item, id: 5, parent_id: 4, position: 0, label: 'Fundo demais', link: '/oleo' },
      { ...item, id: 6, parent_id: null, position: 2, label: 'Marcas', link: '/marcas' },
      { ...item, id: 7, parent_id: null, position: 3, label: 'Sem destino', link: '' },
      { ...item, id: 8, parent_id: null, position: 0, label: 'Vela', link: '/vela', menu_id: 4 },
    ])
    .execute();
  await insertPlaces({ kysely });
  const show = { level: 'home', heading_tag: 'h2', size: 8 };
  await kysely
    .insertInto('showcases')
    .values([
      { id: 1, hash: 'manual', title: 'Escolhidos', rule: 'manual', ...show },
      { id: 2, hash: 'populares', title: 'Populares', rule: 'popular', ...show },
      { id: 3, hash: 'novos', title: 'Novos', rule: 'new', ...show },
      { id: 4, hash: 'ofertas', title: 'Ofertas', rule: 'offers', ...show },
      { id: 5, hash: 'um', title: 'Um só', rule: 'popular', ...show, size: 1 },
    ])
    .execute();
  await kysely
    .insertInto('showcase_products')
    .values([
      { showcase_id: 1, product_id: 3, position: 1 },
      { showcase_id: 1, product_id: 2, position: 0 },
    ])
    .execute();
  const page = { html: '<p>Texto <b>da</b> página.</p>', seo_title: '', seo_description: '', updated_at: 0 };
  await kysely
    .insertInto('pages')
    .values([
      { id: 1, slug: 'sobre', title: 'Sobre', indexable: 1, position: 1, ...page },
      { id: 2, slug: 'escondida', title: 'Escondida', indexable: 0, position: 0, ...page },
    ])
    .execute();
}

async function insertPlaces({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await kysely
    .insertInto('banner_places')
    .values([
      { hash: 'popup-intencao-saida', name: 'Saída' },
      { hash: 'topo', name: 'Topo' },
      { hash: 'vazio', name: 'Vazio' },
    ])
    .execute();
  const banner = {
    place_hash: 'topo',
    shop_id: null,
    level_id: null,
    eyebrow: '',
    title: 'Título',
    text: '',
    button: '',
    alternative: '',
    link: '/ofertas',
    desktop_picture_key: null,
    mobile_picture_key: null,
    starts_at: Date.parse('2026-11-01T00:00:00-03:00'),
  };
  await kysely
    .insertInto('banners')
    .values([
      { ...banner, name: 'Segundo', position: 2 },
      { ...banner, name: 'Primeiro', position: 1 },
      { ...banner, name: 'Da Caszulo', shop_id: 'caszulo', position: 3 },
      { ...banner, name: 'De óleos', level_id: smallShop.categories.oils, position: 4 },
      { ...banner, name: 'Ainda não', position: 5, starts_at: Date.parse('2026-11-25T00:00:00-03:00') },
    ])
    .execute();
  const popup = { title: '', html: '', picture_key: null, link: '', button: '', delay_ms: 0, active: 1 } as const;
  await kysely
    .insertInto('popups')
    .values([
      { ...popup, id: 1, level: 'home', shop_id: null },
      { ...popup, id: 2, level: 'home', shop_id: 'caszulo' },
      { ...popup, id: 3, level: 'product/detail', shop_id: null, link: '/ofertas' },
      { ...popup, id: 4, level: 'page', shop_id: null, active: 0 },
      { ...popup, id: 5, level: 'list/detail', shop_id: 'main' },
      { ...popup, id: 6, level: 'category', shop_id: null },
    ])
    .execute();
}

it.each([...menuHashes])('returns the menu %s [R3-27]', async (hash) => {
  expect((await client.get(calls.menu, { hash })).hash).toBe(hash);
});

it('returns the tree of a menu in order, three levels deep, with absolute links [R3-31, R3-32]', async () => {
  const { menu } = await client.get(calls.menu, { hash: 'menu-principal' });
  expect(menu.map(({ label, link }) => [label, link])).toEqual([
    ['Óleos', 'https://loja.test/oleos'],
    ['Blog', 'https://blog.exemplo/'],
    ['Marcas', 'https://loja.test/marcas'],
    ['Sem destino', ''],
  ]);
  expect(menu[0]).toMatchObject({ tipo: 'categoria', idTipo: smallShop.categories.oils, target: '_self' });
  expect(menu[0]?.sub[0]?.sub[0]).toMatchObject({ label: 'Busca', sub: [] });
});

it('adds a route to links of the shop and none to others', async () => {
  const { menu } = await client.get(calls.menu, { hash: 'menu-principal' });
  const [oils, blog, brands] = menu;
  expect(oils?.rota).toMatchObject({ name: 'product/listing/category', path: '/oleos', params: { produto: 'oleos' } });
  expect(oils?.sub[0]).toMatchObject({ destaque: true, rota: { name: 'product/detail', path: '/oleo' } });
  expect(oils?.sub[0]?.sub[0]?.rota).toMatchObject({ name: 'product/listing/search', query: { busca: 'lavanda' } });
  expect(blog).toMatchObject({ target: '_blank', rota: {} });
  expect(brands?.rota).toMatchObject({ name: 'page', path: '/marcas' });
});

it('links from the second shop’s menu into the second shop', async () => {
  const { menu } = await client.get(calls.menu, { hash: 'caszulo-menu-principal' });
  expect(menu[0]).toMatchObject({ link: 'https://loja.test/vela?loja=caszulo', rota: { query: { loja: 'caszulo' } } });
});

it.each([
  '/struct/menus/nenhum',
  '/struct/popup/nenhum',
  '/showcase/banners/nenhum',
  '/showcase/products/nenhum',
  '/struct/popup/page',
  '/struct/popup/tail',
  '/struct/popup/listing',
  '/struct/popup/%E0%A4%A',
])('answers 404 with a message for %s', async (path) => {
  const { status, body } = await client.request(path);
  expect(status).toBe(404);
  expect(errorSchema.parse(body).error).not.toBe('');
});

it.each([
  ['home', 'main', 1],
  ['home', 'caszulo', 2],
  ['product/detail', 'main', 3],
  ['detail', 'main', 3],
  ['Product/Detail/', 'main', 3],
  ['list/detail', 'main', 5],
  ['product/listing/category', 'main', 6],
  ['category', 'caszulo', 6],
])('returns for the level %s in the shop %s the popup %i', async (level, loja, id) => {
  expect((await client.get(calls.popup, { level, loja })).id).toBe(id);
});

it('lists in the settings the levels that have a popup in the shop', async () => {
  expect((await client.get(calls.settings, { loja: 'main' })).popups).toContain('list/detail');
  expect((await client.get(calls.settings, { loja: 'caszulo' })).popups).not.toContain('list/detail');
});

it('returns the started banners of a place, for the shop and the level', async () => {
  const read = async (more = {}) =>
    (await client.get(calls.banners, { hash: 'topo', ...more })).banners.map(({ nome }) => nome);
  expect(await read()).toEqual(['Primeiro', 'Segundo']);
  expect(await read({ limit: 1 })).toEqual(['Primeiro']);
  expect(await read({ loja: 'caszulo' })).toEqual(['Primeiro', 'Segundo', 'Da Caszulo']);
  expect(await read({ idNivel: smallShop.categories.oils })).toEqual(['De óleos']);
  expect(await read({ idNivel: smallShop.categories.oils, loja: 'caszulo', limit: 5 })).toEqual(['De óleos']);
  for (const idNivel of ['12345', 'abc', '-1', '1.5', '9999999999']) expect(await read({ idNivel })).toEqual([]);
  expect(await read({ idNivel: '' })).toEqual(['Primeiro', 'Segundo']);
  for (const limit of ['0', '-3', '1']) expect(await read({ limit })).toEqual(['Primeiro']);
  for (const limit of ['', 'abc', '1.5', '99999999999']) expect(await read({ limit })).toHaveLength(2);
  api.clock.now = new Date('2026-11-25T00:00:00-03:00');
  expect(await read()).toEqual(['Primeiro', 'Segundo', 'Ainda não']);
  api.clock.now = new Date('2026-11-20T10:00:00-03:00');
});

it('returns an empty list for a known place without banners', async () => {
  expect(await client.get(calls.banners, { hash: 'vazio' })).toEqual({ banners: [] });
  expect(await client.get(calls.banners, { hash: 'popup-intencao-saida' })).toEqual({ banners: [] });
});

it('returns a banner with an absolute link and its start, and without a missing picture', async () => {
  const [banner] = (await client.get(calls.banners, { hash: 'topo' })).banners;
  expect(banner).toMatchObject({
    dataInicial: '2026-11-01T00:00:00-03:00',
    dimensoes: { desktop: { imagem: '', link: 'https://loja.test/ofertas' } },
  });
});

it.each([
  ['manual', 'main', [2, 3]],
  ['manual', 'caszulo', [2]],
  ['populares', 'main', [2, 1]],
  ['populares', 'caszulo', [2]],
  ['novos', 'main', [1, 2]],
  ['ofertas', 'main', [2]],
  ['um', 'main', [2]],
])('shows in the showcase %s of the shop %s the products %j', async (hash, loja, ids) => {
  const { produtos } = await client.get(calls.showcase, { hash, loja });
  expect(produtos.map(({ id }) => id)).toEqual(ids);
});

it('returns the home page of each shop', async () => {
  const main = await client.get(calls.home);
  expect(main.estrutura).toMatchObject({ nivel: 'home', seo: { canonical: 'https://loja.test/' } });
  const side = await client.get(calls.home, { loja: 'caszulo' });
  const sideByPath = await client.get(calls.home, { url: '/loja-caszulo' });
  expect(side.estrutura.seo.canonical).toBe('https://loja.test/loja-caszulo');
  expect(side.estrutura.seo.title).toContain('Caszulo');
  expect(sideByPath).toEqual(side);
});

it('promises no discount on Pix on the home of a shop that takes no Pix', async () => {
  const { description } = (await client.get(calls.home)).estrutura.seo;
  expect(description).toMatch(/^Compre .+ e mais, com frete grátis a partir de R\$\s159\.$/);
});

it('returns an institutional page', async () => {
  const { conteudo, estrutura } = await client.get(calls.page, { url: '/pagina/sobre' });
  expect(conteudo).toMatchObject({ id: 1, titulo: 'Sobre', conteudo: '<p>Texto <b>da</b> página.</p>' });
  expect(estrutura.seo).toMatchObject({ description: 'Texto da página.', indexar: true });
  expect((await client.get(calls.page, { url: '/pagina/escondida' })).estrutura.seo.indexar).toBe(false);
});

it('returns for /pagina the index of the indexable pages', async () => {
  const { conteudo } = await client.get(calls.page, { url: '/pagina' });
  expect(conteudo.paginas).toEqual([{ titulo: 'Sobre', path: '/pagina/sobre' }]);
});

it('lists the brands of the shop by name', async () => {
  const main = await client.get(calls.brands, { ativo: 'true' });
  expect(main.marcas.map(({ nome }) => nome)).toEqual(['Caszulo', 'Serra Clara']);
  const side = await client.get(calls.brands, { ativo: 'true', loja: 'caszulo' });
  expect(side.marcas.map(({ nome }) => nome)).toEqual(['Caszulo']);
});

it('returns the settings with the values of the specification', async () => {
  const { sistema } = await client.get(calls.settings);
  expect(sistema.checkout.pagamento).toEqual({
    descontos: { pix: 0.05, boleto: 0, cartao: 0, deposito: 0 },
    prioridade: 'pix',
    somentePix: true,
    formas: [],
  });
  expect(sistema.checkout.carrinho).toMatchObject({
    alertaFreteGratis: false,
    alertaFreteGratisValorFixo: { status: true, valor: 159, valorSulSudeste: 149 },
  });
  expect(sistema.listagem).toEqual({
    itensPorPagina: 12,
    opcoesItensPorPagina: [12, 24, 36],
    ordenacaoPadrao: 'Popularidade',
  });
  expect(sistema.assinatura.recorrencias).toEqual([15, 30, 60, 90]);
});
