// A change of the cart sends one request, and shows an error in its place without a connection.

import { banner, cartButton, heading, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|\b404\b/] });

const failedText = 'Não foi possível atualizar. Tente de novo.';

test('the response of an addition contains the cart: nothing is fetched afterwards', async ({ page }) => {
  // Waits for the personal data, which every public page requests once.
  const requested = page.waitForResponse(/\/visita$/);
  await openPage(page, '/sabonete-vegano-de-alecrim');
  await requested;
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\.data|\/api\/|\/visita/.test(request.url())) reads.push(request.url());
  });
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page)).toContainText('Sabonete vegano de alecrim');
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
  expect(reads).toEqual([]);
});

test('an error page between two pages preserves the changed cart', async ({ page }) => {
  await openPage(page, '/sabonete-vegano-de-alecrim');
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page)).toContainText('Sabonete vegano de alecrim');
  await page.keyboard.press('Escape');
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<a href="/nao-existe">Página que saiu do ar</a>');
  });
  await page.getByRole('link', { name: 'Página que saiu do ar' }).click();
  await expect(heading(page)).toHaveText('Página não encontrada');
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
  await banner(page).getByRole('link', { name: 'Manacá' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
});

test('without a connection the page stays and shows an error; the change works once it is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/sabonete-vegano-de-alecrim');
  const add = page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first();
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText(failedText)).toBeVisible();
  await expect(heading(page)).toHaveText('Sabonete vegano de alecrim 90 g');
  await context.setOffline(false);
  await add.click();
  await expect(sideCart(page)).toContainText('Sabonete vegano de alecrim');

  const increase = sideCart(page).getByRole('button', { name: /^Aumentar quantidade/ });
  await context.setOffline(true);
  await increase.click();
  await expect(page.getByText(failedText).last()).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
  await context.setOffline(false);
  await increase.click();
  await expect(cartButton(page)).toHaveAccessibleName(/\b2 itens\b/);
});
