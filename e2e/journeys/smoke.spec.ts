import { expect, test } from '../fixtures.ts';

for (const { shop, path } of [
  { shop: 'Manacá Aromas', path: '/' },
  { shop: 'Caszulo', path: '/loja-caszulo' },
]) {
  test(`opens the home page of ${shop}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the home page with links to products', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

test.describe('an address that nobody registered', () => {
  test.use({ expectedProblems: [/\b404\b/] });

  test('is answered by a page of the shop with status 404', async ({ page }) => {
    const answer = await page.goto('/esta-pagina-nao-existe');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
