// Cached pages are public: none is personal, and none is stale.

import type { APIRequestContext } from '@playwright/test';
import { joao, maria, signIn } from '../accounts.ts';
import { expect } from '../fixtures.ts';
import { test } from '../merchant.ts';

const pageCount = 60;
const visitorGreeting = 'Olá, visitante!';

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

test('two customers and a visitor load sixty pages concurrently, and each sees only their own data', async ({
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
  const signsOf = ({ greeting, email }: { greeting: string; email: string }) => [greeting, email];
  for (const path of paths) {
    const [visitors, again, ...own] = await Promise.all(
      [request, request, ...customers.map((customer) => customer.request)].map(async (reader) => {
        const response = await reader.get(path);
        // React separates texts by comments.
        const text = (await response.text()).replaceAll('<!-- -->', '');
        return { text, rule: response.headers()['cache-control'] };
      }),
    );
    expect(visitors?.text.includes(visitorGreeting), path).toBe(true);
    expect(again?.text === visitors?.text, path).toBe(true);
    for (const sign of customers.flatMap(signsOf))
      expect(visitors?.text.includes(sign), `${path}: ${sign}`).toBe(false);
    for (const [index, customer] of customers.entries()) {
      const page = own[index];
      expect(page?.rule, path).toBe('private, no-store');
      for (const sign of signsOf(customer)) expect(page?.text.includes(sign), `${path}: ${sign}`).toBe(true);
      for (const other of customers.filter((one) => one !== customer).flatMap(signsOf)) {
        expect(page?.text.includes(other), `${path}: ${other}`).toBe(false);
      }
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
