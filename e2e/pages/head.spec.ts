import { type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../fixtures.ts';
import { openMerchant } from '../merchant.ts';

test.use({
  javaScriptEnabled: false,
  expectedProblems: [/\b40[04]\b/],
  extraHTTPHeaders: { 'App-Token': 'wapstore' },
});

const seoSchema = z.object({
  estrutura: z.object({
    seo: z.object({
      title: z.string(),
      description: z.string(),
      keywords: z.string(),
      canonical: z.string(),
    }),
  }),
});
const dataSchema = z.looseObject({ '@type': z.string() });
const productDataSchema = z.looseObject({
  sku: z.string(),
  category: z.string(),
  gtin13: z.string().optional(),
  gtin: z.string().optional(),
  offers: z.unknown(),
  aggregateRating: z.looseObject({ ratingValue: z.coerce.number() }).optional(),
  review: z.array(z.looseObject({ '@type': z.literal('Review') })).optional(),
});
const breadcrumbSchema = z.looseObject({
  itemListElement: z.array(z.looseObject({ position: z.number(), name: z.string(), item: z.string() })),
});

test('title, description, keywords and canonical URL come from the SEO data [R2.6-10, R2.6-12, R3-02]', async ({
  page,
  request,
}) => {
  const seo = await readSeo(request, '/api/v2/front/url/product/detail?url=/oleo-essencial-de-lavanda-francesa');
  await page.goto('/oleo-essencial-de-lavanda-francesa');
  await expect(page).toHaveTitle(seo.title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', seo.description);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', seo.canonical);
  expect(seo.keywords).not.toBe('');
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', seo.keywords);
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
});

test('every page has title, text and picture for social networks, and each shop its own picture [R2.6-26]', async ({
  request,
  shop,
}) => {
  const paths = [
    '/',
    '/loja-caszulo',
    '/oleos-essenciais',
    '/ofertas',
    '/marcas',
    '/marcas/raiz',
    '/lista',
    '/lista/kit-sono',
  ];
  const pictures = new Map<string, string>();
  const others = ['/pagina', '/pagina/sobre', '/busca?busca=lavanda', '/oleo-essencial-de-melaleuca', '/comparar'];
  for (const path of [...paths, ...others]) {
    const html = await (await request.get(path)).text();
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image:alt'])
      expect.soft(html, path).toMatch(new RegExp(`<meta property="${name}" content="[^"]+"`));
    for (const name of ['twitter:title', 'twitter:description'])
      expect.soft(html, path).toMatch(new RegExp(`<meta name="${name}" content="[^"]+"`));
    const [, picture = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
    expect.soft(html, path).toContain(`<meta name="twitter:image" content="${picture}"`);
    const response = await request.get(picture || '/img/none.jpg');
    expect.soft([response.status(), response.headers()['content-type']], path).toEqual([200, 'image/jpeg']);
    pictures.set(path, picture.replace(shop.url, ''));
  }
  expect(pictures.get('/')).toMatch(/open-graph-main/);
  expect(pictures.get('/loja-caszulo')).toMatch(/open-graph-caszulo/);
  expect(pictures.get('/marcas/raiz')).toMatch(/brands\/raiz/);
});

test('a canonical URL never contains loja', async ({ page }) => {
  await page.goto('/sache-perfumado-de-lavanda?loja=caszulo');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/sache-perfumado-de-lavanda$/);
});

test('a page that must not be indexed has a robots tag [R2.6-11]', async ({ page }) => {
  await page.goto('/essencia-para-ambiente-sandalo-da-tarde');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a search is indexed only if it has results', async ({ page }) => {
  await page.goto('/busca?busca=lavanda');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/busca\?busca=lavanda$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goto('/busca?busca=lavanda+xyzxyz');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a page between two others links both in its head [R2.6-13]', async ({ page }) => {
  await page.goto('/oleos-essenciais?pg=2');
  await expect(page.locator('head link[rel="prev"]')).toHaveAttribute('href', /\/oleos-essenciais$/);
  await expect(page.locator('head link[rel="next"]')).toHaveAttribute('href', /\/oleos-essenciais\?pg=3$/);
  await page.goto('/oleos-essenciais');
  await expect(page.locator('head link[rel="prev"]')).toHaveCount(0);
});

test('an invalid page number is a 400 with the reason, one out of range a 404 [R5-02]', async ({ page, request }) => {
  const response = await page.goto('/oleos-essenciais?pg=abc');
  expect(response?.status()).toBe(400);
  await expect(page.getByRole('main')).toContainText('deve ser um número');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  for (const pg of ['0', '-1', '99'])
    expect.soft((await request.get(`/oleos-essenciais?pg=${pg}`)).status(), pg).toBe(404);
});

test('there is no verification tag while none is configured', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('meta[name="google-site-verification"]')).toHaveCount(0);
});

test('tracking parameters cause one redirect that is not cached [R2.6-08]', async ({ request }) => {
  for (const name of ['gclid', 'fbclid', 'utm_source', 'utm_medium', 'srsltid']) {
    const response = await request.get(`/busca?busca=a%20b&${name}=1&loja=caszulo`, { maxRedirects: 0 });
    expect.soft(response.status(), name).toBe(302);
    expect.soft(response.headers()['location'], name).toBe('/busca?busca=a%20b&loja=caszulo');
    expect.soft(response.headers()['cache-control'], name).toContain('no-store');
    expect.soft(response.headers()['set-cookie'], name).toBeUndefined();
  }
});

