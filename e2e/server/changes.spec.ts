// Every kind of change of a merchant reaches each page that shows it, in every process, and empties no other.

import { type APIRequestContext, request as playwrightRequest } from '@playwright/test';
import { apiHeaders } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { openMerchant } from '../merchant.ts';
import { isNightly } from '../nightly.ts';
import { startShop } from '../shop-server.ts';

const token = 'figures-of-the-page-cache-in-a-test';
const slug = 'sache-perfumado-de-lavanda';
/** With more, a busy machine is overloaded: it refuses to render, or sends the stored page although it is outdated. */
const atOnce = 2;

test.use({ shopVariables: { PAGE_CACHE_MB: '96', METRICS_TOKEN: token } });

type Merchant = Awaited<ReturnType<typeof openMerchant>>;

interface Change {
  name: string;
  make: (merchant: Merchant) => Promise<unknown>;
  /** A page that shows it, and what the page has only then. */
  shownAt: string;
  shows: RegExp;
  /** The least share of pages that stay cached, where it is measured. */
  survivors?: number;
  /** The addresses that are compared with a process that has cached nothing; by `npm run nightly` at least a sample. */
  compares?: 'sample' | 'all';
}

// Products stand on the pages of their categories and brand, and among those that are like others.
const kept = 0.9;

const changes: readonly Change[] = [
  {
    name: 'price',
    make: ({ price }) => price(slug, 2345),
    shownAt: '/marcas/linho-branco',
    shows: /23,45/,
    survivors: kept,
    compares: 'sample',
  },
  {
    name: 'scheduled price',
    make: ({ schedule }) => schedule(slug, 1234),
    shownAt: '/perfumar-a-casa/saches',
    shows: /12,34/,
  },
  {
    name: 'last units',
    make: ({ stock }) => stock(slug, 2),
    shownAt: `/${slug}`,
    shows: /Últimas unidades/,
  },
  { name: 'sold out', make: ({ stock }) => stock(slug, 0), shownAt: `/${slug}`, shows: /Esgotado/, survivors: kept },
  { name: 'in stock', make: ({ stock }) => stock(slug, 80), shownAt: `/${slug}`, shows: /Em estoque/ },
  {
    name: 'page',
    make: ({ page }) => page('sobre', '<p>Somos sete.</p>'),
    shownAt: '/pagina/sobre',
    shows: /Somos sete/,
  },
  {
    name: 'banner',
    make: ({ banner }) => banner('home-hero', 'Chegou o frio'),
    shownAt: '/',
    shows: /Chegou o frio/,
  },
  {
    name: 'withdrawn',
    make: ({ publish }) => publish('sache-perfumado-de-alecrim-e-laranja', false),
    shownAt: '/perfumar-a-casa/saches',
    shows: /^(?!.*sache-perfumado-de-alecrim-e-laranja)/s,
  },
  {
    name: 'published',
    make: ({ publish }) => publish('sache-perfumado-de-alecrim-e-laranja', true),
    shownAt: '/perfumar-a-casa/saches',
    shows: /sache-perfumado-de-alecrim-e-laranja/,
    // Those that follow empty the cache: here a page that any change before has left outdated is found.
    compares: 'all',
  },
  {
    name: 'menu',
    make: ({ menu }) =>
      menu('links-rodape', [
        { label: 'Ajuda', link: '', entries: [{ label: 'Onde estamos', link: '/pagina/contato' }] },
      ]),
    shownAt: '/',
    shows: /Onde estamos/,
  },
  {
    name: 'setting',
    make: ({ setting }) => setting('site.atendimento', 'Todos os dias'),
    shownAt: '/pagina/contato',
    shows: /Todos os dias/,
    compares: 'sample',
  },
];

const shownPaths = new Set(changes.map(({ shownAt }) => shownAt));

/** Public calls of the API, of which some ignore their `url`. */
const calls = [
  '/settings',
  '/brands',
  '/struct/menus/menu-principal',
  '/struct/menus/links-rodape',
  '/showcase/banners/home-hero',
  '/showcase/products/mais-pedidos',
  '/url/home?url=/pagina/sobre',
  '/url/list/listing?url=/pagina/sobre',
  '/url/list/detail?url=/lista/casa-nova',
  '/url/page?url=/pagina',
  '/url/product/listing/search?busca=sache&url=/marcas/bruma',
  '/url/product/listing/search?busca=kit',
  '/url/product/listing/category?url=/perfumar-a-casa/saches&order=Menor%20Pre%C3%A7o',
  `/url/product/detail?url=/${slug}`,
].map((path) => `/api/v2/front${path}`);

