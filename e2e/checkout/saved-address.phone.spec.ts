import { register, signIn } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { fillCart } from '../orders.ts';
import { fillAddress, orderButton } from './checkout-steps.ts';

test.use({ javaScriptEnabled: false });

test('a customer saves a typed address without JavaScript, and types none the next time', async ({ page, shop }) => {
  const customer = await register(page.request, shop, 'Ana Lima');
  expect(await signIn(page.request, shop.url, customer)).toBe(200);
  await fillCart(page);
  await page.goto('/checkout');
  const main = page.getByRole('main');
  await main.getByLabel('Guardar este endereço na minha conta').check();
  await fillAddress(page);
  await expect(page).toHaveURL(/etapa=entrega#entrega$/);
  await expect(main.getByRole('region', { name: 'Entrega' })).toContainText('Rua das Flores, 10');

  await page.goto('/minha-conta/enderecos');
  await expect(main).toContainText('Rua das Flores, 10');
  await page.goto('/checkout');
  await expect(orderButton(page)).toBeVisible();
  await page.goto('/checkout?etapa=endereco');
  await expect(main.getByRole('radio', { checked: true })).toHaveAccessibleName(/Rua das Flores, 10/);
});
