// What comes when it is used may not come: what the server wrote then does the same, as it would without script.
import type { Locator, Page } from '@playwright/test';
import { banner, drawer, heading, menuBar, menuButton, openPage, pointAt } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

/** Points at the first item of the menu while what leads it is kept back, until `bring`. */
async function openPanelByStyles(page: Page) {
  const held = Promise.withResolvers<undefined>();
  await page.route('**/assets/lead-menu-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openPage(page, '/');
  const link = (label: string) => menuBar(page).getByRole('link', { name: label, exact: true });
  await pointAt(link('Óleos essenciais'));
  await expect(link('Florais')).toBeVisible();
  return { link, bring: () => held.resolve(undefined) };
}

/** An early press may still wait for what could not come; once it is shown, it covers what is pressed. */
async function pressUntilShown(target: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    await target.click({ timeout: 500 }).catch(() => undefined);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

const zoomCode = '**/assets/zoom-dialog-*.js';

test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

test('without the code of the drawer the menu button leads to the menu in the page, until it can come', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await expect(menuBar(page)).toBeHidden();
  await context.setOffline(true);
  await menuButton(page).click();
  await expect(menuBar(page).getByRole('link', { name: 'Óleos essenciais', exact: true })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  await context.setOffline(false);
  await menuButton(page).click();
  await expect(drawer(page).getByRole('button', { name: 'Óleos essenciais', exact: true })).toBeVisible();
});

test('without the code of the search sheet a phone searches by the field of the page, until it can come', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  const field = banner(page).getByRole('searchbox').or(banner(page).getByRole('combobox'));
  await context.setOffline(true);
  await field.click();
  await expect(field).toBeFocused();
  await field.fill('lavanda');
  await expect(field).toHaveValue('lavanda');
  await context.setOffline(false);
  const sheet = page.getByRole('dialog', { name: 'Buscar na loja' });
  await pressUntilShown(field, sheet);
  await expect(sheet.getByRole('combobox').or(sheet.getByRole('searchbox'))).toHaveValue('lavanda');
});

test('without the code of the quotes their place says so and asks for it again', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-melaleuca');
  const box = page.getByRole('main').getByRole('region', { name: 'Frete e prazo' });
  await page.route('**/assets/freight-*.js', (route) => route.abort('internetdisconnected'));
  await box.getByLabel('CEP', { exact: true }).fill('80010000');
  await box.getByRole('button', { name: 'Calcular' }).click();
  const retry = box.getByRole('alert').getByRole('button', { name: 'Tentar de novo' });
  await expect(retry).toBeVisible();
  await page.unroute('**/assets/freight-*.js');
  await retry.click();
  await expect(box.getByRole('list', { name: 'Opções de entrega' }).getByRole('listitem')).toHaveCount(3);
});

test('without the code that leads the menu its panels open by styles, under the mouse and by focus, until it can come', async ({
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
  await context.setOffline(false);
  await link('Óleos essenciais').click();
  await expect(heading(page)).toHaveText('Óleos essenciais');
  await pointAt(link('Cosméticos veganos'));
  await expect(menuBar(page)).toHaveAttribute('data-enhanced');
  await expect(link('Rosto')).toBeVisible();
});

test('without the code of the enlarged picture the page stays while there is no connection, until it can come', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.route(zoomCode, (route) => route.abort('internetdisconnected'));
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const picture = page
    .getByRole('main')
    .getByRole('link', { name: /Ampliar/ })
    .first();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/zoom-dialog-'));
  await picture.click();
  await failed;
  await page.unroute(zoomCode);
  await pressUntilShown(picture, page.getByRole('dialog', { name: /^Fotos ampliadas/ }));
  await expect(heading(page)).toHaveText(/lavanda/i);
});

test('a panel that styles have opened closes by Escape while the code that leads the menu is on its way', async ({
  page,
}) => {
  const { bring, link } = await openPanelByStyles(page);
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
  const { bring, link } = await openPanelByStyles(page);
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
  const { bring, link } = await openPanelByStyles(page);
  await expect(menuBar(page)).not.toHaveAttribute('data-enhanced');
  bring();
  await expect(menuBar(page)).toHaveAttribute('data-enhanced');
  await expect(link('Florais')).toBeVisible();
  await expect(menuBar(page).getByRole('button', { name: 'Submenu de Óleos essenciais' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a link of a panel that styles have opened is followed while the code that leads the menu is on its way', async ({
  page,
  documents,
}) => {
  const { link } = await openPanelByStyles(page);
  await pointAt(link('Florais'));
  await link('Rosas e gerânios').click();
  await expect(heading(page)).toHaveText('Rosas e gerânios');
  await expect(link('Florais')).toBeHidden();
  expect(documents).toEqual(['/']);
});

test('the third level under the mouse stays when the code that leads the menu comes', async ({ page }) => {
  const { bring, link } = await openPanelByStyles(page);
  await pointAt(link('Herbais'));
  await pointAt(link('Mentas'));
  bring();
  await expect(menuBar(page)).toHaveAttribute('data-enhanced');
  await expect(link('Mentas')).toBeVisible();
  await expect(link('Limões e bergamotas')).toBeHidden();
});
