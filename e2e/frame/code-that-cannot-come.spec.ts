// What comes when it is used may not come: what the server wrote then does the same, as it would without script.
import type { Page } from '@playwright/test';
import { banner, drawer, heading, menuBar, menuButton, openPage, pointAt } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

/** Keeps back what leads the menu until the answer is called. */
async function holdLead(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route('**/assets/lead-menu-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
}

test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

test('without the code of the drawer the menu button leads to the menu in the page', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await expect(menuBar(page)).toBeHidden();
  await context.setOffline(true);
  await menuButton(page).click();
  await expect(menuBar(page).getByRole('link', { name: 'Óleos essenciais', exact: true })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test('without the code that leads the menu its panels open by styles, under the mouse and by focus', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/lead-menu-') ? 1 : 0));
  await context.setOffline(true);
  const link = (label: string) => menuBar(page).getByRole('link', { name: label, exact: true });
  await pointAt(link('Óleos essenciais'));
  await expect(link('Florais')).toBeVisible();
  await banner(page).getByRole('searchbox').or(banner(page).getByRole('combobox')).focus();
  await page.mouse.move(683, 700);
  await expect(link('Florais')).toBeHidden();
  await link('Óleos essenciais').focus();
  await expect(link('Florais')).toBeVisible();
  await link('Velas').or(link('Difusores')).first().focus();
  await expect(link('Florais')).toBeHidden();
  await pointAt(link('Óleos essenciais'));
  await expect(link('Florais')).toBeVisible();
  expect(asked).toBe(1);
});

test('without the code of the enlarged picture the page stays', async ({ page, context }) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/zoom-dialog-'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ampliar/ })
    .first()
    .click();
  await failed;
  // Another document would end this.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
  await expect(heading(page)).toHaveText(/lavanda/i);
});

test('a panel that styles have opened closes by Escape while the code that leads the menu is on its way', async ({
  page,
}) => {
  const bring = await holdLead(page);
  await openPage(page, '/');
  const link = (label: string) => menuBar(page).getByRole('link', { name: label, exact: true });
  await pointAt(link('Óleos essenciais'));
  await expect(link('Florais')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link('Florais')).toBeHidden();
  await pointAt(link('Cosméticos veganos'));
  bring();
  await expect(link('Rosto')).toBeVisible();
  await expect(link('Florais')).toBeHidden();
});

test('a panel that was closed by Escape stays closed under the mouse when the code that leads the menu comes', async ({
  page,
}) => {
  const bring = await holdLead(page);
  await openPage(page, '/');
  const link = (label: string) => menuBar(page).getByRole('link', { name: label, exact: true });
  await pointAt(link('Óleos essenciais'));
  await expect(link('Florais')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link('Florais')).toBeHidden();
  const came = page.waitForResponse(/\/lead-menu-/);
  bring();
  await came;
  // Three times as long as a panel waits.
  const stays = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 360)));
  await stays();
  await expect(link('Florais')).toBeHidden();
  await pointAt(link('Cosméticos veganos'));
  await expect(link('Rosto')).toBeVisible();
});

test('what a menu that is led opens stays open for the mouse that was there before', async ({ page }) => {
  const bring = await holdLead(page);
  await openPage(page, '/');
  const link = (label: string) => menuBar(page).getByRole('link', { name: label, exact: true });
  await pointAt(link('Óleos essenciais'));
  await expect(link('Florais')).toBeVisible();
  await expect(menuBar(page)).not.toHaveAttribute('data-enhanced');
  bring();
  await expect(menuBar(page)).toHaveAttribute('data-enhanced');
  await expect(link('Florais')).toBeVisible();
  await expect(menuBar(page).getByRole('button', { name: 'Submenu de Óleos essenciais' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
