import type { Page } from '@playwright/test';
import { heading, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const products = { manaca: '/sache-perfumado-de-lavanda', caszulo: '/difusor-de-varetas-figo-e-cassis?loja=caszulo' };

async function addByKeyboard(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(sideCart(page).getByRole('link', { name: 'Finalizar compra' })).toBeVisible();
}

for (const { shop, path, tag } of [
  { shop: 'manaca', path: products.manaca, tag: [] },
  { shop: 'caszulo', path: products.caszulo, tag: ['@nightly'] },
]) {
  test(`a removal by keyboard is undone by the next key in the side cart, ${shop}`, { tag }, async ({ page }) => {
    await addByKeyboard(page, path);
    const cart = sideCart(page);
    const remove = cart.getByRole('button', { name: /^Remover/ });
    const undo = cart.getByRole('button', { name: 'Desfazer' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeVisible();
    await expect(cart.getByRole('heading', { name: 'Sua sacola (1)' })).toBeFocused();
    await expect(undo).toBeHidden();
  });
}

test('a removal by keyboard is undone on the page of the cart, or left with Tab', async ({ page }) => {
  await addByKeyboard(page, products.manaca);
  await openPage(page, '/checkout/carrinho');
  const main = page.getByRole('main');
  const remove = main.getByRole('button', { name: /^Remover/ });
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(remove).toBeVisible();
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'Ver os mais pedidos' })).toBeFocused();
});

test('after a removal by pointer the heading has the focus, not the undo', async ({ page }) => {
  await openPage(page, products.manaca);
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await sideCart(page)
    .getByRole('button', { name: /^Remover/ })
    .click();
  await expect(sideCart(page).getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await expect(sideCart(page).getByRole('heading', { name: 'Sua sacola' })).toBeFocused();
});
