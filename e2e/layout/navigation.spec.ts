import { heading, isPhone, menuBar, openDrawer, openPage, pointAt, settle } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('the main menu opens three levels [R4-22]', async ({ page, documents }) => {
  await openPage(page, '/');
  if (isPhone(page)) {
    const menu = await openDrawer(page);
    await menu.getByRole('button', { name: 'Óleos essenciais', exact: true }).click();
    await menu.getByRole('button', { name: 'Florais', exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Ver tudo Florais', exact: true })).toBeVisible();
    // A level slides in, and moving elements are not clicked.
    await settle(page);
    await menu
      .getByRole('button', { name: /voltar/i })
      .filter({ visible: true })
      .click();
    await expect(menu.getByRole('link', { name: 'Ver tudo Óleos essenciais', exact: true })).toBeVisible();
    await settle(page);
    await menu
      .getByRole('button', { name: /voltar/i })
      .filter({ visible: true })
      .click();
    await expect(menu.getByRole('button', { name: 'Difusores', exact: true })).toBeVisible();
    await menu.getByRole('button', { name: 'Óleos essenciais', exact: true }).click();
    await menu.getByRole('button', { name: 'Florais', exact: true }).click();
    await menu.getByRole('link', { name: 'Rosas e gerânios', exact: true }).click();
    await expect(menu).toBeHidden();
  } else {
    const menu = menuBar(page);
    await pointAt(menu.getByRole('link', { name: 'Óleos essenciais', exact: true }));
    await pointAt(menu.getByRole('link', { name: 'Florais', exact: true }));
    await menu.getByRole('link', { name: 'Rosas e gerânios', exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Rosas e gerânios', exact: true })).toBeHidden();
  }
  await expect(heading(page)).toHaveText('Rosas e gerânios');
  expect(documents).toEqual(['/']);
});

test('following a link scrolls to the top [R2.2-04]', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  await page.evaluate(() => window.scrollTo(0, 1200));
  const next = page.getByRole('main').getByRole('article').nth(7).getByRole('link').first();
  const name = (await next.textContent()) ?? '';
  await next.click();
  await expect(heading(page)).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'following a link to the same product in another aroma scrolls to the top too',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/vela-vegetal-de-baunilha');
    const next = page.getByRole('main').getByRole('link', { name: 'Lavanda', exact: true });
    const top = await next.evaluate((link) => {
      // Scrolls the link to just below the sticky header, as a shopper would.
      window.scrollBy(0, link.getBoundingClientRect().top - 200);
      return window.scrollY;
    });
    expect(top).toBeGreaterThan(0);
    await next.click();
    await expect(heading(page)).toHaveText(/lavanda/i);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);
