import { banner, drawer, heading, isPhone, menuBar, menuButton, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('the first tab stop skips to the content', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#conteudo$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the menu opens, moves and closes by keyboard and restores the focus', async ({ page }) => {
  await openPage(page, '/');
  if (isPhone(page)) {
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).locator(':focus')).toHaveCount(1);
    const item = drawer(page).getByRole('button', { name: 'Óleos essenciais', exact: true });
    await item.focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page).getByRole('link', { name: 'Ver tudo Óleos essenciais', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    return;
  }
  const toggle = menuBar(page).getByRole('button', { name: /Óleos essenciais/ });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menuBar(page).locator(':focus')).toHaveText(/\S/);
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

test('a product is added to the sacola by keyboard', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-melaleuca');
  const chosen = page.getByRole('radio', { name: /10 ml/ });
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /30 ml/ })).toBeChecked();
  const add = page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first();
  for (let stops = 0; stops < 6 && !(await isFocused(add)); stops += 1) await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sideCart(page)).toBeVisible();
  await expect(sideCart(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sideCart(page)).toBeHidden();
  await expect(add).toBeFocused();
});

test(
  'a navigation by keyboard focuses the heading of the page and announces its name',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/marcas');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Serra Clara/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Serra Clara');
    await expect(heading(page)).toBeFocused();
    await expect(banner(page)).toBeAttached();
  },
);

async function isFocused(locator: ReturnType<typeof sideCart>): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
