// Forms behind a proxy that ends TLS, with script and without: the process is asked by http, the browser by https.

import type { Page } from '@playwright/test';
import { createCpf, createEmail, fillSignIn, maria } from '../accounts.ts';
import { expectAddress, heading, openPage, sideCart } from '../browsing.ts';
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
    { scope: 'worker', timeout: 120_000 },
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

async function sendContactMessage(page: Page): Promise<void> {
  const form = page.getByRole('main').getByRole('form', { name: 'Fale conosco' });
  await form.getByLabel('Assunto').selectOption('Meu pedido');
  await form.getByLabel('Nome').fill('Rui Prado');
  await form.getByLabel('E-mail').fill('rui@exemplo.test');
  await form.getByLabel('Mensagem').fill('Vocês abrem no sábado?');
  await form.getByRole('button').click();
  await expect(page.getByText('Pronto. Recebemos a sua mensagem')).toBeVisible();
}

async function signUp(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Nome completo').fill('Rui Prado');
  await main.getByLabel('E-mail', { exact: true }).fill(createEmail());
  await main.getByLabel('CPF ou CNPJ').fill(createCpf());
  await main.getByLabel('Celular').fill('(41) 99999-0003');
  await main.getByLabel('Crie uma senha').fill('folha verde de capim');
  await main.getByLabel(/Li e aceito/).check();
  await main.getByRole('button', { name: 'Criar conta' }).click();
  await expect(heading(page)).toHaveText('Confira o seu e-mail');
}

test('a shopper uses every kind of form: cart, newsletter, contact, sign-up, sign-in and account', async ({ page }) => {
  await openPage(page, `/${slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page)).toContainText('Sachê perfumado de lavanda');

  await openPage(page, '/marcas');
  await subscribe(page);
  await openPage(page, '/pagina/contato');
  await sendContactMessage(page);
  await openPage(page, '/checkout/cadastro');
  await signUp(page);

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
    await page.goto('/pagina/contato');
    await sendContactMessage(page);
    await page.goto('/checkout/cadastro');
    await signUp(page);
    await page.goto('/checkout/acesso/?voltar=/minha-conta/dados');
    await fillSignIn(page.getByRole('main'), maria);
    await expectAddress(page, '/minha-conta/dados');
  });
});
