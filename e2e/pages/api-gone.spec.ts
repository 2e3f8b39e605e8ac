import { expect, test as base } from '../fixtures.ts';
import { findFreePort, startShop } from '../shop-server.ts';

/** The shop of these tests stands in front of an API that is not there at all. */
const test = base.extend({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the names of the fixtures are read from this pattern: this one needs none
    async ({}, use) => {
      const shop = await startShop({ ROLE: 'web', API_BASE_URL: `http://127.0.0.1:${await findFreePort()}/api` });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.use({ expectedProblems: [/\b50[03]\b/] });

test('an API that nobody reaches is an error page of status 500 that says so', async ({ page, request }) => {
  for (const path of ['/', '/oleo-essencial-de-lavanda-francesa', '/busca?busca=lavanda']) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(500);
    await expect(page.getByRole('main')).toContainText('Erro 500');
    await expect(page.getByRole('main')).toContainText('Erro de rede');
    await expect(page.getByRole('link', { name: 'Voltar para a página anterior' })).toBeVisible();
  }
  // Browsers that call the API themselves get an answer that says when to come again.
  expect((await request.get('/api/v2/front/settings')).status()).toBe(503);
});