/** Addresses of pages that exist, of `npm run nightly` a thousand: of the sitemap in both shops, and listings in other orders. */
async function listPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap/1.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].flatMap(([, path]) => path ?? []);
  const listings = paths.slice(paths.indexOf('/oleos-essenciais'), paths.indexOf('/lista/kit-sono'));
  const variants = ['ipp=24', 'order=Maior%20Pre%C3%A7o', 'order=Menor%20Pre%C3%A7o', 'ipp=36'];
  const all = [
    ...paths.flatMap((path) => [path, `${path}?loja=caszulo`]),
    // A page beyond the last redirects, and a redirect is not cached.
    ...['/oleos-essenciais', '/difusores', '/perfumar-a-casa'].map((path) => `${path}?pg=2`),
    ...listings.flatMap((path) => variants.map((query) => `${path}?${query}`)),
    ...['lavanda', 'sache', 'difusor'].map((text) => `/busca?busca=${text}`),
  ].slice(0, 1000);
  expect(all).toHaveLength(1000);
  return isNightly ? all : all.filter((path, index) => index % 4 === 0 || shownPaths.has(path));
}

/**
 * The pages in the order of the paths. The first product, category and side shop of a process
 * wait for their chunks, and the order of their head differs.
 */
async function readPages(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  for (const path of [`/${slug}`, '/perfumar-a-casa', '/loja-caszulo']) await request.get(`${path}?vez=1`);
  const texts: string[] = [];
  const waiting = [...paths.keys()];
  const readNext = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      texts[index] = await readPage(request, paths[index] ?? '');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
  return texts;
}

/** `''` for a page that is no longer there. A busy server refuses some, which are asked for again. */
async function readPage(request: APIRequestContext, path: string): Promise<string> {
  let response = await request.get(path, { headers: apiHeaders });
  while (response.status() === 503) response = await request.get(path, { headers: apiHeaders });
  return response.ok() ? response.text() : '';
}

async function countMisses(request: APIRequestContext): Promise<number> {
  const metrics = await (await request.get('/metrics', { headers: { Authorization: `Bearer ${token}` } })).text();
  return Number(/page_cache_requests_total\{result="miss"\} (\d+)/.exec(metrics)?.[1]);
}

/** Resolves once the API answers the stock after a movement that no page shows. */
async function moveUnseenStock(request: APIRequestContext, merchant: Merchant): Promise<void> {
  await merchant.stock(slug, 79);
  let polls = 0;
  const readStock = async () => {
    // A response that is not cached.
    const call = `/api/v2/front/url/product/detail?url=/${slug}&vez=${(polls += 1)}`;
    return /"estoque":(\d+)/.exec(await (await request.get(call, { headers: apiHeaders })).text())?.[1];
  };
  await expect.poll(readStock, { intervals: [50] }).toBe('79');
}

test('each kind of change is on every page that shows it, in every process, and other pages stay cached', async ({
  request,
  shop,
}) => {
  // Each change is compared with a process of its own, by `npm run nightly` all of them.
  test.setTimeout(isNightly ? 1_200_000 : 300_000);
  const variables = { DATABASE_FILE: shop.databaseFile, SITE_URL: shop.url };
  const merchant = await openMerchant(shop.databaseFile);
  const second = await startShop({ ...variables, PAGE_CACHE_MB: '96' });
  const other = await playwrightRequest.newContext({ baseURL: second.url });
  const paths = await listPaths(request);
  await readPages(request, paths);
  const sample = [...paths.filter((_, index) => index % 11 === 0), ...calls];
  await moveUnseenStock(request, merchant);
  const missesAtFirst = await countMisses(request);
  await readPages(request, paths);
  expect(await countMisses(request), 'pages that show no number of pieces stay cached').toBe(missesAtFirst);
  await readPages(other, sample);
  for (const { name, make, shownAt, shows, survivors, compares } of changes) {
    expect(await (await request.get(shownAt)).text(), name).not.toMatch(shows);
    const missesBefore = await countMisses(request);
    await make(merchant);
    for (const reader of [request, other]) {
      await expect.poll(async () => (await reader.get(shownAt)).text(), { intervals: [50] }).toMatch(shows);
    }
    if (survivors !== undefined) {
      await readPages(request, paths);
      const misses = (await countMisses(request)) - missesBefore;
      expect.soft(1 - misses / paths.length, name).toBeGreaterThanOrEqual(survivors);
    }
    if (!compares && !isNightly) continue;
    const fresh = await startShop({ ...variables, PAGE_CACHE_MB: '0' });
    const reader = await playwrightRequest.newContext({ baseURL: fresh.url });
    const compared = compares === 'all' ? [...paths, ...calls] : sample;
    const expected = await readPages(reader, compared);
    const [own, others] = [await readPages(request, compared), await readPages(other, compared)];
    for (const [index, path] of compared.entries()) {
      expect.soft(own[index] === expected[index], `${name}: ${path}`).toBe(true);
      expect.soft(others[index] === expected[index], `${name}, second process: ${path}`).toBe(true);
    }
    await reader.dispose();
    await fresh.stop();
  }
  await other.dispose();
  await Promise.all([second.stop(), merchant.close()]);
});
