import { maria, signIn } from '../accounts.ts';
import { heading, openPage, sideCart, waitForScript } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { orderButton, placeOrder } from './checkout-steps.ts';

test('a customer orders in two taps from the side cart, and types nothing', async ({ page, shop }) => {
  expect(await signIn(page.request, shop.url, maria)).toBe(200);
  await openPage(page, '/sache-perfumado-de-lavanda');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await sideCart(page).getByRole('link', { name: 'Finalizar compra' }).click();
  await expect(heading(page)).toHaveText('Finalizar compra');
  await waitForScript(page);
  await expect(main.getByRole('region', { name: 'Entrega' })).toContainText('Rua XV de Novembro, 300');
  await expect(main.getByRole('region', { name: 'Contato' })).toContainText('***.***.***-25');
  await expect(orderButton(page)).toBeVisible();
  await placeOrder(page);
});
