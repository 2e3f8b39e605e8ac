import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from '../axe.ts';
import { openPage, price, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const cartSchema = z.object({ totais: z.object({ subtotal: z.number(), total: z.number() }) });

/** The calls of the server for the cart of this visit. */
async function readTotals(page: Page) {
  const response = await page.request.get('/api/v2/front/checkout/cart', { headers: { 'App-Token': 'wapstore' } });
  return cartSchema.parse(await response.json()).totais;
}

const path = '/manteiga-corporal-rosa-e-geranio';

test('sells a product with another one at the price of the selected value, and names no saving below 5 %', async ({
  page,
}) => {
  await openPage(page, path);
  const pairs = page.getByRole('region', { name: 'Combinam' });
  await expect(pairs).toContainText('200 g');
  await expect(pairs).toContainText(price('116,21'));
  await expect(pairs).not.toContainText('economiza');
  await expect(pairs.getByRole('link', { name: /Hidrolato de rosas/ })).toHaveAttribute(
    'href',
    /^\/hidrolato-de-rosas/,
  );

  const requested = page.waitForRequest('**/api/v2/front/product/combination');
  await page.getByRole('radio', { name: /60 g/ }).check();
  expect((await requested).postDataJSON()).toMatchObject({ produtoPrincipal: { id: expect.any(Number) } });
  await expect(pairs).toContainText('60 g');
  await expect(pairs).toContainText(price('71,21'));
  await expectAccessible(page);

  await pairs.getByRole('button', { name: 'Adicionar os dois à sacola' }).click();
  await expect(sideCart(page)).toContainText('Manteiga corporal');
  await expect(sideCart(page)).toContainText('60 g');
  await expect(sideCart(page)).toContainText('Hidrolato de rosas');
  expect(await readTotals(page)).toMatchObject({ subtotal: 74.8, total: 71.21 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a pair is added to the sacola by a no-script submit', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Adicionar os dois à sacola' }).click();
    await expect(page).toHaveURL(/\/checkout\/carrinho\?adicionado=1$/);
    await expect(page.getByRole('main')).toContainText('Hidrolato de rosas');
    expect(await readTotals(page)).toMatchObject({ total: 116.21 });
  });
});
