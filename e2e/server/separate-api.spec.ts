import getPort from 'get-port';
import { expect, test as base } from '../fixtures.ts';
import { startShop } from '../shop-server.ts';

/** The shop of these tests is two processes: the storefront, and the API behind it. */
const test = base.extend({
  shopVariables: [
    async ({}, use) => {
      const port = String(await getPort({ host: '127.0.0.1' }));
      const api = await startShop({ ROLE: 'api', SITE_URL: `http://127.0.0.1:${port}` });
      await use({ ROLE: 'web', PORT: port, API_BASE_URL: `${api.url}/api` });
      await api.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('the storefront runs in front of an API in another process', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  const link = page.getByRole('main').getByRole('link').first();
  await link.click();
  await expect(page).not.toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('forwards API calls and pictures', async ({ request }) => {
  const path = '/api/v2/front/url/product/listing/category?url=/oleos-essenciais';
  const listing = await request.get(path, { headers: { 'App-Token': 'wapstore' } });
  expect(listing.status()).toBe(200);
  const [picture = 'no picture'] = /\/img\/[\w./-]+/.exec(await listing.text()) ?? [];
  expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//);
});

for (const headers of [{}, { 'App-Token': 'outro' }]) {
  test(`rejects API calls with the headers ${JSON.stringify(headers)}`, async ({ request }) => {
    const response = await request.get('/api/v2/front/ping', { headers });
    expect(response.status()).toBe(401);
    expect(await response.json()).toEqual({ error: 'App-Token inválido' });
  });
}
