// Forms behind a proxy that ends TLS, with script and without: the process is asked by http, the browser by https.

import type { Page } from '@playwright/test';
import { fillSignIn, maria } from '../accounts.ts';
import { expectAddress, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { startShopBehindTls } from '../shop-behind-proxy.ts';

const slug = 'sache-perfumado-de-lavanda';

test.use({
  ignoreHTTPSErrors: true,
  shop: [
    async ({}, use) => {
      const shop = await startShopBehindTls({ RATE_LIMIT: 'off' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Subscribes to the newsletter in the footer, whose thanks replace the form. */
async function subscribe(page: Page): Promise<void> {
  const form = page
    .getByRole('contentinfo')
    .locator('form')
    .filter({ has: page.getByLabel('E-mail') });
  await form.getByLabel('E-mail').fill('rui@exemplo.test');
  await form.getByRole('button').click();
  await expect(page.getByRole('contentinfo').getByRole('status')).toBeVisible();
}

test('a shopper adds to the cart, subscribes to the newsletter, signs in and changes the account', async ({ page }) => {
  await openPage(page, `/${slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page)).toContainText('Sachê perfumado de lavanda');

  await openPage(page, '/marcas');
  await subscribe(page);

  await page.goto('/checkout/acesso/?voltar=/minha-conta/dados');
  await fillSignIn(page.getByRole('main'), maria);
  await expectAddress(page, '/minha-conta/dados');
  await page.getByLabel('Celular').fill('(41) 99999-0002');
  await page
    .getByRole('button', { name: /Salvar/ })
    .first()
    .click();
  await expect(page.getByText(/alterações|salvos|Salvamos/i).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same forms work', async ({ page }) => {
    await page.goto(`/${slug}`);
    await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
    await expect(page).toHaveURL(/\/checkout\/carrinho/);
    await expect(page.getByRole('main')).toContainText('Sachê perfumado de lavanda');
    await page.goto('/marcas');
    await subscribe(page);
    await page.goto('/checkout/acesso/?voltar=/minha-conta/dados');
    await fillSignIn(page.getByRole('main'), maria);
    await expectAddress(page, '/minha-conta/dados');
  });
});
