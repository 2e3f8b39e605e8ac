import type { Page } from '@playwright/test';
import { fillSignIn, joao, maria, signIn, waitForVisit } from '../accounts.ts';
import { banner, cartButton, heading, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const product = '/oleo-essencial-de-lavanda-francesa';

/** Collects the renewals that a page requests. */
function watchRenewals(page: Page): string[] {
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/visita') renewals.push(request.url());
  });
  return renewals;
}

for (const { shop, tag, listing, address, name } of [
  {
    shop: 'Manacá Aromas',
    tag: ['@nightly'],
    listing: '/oleos-essenciais',
    address: product,
    name: 'lavanda francesa',
  },
  {
    shop: 'Caszulo',
    tag: [],
    listing: '/loja-caszulo',
    address: '/vela-vegetal-de-figo?loja=caszulo',
    name: 'Vela vegetal',
  },
]) {
  test(
    `a tab of ${shop} shows what another one has put into the cart, also when it had no session`,
    { tag },
    async ({ page, context }) => {
      const visit = waitForVisit(page, listing);
      await openPage(page, listing);
      await visit;
      const renewals = watchRenewals(page);
      const other = await context.newPage();
      await openPage(other, address);
      await expect(banner(other)).toContainText('Olá, visitante!');
      expect(renewals, 'without a session nothing is requested again').toEqual([]);
      await other.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
      await expect(sideCart(other)).toContainText(name);
      await expect(cartButton(page)).toContainText('1');
      await cartButton(page).click();
      await expect(sideCart(page)).toContainText(name);
      await other.close();
    },
  );
}

test('a tab greets the customer who has signed in, or out, in another one', async ({ page, context }) => {
  await openPage(page, '/marcas');
  const other = await context.newPage();
  await openPage(other, '/checkout/acesso/?voltar=/pagina/entrega');
  await fillSignIn(other.getByRole('main'), maria);
  await expect(banner(page)).toContainText(maria.greeting);
  await openPage(other, '/minha-conta/');
  await other.getByRole('navigation', { name: 'Minha conta' }).getByRole('button', { name: 'Sair' }).click();
  await expect(banner(other)).toContainText('Olá, visitante!');
  await expect(banner(page)).toContainText('Olá, visitante!');
});

test('a heart pressed in one tab is full in the other', async ({ page, context, shop }) => {
  expect(await signIn(page.request, shop.url, joao)).toBe(200);
  await openPage(page, product);
  const other = await context.newPage();
  await openPage(other, product);
  await other
    .getByRole('main')
    .getByRole('button', { name: /favorit/i })
    .first()
    .click();
  await expect(other.getByText('Salvo nos favoritos')).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Favoritos, 1 produto' })).toBeVisible();
});

test('a navigation renews the greeting after a sign-out that no tab has reported', async ({ page, shop }) => {
  expect(await signIn(page.request, shop.url, maria)).toBe(200);
  await openPage(page, '/marcas');
  await expect(banner(page)).toContainText(maria.greeting);
  const renewals = watchRenewals(page);
  await page.context().clearCookies({ name: 'PHPSESSID' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Serra Clara/ })
    .first()
    .click();
  await expect(heading(page)).toContainText('Serra Clara');
  await expect(banner(page)).toContainText('Olá, visitante!');
  expect(renewals).toHaveLength(1);
});

test('an account page that is open changes to the customer who has signed in in another tab', async ({
  page,
  shop,
}) => {
  expect(await signIn(page.request, shop.url, maria)).toBe(200);
  await openPage(page, '/minha-conta/dados');
  await page.getByLabel('Nome completo').fill('Maria Digitada');
  const other = await page.context().newPage();
  expect(await signIn(page.request, shop.url, joao)).toBe(200);
  await openPage(other, '/marcas');
  await expect(banner(page)).toContainText(joao.greeting);
  await expect(page.getByLabel('Nome completo')).toHaveValue(/^João/);
});
