// A CDN in front of the shop: which responses it may cache, by which key, and how it is purged.

import type { APIRequestContext, APIResponse } from '@playwright/test';
import { maria, signIn } from '../accounts.ts';
import { banner, openPage } from '../browsing.ts';
import { expect } from '../fixtures.ts';
import { test as base } from '../merchant.ts';
import { startShop } from '../shop-server.ts';
import { startStandIn, type StandIn } from '../stand-in.ts';

const slug = 'sache-perfumado-de-lavanda';
const rule = 'max-age=120, stale-while-revalidate=60, stale-if-error=300';
const apiHeaders = { 'App-Token': 'wapstore' };
const category = '/api/v2/front/url/product/listing/category?url=/oleos-essenciais&limit=24';

/** The CDN's purge endpoint, with which the shop of these tests is configured. */
const test = base.extend<object, { cdn: StandIn }>({
  cdn: [
    async ({}, use) => {
      const cdn = await startStandIn((_request, response) => response.end('{}'));
      await use(cdn);
      cdn.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ cdn }, use) => {
      const shop = await startShop({
        CDN_SECONDS: '120',
        CDN_PURGE_URL: `${cdn.origin}/purge`,
        CDN_PURGE_TOKEN: 'sign',
      });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const keysOf = (response: APIResponse): string[] =>
  (response.headers()['surrogate-key'] ?? '').split(' ').filter(Boolean);

for (const [name, path, vary, keys, headers] of [
  [
    'a page',
    '/oleos-essenciais',
    'User-Agent, Accept-Encoding',
    /^all shop-main product-listing-category category-\d+ banners$/,
  ],
  [
    'a product of the other shop',
    `/${slug}?loja=caszulo`,
    'User-Agent, Accept-Encoding',
    /^all shop-caszulo product-detail product-\d+$/,
  ],
  ['the home page', '/', 'User-Agent, Accept-Encoding', /^all shop-main home catalogue banners$/],
  [
    'a listing of the API',
    category,
    'App-Token, Accept-Encoding',
    /^all shop-main product-listing-category category-\d+ banners$/,
    apiHeaders,
  ],
  ['the settings', '/api/v2/front/settings', 'App-Token, Accept-Encoding', /^all shop-main$/, apiHeaders],
  ['the sitemap', '/sitemap.xml', 'Accept-Encoding', /^all shop-main catalogue banners lists menus pages$/],
] as const) {
  test(`a CDN may cache ${name}`, ({ request }) => expectCached(request, { path, vary, keys, headers }));
}

interface Cached {
  path: string;
  vary: string;
  keys: RegExp;
  headers?: Record<string, string> | undefined;
}

async function expectCached(request: APIRequestContext, { path, vary, keys, headers = {} }: Cached): Promise<void> {
  const first = await request.get(path, { headers });
  const again = await request.get(path, { headers: { ...headers, 'If-None-Match': first.headers()['etag'] ?? '' } });
  expect([first.status(), again.status()]).toEqual([200, 304]);
  for (const response of [first, again]) {
    expect(response.headers()).toMatchObject({ 'cdn-cache-control': rule, vary });
    expect(keysOf(response).join(' ')).toMatch(keys);
    expect(response.headers()['cache-tag']).toBe(keysOf(response).join(','));
  }
  expect(first.headers()['set-cookie']).toBeUndefined();
}

test('a CDN may cache the data of a navigation', async ({ page, request, shop }) => {
  await openPage(page, '/');
  const loaded = page.waitForResponse(/\/oleos-essenciais\.data/);
  await banner(page).getByRole('link', { name: 'Óleos essenciais', exact: true }).click();
  const path = (await loaded).url().slice(shop.url.length);
  await expectCached(request, { path, vary: 'User-Agent, Accept-Encoding', keys: /category-\d+ banners$/ });
});

async function expectUncached(response: APIResponse, what: string): Promise<void> {
  const headers = response.headers();
  for (const name of ['cdn-cache-control', 'surrogate-key', 'cache-tag']) expect(headers[name], what).toBeUndefined();
  // Other caches ignore these headers and revalidate each time, or store nothing.
  expect(headers['cache-control'], what).toMatch(/no-store|max-age=0, must-revalidate/);
}

test('a CDN may cache neither responses for one visitor nor those that are not pages', async ({ request }) => {
  for (const path of [
    '/nao-existe',
    '/?utm_source=a',
    '/sacola/',
    '/checkout/carrinho',
    '/checkout/acesso/',
    '/minha-conta/',
    '/favoritos/',
    '/visita',
    '/oleos-essenciais?debug=1',
    '/healthz',
  ])
    await expectUncached(await request.get(path, { maxRedirects: 0 }), path);
  for (const path of ['/checkout/cart', '/customer/user', '/url/nothing'])
    await expectUncached(await request.get(`/api/v2/front${path}`, { headers: apiHeaders }), path);
  await expectUncached(await request.get(category), 'without the token');
});

test('sends the same page to all visitors, whatever cookies they have', async ({ request, playwright, shop }) => {
  const customer = await playwright.request.newContext({ baseURL: shop.url });
  expect(await signIn(customer, shop.url, maria)).toBe(200);
  for (const path of ['/', `/${slug}`]) {
    const { etag } = (await request.get(path)).headers();
    expect(etag).toBeDefined();
    for (const other of [
      await request.get(path, { headers: { Cookie: 'consentimento=1; outro=utm_source=a' } }),
      await customer.get(path),
    ])
      expect(other.headers()).toMatchObject({ etag, 'cdn-cache-control': rule });
  }
  await expectUncached(await customer.get('/minha-conta/'), 'a page of the customer');
  await expectUncached(await customer.get('/visita'), 'the personal data of a page');
  await customer.dispose();
});

/** Pages of all kinds, and some of the products, which are last in the sitemap. */
async function readPages(request: APIRequestContext): Promise<Map<string, { text: string; keys: string[] }>> {
  const sitemap = await (await request.get('/sitemap/1.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].flatMap(([, path]) => path ?? []);
  const some = paths.filter((_, index) => index < 40 || index % 8 === 0);
  const all = [...some, '/ofertas', '/busca?busca=lavanda', '/sitemap/1.xml', `/${slug}`, `/${slug}?loja=caszulo`];
  const pages = new Map<string, { text: string; keys: string[] }>();
  for (const path of all) {
    const response = await request.get(path);
    pages.set(path, { text: await response.text(), keys: keysOf(response) });
  }
  return pages;
}

test('a CDN is purged at startup, and after a price change only by the keys of the pages that show the price', async ({
  request,
  merchant,
  cdn,
}) => {
  test.setTimeout(180_000);
  const listPurges = () => cdn.requests.map(({ headers }) => String(headers['surrogate-key']));
  // The start purges twice; a change before the second purge would be part of it.
  const countFullPurges = () => listPurges().filter((keys) => keys === 'all').length;
  await expect.poll(countFullPurges, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(cdn.requests[0]).toMatchObject({ method: 'POST', url: '/purge', headers: { authorization: 'Bearer sign' } });
  const before = await readPages(request);
  const atStart = listPurges().length;
  await merchant.price(slug, 2345);
  await expect.poll(() => listPurges().length).toBeGreaterThan(atStart);
  const purgedKeys = new Set(listPurges().at(-1)?.split(' '));
  expect(purgedKeys).not.toContain('all');

  const after = await readPages(request);
  const changed = [...after].filter(([path, { text }]) => before.get(path)?.text !== text);
  expect(changed.map(([path]) => path)).toContain(`/${slug}`);
  const missed = changed.filter(([path]) => !before.get(path)?.keys.some((key) => purgedKeys.has(key)));
  expect(missed.map(([path]) => path)).toEqual([]);
  const unaffected = [...before].filter(([, { keys }]) => !keys.some((key) => purgedKeys.has(key)));
  expect(unaffected.length).toBeGreaterThan(before.size / 2);
});
