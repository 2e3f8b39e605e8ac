import type { Page } from '@playwright/test';
import { fillSignIn, maria } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { banner, cartButton, heading, openPage, settle, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({ expectedProblems: [/\b(?:401|503)\b/] });

const trigger = (page: Page) => banner(page).getByRole('button', { name: /Entre ou cadastre-se/ });
const box = (page: Page) => banner(page).getByRole('region', { name: 'Entrar' });

for (const { shop, tag, path, home } of [
  { shop: 'main', tag: [], path: '/oleo-essencial-de-melaleuca', home: '/' },
  { shop: 'caszulo', tag: ['@nightly'], path: '/difusor-eletrico-de-ceramica?loja=caszulo', home: '/loja-caszulo' },
]) {
  test(
    `the login icon opens a form of 250 px that closes on a click outside and on Esc (${shop}) [R2.3-16, R2.3-17, R9-39]`,
    { tag },
    async ({ page }) => {
      await openPage(page, home);
      await trigger(page).click();
      await expect(box(page)).toBeVisible();
      await settle(page);
      expect(await box(page).evaluate((element) => getComputedStyle(element).width)).toBe('250px');
      await page.mouse.click(200, 700);
      await expect(box(page)).toHaveCount(0);
      await trigger(page).click();
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveCount(0);
    },
  );

  test(
    `a visitor signs in on the current page and keeps the sacola (${shop}) [R1-07, R2.3-18]`,
    { tag },
    async ({ page, documents }) => {
      await openPage(page, path);
      const product = await heading(page).innerText();
      await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
      await expect(sideCart(page)).toContainText(product);
      await page.keyboard.press('Escape');
      await trigger(page).click();
      await fillSignIn(box(page), maria);
      const account = banner(page).getByRole('link', { name: /Minha conta/ });
      await expect(account).toContainText(maria.greeting);
      await expect(account).toHaveAttribute('href', /^\/minha-conta\/(?:\?loja=caszulo)?$/);
      await expect(account).toBeFocused();
      await expect(box(page)).toHaveCount(0);
      await expect(banner(page).getByText('visitante')).toHaveCount(0);
      expect(documents).toHaveLength(1);
      await page.reload();
      await expect(account).toContainText(maria.greeting);
      await page.goto(shop === 'main' ? '/checkout/carrinho' : '/checkout/carrinho?loja=caszulo');
      await expect(page.getByRole('main')).toContainText(product);
    },
  );
}

test('an empty field shows an error without a request, a failure shows the server’s message [R5-06, R7-23, R8-10]', async ({
  page,
}) => {
  await openPage(page, '/');
  await trigger(page).click();
  const alert = box(page).getByRole('alert');
  await box(page).getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(alert).toHaveText('Preencha todos os campos');
  await fillSignIn(box(page), { email: 'ninguem@exemplo.test', password: 'errada-1' });
  await expect(alert).toHaveText('E-mail ou senha incorretos.');
  await expectAccessible(page);
});

test('the response of the sign-in contains user and cart, so nothing is fetched again [R7-22]', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-melaleuca');
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page)).toContainText('melaleuca');
  await page.keyboard.press('Escape');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) loads.push(request.url());
  });
  await trigger(page).click();
  const signIn = page.waitForResponse((response) => new URL(response.url()).pathname === '/checkout/acesso/');
  await fillSignIn(box(page), maria);
  expect((await signIn).headers()['cache-control']).toBe('private, no-store');
  await expect(banner(page).getByRole('link', { name: /Minha conta/ })).toContainText(maria.greeting);
  await expect(cartButton(page)).toHaveAccessibleName(/\b[1-9] ite/);
  expect(loads).toEqual([]);

  // Another device, without a session: the sign-in shows the cart that the account has.
  await page.context().clearCookies();
  await openPage(page, '/marcas');
  await expect(cartButton(page)).toHaveAccessibleName(/\b0 itens\b/);
  await trigger(page).click();
  await fillSignIn(box(page), maria);
  await expect(cartButton(page)).toHaveAccessibleName(/\b[1-9] ite/);
});

test('works by keyboard: open, show the password, sign in', async ({ page }) => {
  await openPage(page, '/marcas');
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await expect(box(page).getByLabel('E-mail', { exact: true })).toBeFocused();
  await page.keyboard.type(maria.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(maria.password);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Mostrar a senha');
  await page.keyboard.press('Space');
  await expect(box(page).getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page).getByRole('link', { name: /Minha conta/ })).toBeFocused();
});

test("the sign-in page opens if the form's chunk cannot be fetched", async ({ page }) => {
  await page.route('**/sign-in-panel-*', (route) => route.fulfill({ status: 503 }));
  await openPage(page, '/marcas');
  await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/acesso\/\?voltar=%2Fmarcas$/);
  await expect(heading(page)).toHaveText('Entre na sua conta');
});
