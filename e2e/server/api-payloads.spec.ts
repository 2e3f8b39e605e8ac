// Pages of API responses in every shape that the contract allows, as another implementation of the API may send them.

import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { banner, cards, drawer, menuBar, openDrawer, openPage, sideCart } from '../browsing.ts';
import { test } from '../faulty-shop.ts';
import { expect } from '../fixtures.ts';

const headers = { 'App-Token': 'wapstore' };

async function ask<Schema extends z.ZodType>(
  request: APIRequestContext,
  path: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  return schema.parse(await (await request.get(`/api/v2/front${path}`, { headers })).json());
}

const menuSchema = z.looseObject({ menu: z.array(z.looseObject({ icone: z.string() })) });

const bareItem = {
  label: '',
  link: '',
  target: '_self',
  tipo: 'personalizado',
  idTipo: 0,
  destaque: false,
  rota: {},
  icone: '',
  iconeOriginal: '',
  svg: '',
  sub: [],
};

/** One entry of every kind. URLs of the shop are absolute; a route takes precedence over a link. */
function createMenu(site: string, icone: string) {
  const leaf = { ...bareItem, label: 'Três', link: `${site}/marcas` };
  const middle = { ...bareItem, label: 'Dois', link: `${site}/difusores/de-varetas`, sub: [leaf] };
  const rota = {
    name: 'product/listing/category',
    route: '/difusores',
    path: '/difusores',
    params: { produto: 'difusores' },
    query: { order: 'Favoritos' },
  };
  return [
    {
      ...bareItem,
      label: 'Um',
      link: `${site}/endereco-antigo`,
      tipo: 'categoria',
      idTipo: 1,
      rota,
      icone,
      sub: [middle],
    },
    { ...bareItem, label: 'Só hoje', link: `${site}/ofertas`, destaque: true },
    { ...bareItem, label: 'Sem destino' },
    { ...bareItem, label: 'Revista', link: 'https://revista.example/', target: '_blank' },
  ];
}

