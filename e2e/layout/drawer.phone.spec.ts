import { menuButton, openDrawer, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('the drawer greets the visitor and links to account, orders, favourites and contact [R1-09, R2.1-28, R2.4-08, R2.4-09, R2.4-11, R2.4-12]', async ({
  page,
}) => {
  await openPage(page, '/');
  const menu = await openDrawer(page);
  await expect(menu).toContainText('Olá, visitante!');
  for (const [label, href] of [
    ['Minha conta', '/minha-conta/'],
    ['Meus pedidos', '/minha-conta/lista-desejo#pedidos'],
    ['Favoritos', '/minha-conta/lista-desejo'],
    ['Entre ou Cadastre-se', '/checkout/acesso/'],
    ['Precisa falar conosco? Toque aqui', '/pagina/contato'],
  ] as const) {
    await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  }
});

test('the drawer closes by button, backdrop and Esc, and opens again at its first level [R4-17, R4-18, R4-19, R4-20, R4-21]', async ({
  page,
}) => {
  await openPage(page, '/');
  const menu = await openDrawer(page);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await menu.getByRole('button', { name: 'Difusores', exact: true }).click();
  await menu
    .getByRole('button', { name: /fechar/i })
    .filter({ visible: true })
    .click();
  await expect(menu).toBeHidden();

  await openDrawer(page);
  await expect(menu.getByRole('button', { name: 'Difusores', exact: true })).toBeVisible();
  await page.mouse.click(370, 500);
  await expect(menu).toBeHidden();

  await menuButton(page).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
});
