import type { Locator, Page } from '@playwright/test';
import { createCpf, createEmail } from '../accounts.ts';
import { openPage, sideCart, waitForScript } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { orderButton } from './checkout-steps.ts';

/** Presses the tab key until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 40 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('an order is placed by the keyboard alone', async ({ page }) => {
  await openPage(page, '/sache-perfumado-de-lavanda');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Adicionar à sacola' }).first().focus();
  await page.keyboard.press('Enter');
  await tabTo(page, sideCart(page).getByRole('link', { name: 'Finalizar compra' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');
  await waitForScript(page);

  await main.getByRole('heading', { level: 1 }).focus();
  for (const [label, text] of [
    ['E-mail', createEmail()],
    ['Nome completo', 'Ana Lima'],
    ['CPF ou CNPJ', createCpf()],
    ['Celular', '41999990001'],
  ] as const) {
    await tabTo(page, main.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Entrega' })).toBeFocused();
  for (const [label, text] of [
    ['CEP', '80010000'],
    ['Rua', 'Rua das Flores'],
    ['Número', '10'],
    ['Bairro', 'Centro'],
  ] as const) {
    await tabTo(page, main.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await expect(main.getByLabel('Cidade')).toHaveValue('Curitiba');
  await page.keyboard.press('Enter');
  const chosen = main.getByRole('radio', { checked: true });
  await expect(chosen).toHaveAccessibleName(/^Econômico/);
  await expect(main.getByRole('heading', { name: 'Entrega' })).toBeFocused();
  await tabTo(page, chosen);
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: /^Expresso/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Pagamento' })).toBeFocused();
  await expect(main.getByRole('region', { name: 'Entrega' })).toContainText('Expresso');
  await tabTo(page, orderButton(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/pedido\/[\dA-Z-]{9}$/);
});