test('a redirect hands the values of tracking parameters to the page of a browser, and stores nothing', async ({
  request,
}) => {
  const headers = { 'Sec-Fetch-Dest': 'document' };
  for (const consent of [undefined, `1.1.${Date.now()}`]) {
    const cookie = consent === undefined ? {} : { Cookie: `consentimento=${consent}` };
    const response = await request.get('/marcas?utm_source=Revista', {
      headers: { ...headers, ...cookie },
      maxRedirects: 0,
    });
    expect(response.headers()['location']).toBe('/marcas#origem=utm_source%3DRevista');
    expect(response.headers()['set-cookie']).toBeUndefined();
  }
  expect((await request.get('/marcas', { headers })).headers()['etag']).toBe(
    (await request.get('/marcas')).headers()['etag'],
  );
});

test('the home page describes site, search and store to search engines [R2.6-15]', async ({ page }) => {
  await page.goto('/');
  const data = await readStructuredData(page);
  const site = data.find((entry) => entry['@type'] === 'WebSite');
  expect(JSON.stringify(site)).toContain('/busca?busca={');
  const store = JSON.stringify(data.find((entry) => entry['@type'].endsWith('Store')));
  for (const text of ['Manacá', 'Rua das Jabuticabeiras', '3333-0000']) expect(store).toContain(text);
});

test('a product describes itself, its pictures, its rating and its breadcrumb to search engines [R2.6-17, R2.6-18, R2.6-20, R2.6-21, R3-03, R3-05, R3-09]', async ({
  page,
}) => {
  await page.goto('/oleo-essencial-de-lavanda-francesa');
  const data = await readStructuredData(page);
  const product = productDataSchema.parse(
    data.find((entry) => entry['@type'] === 'Product' || entry['@type'] === 'ProductGroup'),
  );
  expect(JSON.stringify(product)).toContain('7898613100087');
  expect(JSON.stringify(product.offers)).toContain('"priceCurrency":"BRL"');
  expect(JSON.stringify(product.offers)).toContain('54.90');
  expect(product.aggregateRating?.ratingValue).toBeCloseTo(4.9, 1);
  expect(product.review?.length).toBeGreaterThan(0);
  expect(product.category).toMatch(/^Óleos essenciais > Florais/);
  expect(data.find((entry) => entry['@type'] === 'ImageGallery')).toBeDefined();
  const trail = breadcrumbSchema.parse(data.find((entry) => entry['@type'] === 'BreadcrumbList'));
  expect(trail.itemListElement.map((entry) => entry.position)).toEqual(
    trail.itemListElement.map((_entry, index) => index + 1),
  );
  const shown = await page
    .getByRole('navigation', { name: 'Caminho da página' })
    .getByRole('listitem')
    .allTextContents();
  expect(trail.itemListElement.map((entry) => entry.name)).toEqual(shown.map((label) => label.replace('/', '').trim()));
});

test('the breadcrumb has the URLs of the canonical pages in the second shop too', async ({ page }) => {
  await page.goto('/difusor-eletrico-de-ceramica?loja=caszulo');
  const data = await readStructuredData(page);
  const trail = breadcrumbSchema.parse(data.find((entry) => entry['@type'] === 'BreadcrumbList'));
  const { origin } = new URL(page.url());
  expect(trail.itemListElement.map((entry) => entry.item)).toEqual([
    `${origin}/`,
    `${origin}/difusores`,
    `${origin}/difusores/eletricos`,
    `${origin}/difusores/eletricos/para-sala`,
    `${origin}/difusor-eletrico-de-ceramica`,
  ]);
});

test('a product without reviews has no rating [R2.6-19]', async ({ page }) => {
  await page.goto('/oleo-essencial-de-manjerona');
  const product = (await readStructuredData(page)).find((entry) => entry['@type'].startsWith('Product'));
  expect(product).toBeDefined();
  expect(JSON.stringify(product)).not.toContain('aggregateRating');
});

test("a product's name cannot break out of the structured data [R2.6-22]", async ({ page, shop }) => {
  const slug = 'agua-de-lencois-camomila-e-laranja';
  const name = 'Água </script><b> & lençóis';
  const merchant = await openMerchant(shop.databaseFile);
  const nameBefore = await merchant.rename(slug, name);
  await expect(async () => {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 3000 });
  }).toPass();
  const product = (await readStructuredData(page)).find((entry) => entry['@type'].startsWith('Product'));
  expect(product).toMatchObject({ name });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await merchant.rename(slug, nameBefore);
  await merchant.close();
});

async function readSeo(request: APIRequestContext, path: string) {
  return seoSchema.parse(await (await request.get(path)).json()).estrutura.seo;
}

async function readStructuredData(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => {
    expect(() => void JSON.parse(text), text).not.toThrow();
    return dataSchema.parse(JSON.parse(text));
  });
}
