// A change of the cart: one request, and without a connection a sentence in the place of the change.
import { cartButton, heading, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

const failedText = 'Não foi possível atualizar. Tente de novo.';

test('an add is answered with the cart: nothing is read after it', async ({ page }) => {
  await openPage(page, '/sabonete-vegano-de-alecrim');
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\.data|\/api\//.test(request.url())) reads.push(request.url());
  });
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page)).toContainText('Sabonete vegano de alecrim');
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
  expect(reads).toEqual([]);
});

test('without a connection the page stays and says so; the change works once it is back', async ({ page, context }) => {
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
