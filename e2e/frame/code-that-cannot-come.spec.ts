// What comes when it is used may not come: what the server wrote then does the same, as it would without script.
import { banner, drawer, heading, menuBar, menuButton, openPage, pointAt } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

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

test('what a menu that is led opens stays open for the mouse that was there before', async ({ page }) => {
  const lead = '**/assets/lead-menu-*.js';
  const held = Promise.withResolvers<undefined>();
  await page.route(lead, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openPage(page, '/');
  const link = (label: string) => menuBar(page).getByRole('link', { name: label, exact: true });
  await pointAt(link('Óleos essenciais'));
  await expect(link('Florais')).toBeVisible();
  await expect(menuBar(page)).not.toHaveAttribute('data-enhanced');
  held.resolve(undefined);
  await expect(menuBar(page)).toHaveAttribute('data-enhanced');
  await expect(link('Florais')).toBeVisible();
  await expect(menuBar(page).getByRole('button', { name: 'Submenu de Óleos essenciais' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
