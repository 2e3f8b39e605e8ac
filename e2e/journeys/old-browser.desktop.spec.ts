// The oldest supported browsers lack newer features, and the shop works there as well.

import { cartButton, heading, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { headerField, suggestions } from '../search/search-field.ts';

/** Features that are newer than Chrome 109 and Safari 16.4, as far as code could use them. */
const newer = {
  Array: ['fromAsync'],
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  'Uint8Array.prototype': ['toReversed', 'toSorted', 'with', 'toBase64', 'toHex'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover', 'popover'],
  'Element.prototype': ['moveBefore', 'checkVisibility'],
  'URLSearchParams.prototype': ['size'],
  globalThis: ['Iterator', 'navigation', 'scheduler', 'CloseWatcher', 'requestIdleCallback', 'cookieStore'],
};

test.beforeEach(async ({ context }) => {
  await context.addInitScript((names) => {
    const find = (owner: unknown, part: string): unknown =>
      owner instanceof Object ? Reflect.get(owner, part) : undefined;
    for (const [path, keys] of Object.entries(names)) {
      const owner = path.split('.').reduce<unknown>(find, globalThis);
      if (owner instanceof Object) for (const key of keys) Reflect.deleteProperty(owner, key);
    }
  }, newer);
});

test('a suggested product is added to the sacola', async ({ page }) => {
  await openPage(page, '/');
  expect(await page.evaluate(() => 'toSorted' in Array.prototype || 'requestIdleCallback' in globalThis)).toBe(false);
  await headerField(page).click();
  await expect(headerField(page)).toHaveRole('combobox');
  await headerField(page).pressSequentially('lavan');
  const products = suggestions(page).getByRole('group', { name: 'Produtos' }).getByRole('option');
  await products.first().click();
  await expect(heading(page)).toHaveText('Óleo essencial de lavanda francesa');
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toContainText('1');
});

test('a typed price filters a listing', async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  const filters = page.getByRole('complementary', { name: 'Filtrar' });
  await filters.getByLabel('De R$').fill('50');
  await filters.getByLabel('Até R$').fill('30');
  await filters.getByRole('button', { name: 'Filtrar por preço' }).click();
  await expect(page).toHaveURL(/[?&]preco=30-50(?:$|&)/);
  await expect(page.getByRole('link', { name: 'Remover filtro R$ 30 a R$ 50' }).first()).toBeVisible();
});

test('every kind of page hydrates', async ({ page }) => {
  for (const path of [
    '/loja-caszulo',
    '/oleos-essenciais?ipp=24&preco=20-60',
    '/busca?busca=lavanda&marca=1',
    '/lista/monte-seu-trio-de-oleos',
    '/checkout/cadastro',
    '/pagina/entrega',
  ]) {
    await openPage(page, path);
    await expect(heading(page)).toBeVisible();
  }
});
