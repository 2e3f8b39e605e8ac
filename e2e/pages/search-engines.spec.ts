import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const index = await request.get('/sitemap.xml');
  expect(index.status()).toBe(200);
  expect(index.headers()['content-type']).toBe('application/xml; charset=utf-8');
  expect(index.headers()['cache-control']).toBe('public, max-age=3600');
  const files = locations(await index.text());
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  return texts.flatMap(locations);
}

test('the sitemap lists every indexed page of both shops under its canonical URL [R9-42]', async ({
  request,
  shop,
}) => {
  const addresses = await readSitemap(request);
  expect(new Set(addresses).size).toBe(addresses.length);
  const paths = addresses.map((address) => address.replace(shop.url, ''));
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/loja-caszulo', '/marcas', '/lista', '/pagina', '/pagina/sobre', '/lista/kit-sono']),
  );
  expect(paths).not.toContain('/essencia-para-ambiente-sandalo-da-tarde');
  // A sample of every kind: listing, product of one shop, product of the other, brand, landing page, list, page.
  const sample = paths.filter((_, index) => index % 23 === 0);
  expect(sample.length).toBeGreaterThan(10);
  for (const path of sample) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(200);
    const html = await response.text();
    expect.soft(html, path).toContain(`<link rel="canonical" href="${shop.url}${path}"/>`);
    expect.soft(html, path).not.toContain('name="robots"');
  }
});

test('every address of the sitemap and of a menu has a level by url/verify', async ({ request, shop }) => {
  test.setTimeout(120_000);
  const headers = { 'App-Token': 'wapstore' };
  const addresses = await readSitemap(request);
  for (const prefix of ['', 'caszulo-']) {
    for (const name of ['menu-principal', 'pitchbar-topo', 'links-rodape']) {
      const menu = await (await request.get(`/api/v2/front/struct/menus/${prefix}${name}`, { headers })).text();
      addresses.push(...[...menu.matchAll(/"link":"([^"]+)"/g)].map(([, link = '']) => link));
    }
  }
  const ours = new Set(addresses.filter((address) => address.startsWith(shop.url)));
  expect(ours.size).toBeGreaterThan(300);
  const unknown: string[] = [];
  for (const url of ours) {
    const response = await request.get('/api/v2/front/url/verify', { headers, params: { url } });
    if (response.status() !== 200) unknown.push(url);
  }
  expect(unknown).toEqual([]);
});

test('robots.txt names the sitemap and excludes personal and endless URLs; other files of the kind are 404', async ({
  request,
  shop,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const rules = await response.text();
  expect(rules).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  for (const rule of [
    '/checkout/',
    '/minha-conta/',
    '/sacola?',
    '/favoritos$',
    '/mensagens/',
    '/*?filtro=',
    '/*?*&order=',
  ]) {
    expect.soft(rules, rule).toContain(`Disallow: ${rule}\n`);
  }
  expect(rules).not.toContain('/busca');
  for (const path of ['/sitemap/99.xml', '/sitemap/abc', '/sitemap/0.xml']) {
    expect.soft((await request.get(path)).status(), path).toBe(404);
  }
});