test('menus show label, link, route, target, highlight, picture and three levels; only entries with a destination are links [R3-28, R3-29, R3-33, R3-34, R3-35, R3-36, R3-37, R5-15]', async ({
  page,
  request,
  wire,
  shop,
}) => {
  const real = await ask(request, '/struct/menus/menu-principal', menuSchema);
  const icone = real.menu.find((item) => item.icone !== '')?.icone ?? '';
  const menus = {
    'menu-principal': { ...real, menu: createMenu(shop.url, icone) },
    'links-rodape': {
      ...real,
      hash: 'links-rodape',
      menu: [
        {
          ...bareItem,
          label: 'Nossa casa',
          sub: [{ ...bareItem, label: 'História', link: `${shop.url}/pagina/sobre` }],
        },
      ],
    },
  };
  wire.fault = (path) => {
    const body = Object.entries(menus).find(([hash]) => path.startsWith(`/struct/menus/${hash}`))?.[1];
    return body && { status: 200, body };
  };
  await openPage(page, '/marcas');
  const bar = menuBar(page);
  const link = (name: string) => bar.getByRole('link', { name, exact: true, includeHidden: true });
  await expect(link('Um')).toHaveAttribute('href', '/difusores?order=Favoritos');
  await expect(link('Dois')).toHaveAttribute('href', '/difusores/de-varetas');
  await expect(link('Três')).toHaveAttribute('href', '/marcas');
  await expect(link('Revista')).toHaveAttribute('href', 'https://revista.example/');
  await expect(link('Revista')).toHaveAttribute('target', '_blank');
  await expect(link('Revista')).toHaveAttribute('rel', /noopener/);
  await expect(link('Só hoje')).not.toHaveAttribute('target');
  await expect(bar.getByText('Sem destino')).toBeVisible();
  await expect(link('Sem destino')).toHaveCount(0);
  await expect(bar.getByText('Só hoje', { exact: true })).toHaveCSS('font-weight', '600');
  await expect(bar.getByText('Um', { exact: true })).toHaveCSS('font-weight', '500');
  expect(icone).toMatch(/\/img\//);
  await bar.getByRole('button', { name: 'Submenu de Um' }).click();
  await expect(bar.locator('img').filter({ visible: true })).toHaveAttribute('src', icone.replace(shop.url, ''));
  const links = page.getByRole('contentinfo').getByRole('region', { name: 'Nossa casa' }).getByRole('link');
  await expect(links).toHaveText(['História']);
  await expect(links).toHaveAttribute('href', '/pagina/sobre');

  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/marcas');
  const menu = await openDrawer(page);
  await expect(menu.getByRole('link', { name: 'Só hoje', exact: true })).toHaveAttribute('href', '/ofertas');
  await expect(menu.getByText('Sem destino')).toBeVisible();
  await expect(menu.getByText('Sem destino').locator('xpath=ancestor-or-self::*[self::a or self::button]')).toHaveCount(
    0,
  );
  await menu.getByRole('button', { name: 'Um', exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Ver tudo Um' })).toHaveAttribute('href', '/difusores?order=Favoritos');
  await menu.getByRole('button', { name: 'Dois', exact: true }).click();
  await menu.getByRole('link', { name: 'Três', exact: true }).click();
  await expect(drawer(page)).toBeHidden();
});

const productSchema = z.looseObject({
  conteudo: z.looseObject({
    marca: z.looseObject({ nome: z.string() }).optional(),
    atributos: z.looseObject({
      simples: z.looseObject({ valores: z.array(z.looseObject({ estoque: z.number() })) }),
    }),
  }),
});

test('a product can have a list of brands, and a low stock without a number [R3-08, R3-18]', async ({
  page,
  request,
  wire,
}) => {
  const path = '/oleo-essencial-de-melaleuca';
  const call = '/url/product/detail';
  const response = await ask(request, `${call}?url=${path}`, productSchema);
  const { marca, ...content } = response.conteudo;
  expect(marca?.nome).toBe('Manacá');
  const valores = content.atributos.simples.valores.map((value) => ({ ...value, estoque: 4 }));
  const body = {
    ...response,
    conteudo: {
      ...content,
      marcas: [marca],
      estoque: 4,
      atributos: { ...content.atributos, simples: { ...content.atributos.simples, valores } },
    },
  };
  wire.fault = (requested) => (requested.startsWith(call) ? { status: 200, body } : undefined);
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Manacá', exact: true })).toHaveAttribute('href', '/marcas/manaca');
  await expect(main).toContainText('Últimas unidades. Envio em até 1 dia útil');
  await expect(main).not.toContainText(/\b4 unidades/);
});

const listingSchema = z.looseObject({
  conteudo: z.looseObject({
    produtos: z.array(
      z.looseObject({
        nome: z.string(),
        rota: z.looseObject({ path: z.string() }),
        carrinho: z.looseObject({ itens: z.array(z.record(z.string(), z.string())) }),
      }),
    ),
  }),
});
const payloadSchema = z.object({ itens: z.array(z.looseObject({ idProduto: z.string(), preco: z.number() })) });

test('cards link to the URL of the API and add the item of the API to the sacola [R3-17, R3-20]', async ({
  page,
  request,
}) => {
  const path = '/corpo-e-banho';
  const query = `url=${path}&offset=0&limit=12`;
  const { produtos } = (await ask(request, `/url/product/listing/category?${query}`, listingSchema)).conteudo;
  await openPage(page, path);
  await expect(cards(page)).toHaveCount(produtos.length);
  const hrefs = await cards(page)
    .locator('h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(produtos.map(({ rota }) => rota.path));

  const card = cards(page)
    .filter({ has: page.getByRole('button', { name: 'Adicionar à sacola' }) })
    .first();
  const href = await card.locator('h2 a').getAttribute('href');
  const sent = page.waitForRequest((requested) => requested.method() === 'POST');
  await card.getByRole('button', { name: 'Adicionar à sacola' }).click();
  const text = new URLSearchParams((await sent).postData() ?? '').get('carrinho') ?? '';
  const [payload] = payloadSchema.parse(JSON.parse(text)).itens;
  const [expected] = produtos.find(({ rota }) => rota.path === href)?.carrinho.itens ?? [];
  if (!payload) throw new Error('the card posts no item');
  const { preco, ...item } = payload;
  expect(preco, 'the price that the card shows').toBeGreaterThan(0);
  expect(item.idProduto).toMatch(/^\d+$/);
  expect(expected).toMatchObject(item);
  await expect(sideCart(page)).toContainText('Sua sacola (1)');
});

test('calls send the token, and the session from the first addition on; each shop loads its own sacola [R7-02, R7-04, R7-21]', async ({
  page,
  wire,
  context,
}) => {
  const carts = () =>
    wire.calls.flatMap((path, index) =>
      path.startsWith('/checkout/cart?') ? [{ path, session: wire.headers[index]?.['session'] }] : [],
    );
  await openPage(page, '/oleo-essencial-de-melaleuca');
  expect(wire.calls.length).toBeGreaterThan(5);
  expect(carts()).toEqual([]);
  expect(wire.headers.map((sent) => sent['session'])).not.toContainEqual(expect.any(String));
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page)).toContainText('melaleuca');
  const session = (await context.cookies()).find(({ name }) => name === 'PHPSESSID')?.value;
  expect(session).toMatch(/\S{16}/);

  wire.calls.length = 0;
  wire.headers.length = 0;
  await openPage(page, '/marcas?loja=caszulo');
  // Its response has the number of items in the other shop's cart too.
  await expect.poll(carts).toContainEqual({ path: '/checkout/cart?loja=caszulo', session });
  for (const sent of wire.headers) expect.soft(sent['app-token']).toBe('wapstore');
  await expect(banner(page)).toContainText('0 itens');
});
