// Cached pages are public: none is personal, and none is stale.

import type { APIRequestContext } from '@playwright/test';
import { joao, maria, signIn } from '../accounts.ts';
import { expect } from '../fixtures.ts';
import { test } from '../merchant.ts';

const pageCount = 60;

// A shop of its own, because changes of other files are still being applied in the shared one.
test.use({ shopVariables: { PAGE_CACHE_MB: '24' } });

/** Paths of the sitemap, some of them also with the second shop's key. */
async function listPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap/1.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].flatMap(([, path]) => path ?? []);
  return paths
    .flatMap((path, index) => (index % 15 === 0 ? [path, `${path}?loja=caszulo`] : [path]))
    .slice(0, pageCount);
}

test('two customers and a visitor load sixty pages concurrently: the same bytes, beside the personal data of each', async ({
  playwright,
  request,
  shop,
}) => {
  test.setTimeout(120_000);
  const open = () => playwright.request.newContext({ baseURL: shop.url });
  const customers = [
    { ...maria, request: await open() },
    { ...joao, request: await open() },
  ];
  for (const customer of customers) expect(await signIn(customer.request, shop.url, customer)).toBe(200);
  const paths = await listPaths(request);
  expect(paths).toHaveLength(pageCount);
  for (const path of paths) {
    const [publicPage, ...own] = await Promise.all(
      [request, ...customers.map((customer) => customer.request)].map(async (reader) => {
        const [page, visit] = await Promise.all([reader.get(path), reader.get('/visita')]);
        const { 'set-cookie': cookie } = page.headers();
        return { text: await page.text(), cookie, visit: await visit.text(), rule: visit.headers()['cache-control'] };
      }),
    );
    for (const { email } of customers) expect(publicPage?.visit.includes(email), path).toBe(false);
    for (const [index, { email }] of customers.entries()) {
      const { text, visit, ...headers } = own[index] ?? {};
      expect(text === publicPage?.text, path).toBe(true);
      expect(headers, path).toEqual({ cookie: undefined, rule: 'private, no-store' });
      expect(visit?.includes(email), path).toBe(true);
      for (const other of customers.filter((customer) => customer.email !== email))
        expect(visit?.includes(other.email), `${path}: ${other.email}`).toBe(false);
    }
  }
  await Promise.all(customers.map((customer) => customer.request.dispose()));
});

test('pages with different cache keys have different ETags', async ({ request }) => {
  const tag = async (headers: Record<string, string>, path = '/oleos-essenciais') =>
    (await request.get(path, { headers })).headers()['etag'];
  const desktop = await tag({ 'User-Agent': 'Firefox' });
  expect(desktop).toMatch(/^"[\w-]{22}-br"$/);
  expect(await tag({ 'User-Agent': 'Safari', Host: 'evil.test', 'X-Forwarded-Host': 'evil.test' })).toBe(desktop);
  expect(await tag({ 'User-Agent': 'Firefox' }, '/oleos-essenciais?utm_source=a')).toBe(desktop);
  const others = await Promise.all([
    tag({ 'User-Agent': 'Firefox Mobile' }),
    tag({ 'User-Agent': 'Macintosh' }),
    tag({ 'User-Agent': 'Firefox', 'Accept-Encoding': 'gzip' }),
    tag({ 'User-Agent': 'Firefox' }, '/oleos-essenciais?loja=caszulo'),
    tag({ 'User-Agent': 'Firefox' }, '/oleos-essenciais?pg=2'),
  ]);
  expect(new Set([desktop, ...others]).size).toBe(6);
  const known = await request.get('/oleos-essenciais', {
    headers: { 'User-Agent': 'Firefox', 'If-None-Match': desktop ?? '' },
  });
  expect(known.status()).toBe(304);
});
