import { maria, signIn } from '../accounts.ts';
import { openPage, sideCart, waitForScript } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { orderButton, placeOrder } from './checkout-steps.ts';

test.use({ expectedProblems: [/\b422\b/] });

test('an order that was placed in another tab is not offered again', async ({ page, context, shop }) => {
  expect(await signIn(page.request, shop.url, maria)).toBe(200);
  await openPage(page, '/sache-perfumado-de-lavanda');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await sideCart(page).getByRole('link', { name: 'Finalizar compra' }).click();
  await waitForScript(page);
  await expect(orderButton(page)).toBeVisible();
  const other = await context.newPage();
  await openPage(other, '/checkout');
  await placeOrder(other);
  await other.close();

  await orderButton(page).click();
  await expect(main).toContainText('Se você acabou de fechar um pedido, ele está guardado');
  await expect(orderButton(page)).toHaveCount(0);
});
