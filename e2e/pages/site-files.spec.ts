// Documents for browsers, shopping services and other programs, as the built shop answers them.

import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../fixtures.ts';

const shops = [
  { home: '/', query: '', name: /Manac/, header: '#ffffff' },
  { home: '/loja-caszulo', query: '?loja=caszulo', name: /Caszulo/, header: '#14293a' },
] as const;

const manifestSchema = z.looseObject({
  name: z.string(),
  start_url: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), type: z.string() })),
});

async function readHead(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return {
    html,
    manifest: find(/<link rel="manifest" href="([^"]+)"/),
    search: find(/<link rel="search" type="application\/opensearchdescription\+xml" title="[^"]+" href="([^"]+)"/),
    color: find(/<meta name="theme-color" content="([^"]+)"/),
  };
}

for (const { home, query, name, header } of shops) {
  test(`the pages of ${home} lead to its manifest and its search [R2.6-24]`, async ({ request }) => {
    const head = await readHead(request, home);
    expect(head.manifest).toBe(`/manifest.webmanifest${query}`);
    expect(head.search).toBe(`/opensearch.xml${query}`);
    expect(head.color).toBe(header);
    const response = await request.get(head.manifest);
    expect(response.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = manifestSchema.parse(await response.json());
    expect(manifest).toMatchObject({ start_url: home, theme_color: header });
    expect(manifest.name).toMatch(name);
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect.soft([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
    }
    const search = await request.get(head.search);
    expect(search.headers()['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(await search.text()).toMatch(/template="[^"]*\/busca\?[^"]*busca=\{searchTerms\}"/);
  });

  test(`the browser can install the shop at ${home}`, async ({ page }) => {
    await page.goto(home);
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Profiles of tests are incognito, in which nothing is installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });

  test(`the feed of ${home} is well-formed, and its items lead to pages that say the same [R2.6-23]`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const response = await request.get(`/feeds/google.xml${query}`);
    expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
    expect(response.headers()['cache-control']).toBe('public, max-age=60');
    const xml = await response.text();
    await page.goto('/pagina/entrega');
    const items = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/xml');
      const error = document.querySelector('parsererror');
      if (error) throw new Error(error.textContent);
      return [...document.querySelectorAll('item')].map((item) =>
        Object.fromEntries([...item.children].map(({ localName, textContent }) => [localName, textContent])),
      );
    }, xml);
    expect(items.length).toBeGreaterThan(50);
    for (const item of items.filter((_, index) => index % 9 === 0)) {
      const { id = '', link = '', price, sale_price: salePrice = price, availability } = item;
      const html = await (await request.get(link, { maxRedirects: 0 })).text();
      const offer = findOffer(html, id);
      expect
        .soft([offer?.price, offer?.availability], link)
        .toEqual([
          salePrice?.replace(' BRL', ''),
          `https://schema.org/${availability === 'in_stock' ? 'InStock' : 'OutOfStock'}`,
        ]);
      if (query) expect.soft(html, link).toContain('data-shop="caszulo"');
    }
  });
}

const offerSchema = z.looseObject({ sku: z.string().optional(), price: z.string(), availability: z.string() });
const productSchema = z.looseObject({
  '@type': z.literal('Product'),
  sku: z.string(),
  offers: z.union([z.array(offerSchema), offerSchema.transform((offer) => [offer])]),
});

function findOffer(html: string, id: string) {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  const product = texts.map((text) => productSchema.safeParse(JSON.parse(text))).find(({ success }) => success)?.data;
  return product?.offers.find(({ sku = product.sku }) => sku === id);
}

test('the feed of the second shop is found below its home too [R2.6-23]', async ({ request }) => {
  const response = await request.get('/loja-caszulo/feeds/google.xml', { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([301, '/feeds/google.xml?loja=caszulo']);
  const unknown = await request.get('/loja-outra/feeds/google.xml', { maxRedirects: 0 });
  expect(unknown.status()).toBe(404);
});

test('says whom to tell about a security problem, and to programs what the shop is [R2.6-25]', async ({ request }) => {
  const security = await request.get('/.well-known/security.txt');
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await security.text();
  expect(text).toMatch(/^Contact: mailto:/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  for (const { query, name } of shops) {
    const llms = await request.get(`/llms.txt${query}`);
    expect.soft(llms.headers()['content-type'], query).toBe('text/plain; charset=utf-8');
    const [title = ''] = (await llms.text()).split('\n');
    expect.soft(title).toMatch(/^# /);
    expect.soft(title).toMatch(name);
  }
});

test('every link of llms.txt leads to a page', async ({ request }) => {
  const text = await (await request.get('/llms.txt?loja=caszulo')).text();
  const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) expect.soft((await request.get(link, { maxRedirects: 0 })).status(), link).toBe(200);
});
