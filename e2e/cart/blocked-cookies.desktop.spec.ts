// Without cookies there is neither cart nor account: the shop says so instead of showing an empty cart or the sign-in again.

import { fillSignIn, maria } from '../accounts.ts';
import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { startShopWithoutCookies } from '../shop-behind-proxy.ts';

const text = /Seu navegador está bloqueando cookies\. Permita os cookies deste site/;

test.use({
  shop: [
    async ({}, use) => {
      const shop = await startShopWithoutCookies();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const { product, signIn, tag } of [
  { product: '/oleo-essencial-de-melaleuca', signIn: '/checkout/acesso/', tag: [] },
  {
    product: '/difusor-de-varetas-figo-e-cassis?loja=caszulo',
    signIn: '/checkout/acesso/?loja=caszulo',
    tag: ['@nightly'],
  },
]) {
  test(`adding and signing in say that cookies are needed (${product})`, { tag }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
    await openPage(page, product);
    await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
    await expect(page.getByText(text)).toBeVisible();
    await page.goto(signIn);
    await fillSignIn(page.getByRole('main'), maria);
    await expect(page.getByRole('main')).toContainText(text);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the same (${product})`, { tag }, async ({ page }) => {
      await page.goto(product);
      await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
      await expect(page.getByRole('main')).toContainText(text);
      await page.goto(signIn);
      await fillSignIn(page.getByRole('main'), maria);
      await expect(page.getByRole('main')).toContainText(text);
    });
  });
}
