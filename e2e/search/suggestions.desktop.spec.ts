import type { Page, Request } from '@playwright/test';
import { heading, holdScript, openPage, price, waitForScript } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { headerField, recordSearches, searchPath, suggestions, toQuery } from './search-field.ts';

/** A page with a fake clock and a hydrated search field. */
async function useField(page: Page, path = '/'): Promise<void> {
  await page.clock.install({ time: '2026-03-02T12:00:00-03:00' });
  await openPage(page, path);
  await headerField(page).click();
  // The field becomes a combobox when its chunk has loaded.
  await expect(headerField(page)).toHaveRole('combobox');
  await page.clock.pauseAt('2026-03-02T13:00:00-03:00');
}

async function suggest(page: Page, text: string): Promise<void> {
  await headerField(page).fill(text);
  const answer = page.waitForResponse((response) => response.url().includes(searchPath));
  await page.clock.runFor(500);
  expect(await answer.catch(() => undefined), `the answer about ${text}`).toBeDefined();
}

test('sends one request, 500 ms after the last keystroke, as in the contract [R7-11, R7-13, R9-25]', async ({
  page,
}) => {
  await useField(page);
  const searches = recordSearches(page);
  await headerField(page).pressSequentially('lavan');
  await page.clock.runFor(499);
  expect(searches).toHaveLength(0);
  await page.clock.runFor(1);
  await expect(suggestions(page)).toBeVisible();
  expect(searches.map(toQuery)).toEqual([{ busca: 'lavan', offset: '0', limit: '5', order: 'Popularidade' }]);
  expect(searches[0]?.method()).toBe('GET');
  expect(searches[0]?.headers()).toMatchObject({ 'app-token': 'wapstore', accept: 'application/json' });
});

test('shows text and count, terms, five products with prices, and all results [R2.3-08, R3-38, R7-12, R9-29, R9-30]', async ({
  page,
}) => {
  await useField(page);
  await suggest(page, 'lavan');
  const list = suggestions(page);
  await expect(list).toHaveAccessibleName(/^lavan \(\d+\)$/);
  const [total = ''] = /\d+/.exec(await page.getByRole('heading', { name: /^lavan \(/ }).innerText()) ?? [];
  await expect(list.getByRole('group', { name: 'Termos' }).getByRole('option').first()).toHaveText('lavanda');
  const products = list.getByRole('group', { name: 'Produtos' }).getByRole('option');
  await expect(products).toHaveCount(5);
  await expect(products.first()).toContainText('Óleo essencial de lavanda francesa');
  await expect(products.first()).toContainText(price('54,90'));
  await expect(products.first()).toContainText(/52,16 no Pix/);
  await expect(products.first().locator('img')).toHaveAttribute('src', /^\/img\/.*-160\.\w+$/);
  await expect(list.getByRole('option').last()).toHaveText(`Ver todos os ${total} resultados`);
  const panel = list.locator('xpath=..');
  expect(await panel.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('577px');
  await expect(page.getByRole('status').filter({ hasText: `${total} produtos para lavan` })).toBeAttached();
  await page.clock.resume();
  await list.getByRole('group', { name: 'Marcas' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/busca\?busca=lavan&marca=\d+$/);
});

test('opens for more than 2 characters with results, and sends no request for an empty text [R5-07, R5-08, R5-10, R5-11, R5-13, R9-28]', async ({
  page,
}) => {
  await useField(page);
  const searches = recordSearches(page);
  await suggest(page, 'ale');
  await expect(suggestions(page)).toBeVisible();
  await headerField(page).press('Backspace');
  await expect(headerField(page)).toHaveValue('al');
  await expect(suggestions(page)).toBeHidden();
  await suggest(page, 'al');
  await suggest(page, 'zzzzqqq');
  await expect(suggestions(page)).toBeHidden();
  await headerField(page).fill('');
  await page.clock.runFor(5000);
  await headerField(page).fill('   ');
  await page.clock.runFor(5000);
  expect(searches.map((request) => toQuery(request)['busca'])).toEqual(['ale', 'al', 'zzzzqqq']);
  await expect(suggestions(page)).toBeHidden();
  await headerField(page).press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

test('opens only for a returned text longer than 2 characters [R5-12]', async ({ page }) => {
  let returned = 'lav';
  await page.route(`**${searchPath}?**`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"texto":"\w+"/, `"texto":"${returned}"`);
    await route.fulfill({ response, body });
  });
  await useField(page);
  await suggest(page, 'lavanda');
  await expect(suggestions(page)).toHaveAccessibleName(/^lav \(/);
  returned = 'la';
  await suggest(page, 'lavand');
  await expect(suggestions(page)).toBeHidden();
});

test('hides immediately on blur, and after 300 ms while the pointer is over the search [R4-26, R4-27, R9-26, R9-27]', async ({
  page,
}) => {
  await useField(page);
  await page.mouse.move(5, 700);
  await suggest(page, 'lavanda');
  await expect(suggestions(page)).toBeVisible();
  await headerField(page).blur();
  await expect(suggestions(page)).toBeHidden();

  // The result is discarded 100 ms later: until then a focus shows it immediately.
  await page.clock.runFor(99);
  await headerField(page).focus();
  await expect(suggestions(page)).toBeVisible();
  await headerField(page).blur();
  await page.clock.runFor(100);
  await headerField(page).focus();
  await expect(suggestions(page)).toBeHidden();
  await page.clock.runFor(500);
  await expect(suggestions(page)).toBeVisible();

  await suggestions(page).getByRole('option').first().hover();
  await headerField(page).blur();
  await page.clock.runFor(299);
  await expect(suggestions(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(suggestions(page)).toBeHidden();
});

test('closes on a click outside and on Esc; typing opens it again [R4-25, R4-30]', async ({ page }) => {
  await useField(page);
  await suggest(page, 'lavanda');
  await expect(suggestions(page)).toBeVisible();
  await page.mouse.click(40, 600);
  await expect(suggestions(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await suggest(page, 'lavand');
  await expect(suggestions(page)).toBeVisible();
  await headerField(page).press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(headerField(page)).toHaveValue('lavand');
  await expect(headerField(page)).toHaveAttribute('aria-expanded', 'false');
});

test('moves by arrow keys and follows on Enter, while the caret stays in the text', async ({ page, documents }) => {
  await openPage(page, '/');
  const field = headerField(page);
  await field.focus();
  await field.pressSequentially('lavanda');
  await expect(suggestions(page)).toBeVisible();
  await field.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Ver todos os 26 resultados');
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await field.press('ArrowDown');
  const first = suggestions(page).getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'no id');
  await field.press('Home');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await expect(field).toBeFocused();
  const product = suggestions(page).getByRole('option', { name: /Óleo essencial de lavanda francesa/ });
  while ((await product.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown');
  await field.press('Enter');
  await expect(heading(page)).toHaveText('Óleo essencial de lavanda francesa');
  await expect(suggestions(page)).toBeHidden();
  expect(documents).toEqual(['/']);
});

test('loses no character that is typed over an active option or a closed list', async ({ page }) => {
  await openPage(page, '/');
  const field = headerField(page);
  await field.focus();
  await field.pressSequentially('lavand');
  await expect(suggestions(page)).toBeVisible();
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.type('a');
  await expect(field).toHaveValue('lavanda');
  await field.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await page.keyboard.type('s');
  await expect(field).toHaveValue('lavandas');
});

test('drops a stale response', async ({ page }) => {
  const isOvertaken = (request: Request) => request.url().includes('busca=lavanda');
  const held = Promise.withResolvers<undefined>();
  await page.route(`**${searchPath}?busca=lavanda&**`, async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response }).catch(() => undefined);
  });
  // The page may abort the request or ignore its response.
  const over = Promise.race([
    page.waitForEvent('requestfailed', isOvertaken),
    page.waitForEvent('requestfinished', isOvertaken),
  ]);
  await openPage(page, '/');
  await headerField(page).fill('lavanda');
  await page.waitForRequest(isOvertaken);
  await headerField(page).fill('alecrim');
  await expect(suggestions(page)).toHaveAccessibleName(/^alecrim/);
  held.resolve(undefined);
  await over;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(suggestions(page)).toHaveAccessibleName(/^alecrim/);
});

test('marks the search as submitted until the results load [R4-28, R4-29, R4-31]', async ({ page }) => {
  let held = Promise.withResolvers<undefined>();
  await page.route('**/busca.data?**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.install();
  await openPage(page, '/');
  const searches = recordSearches(page);
  const form = page.getByRole('banner').getByRole('search');
  await headerField(page).fill('lavanda');
  await expect(suggestions(page)).toBeVisible();
  await headerField(page).press('Enter');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(suggestions(page)).toBeHidden();
  held.resolve(undefined);
  await expect(heading(page)).toHaveText('Resultados para “lavanda”');
  await expect(form).not.toHaveAttribute('aria-busy');
  await expect(headerField(page)).toHaveValue('lavanda');
  // No request is sent whose response could open over the results.
  await page.clock.runFor(5000);
  await expect(suggestions(page)).toBeHidden();
  expect(searches).toHaveLength(1);
  await page.getByRole('link', { name: 'Ofertas', exact: true }).first().click();
  await expect(heading(page)).toHaveText(/Ofertas/);
  await expect(headerField(page)).toHaveValue('');
  held = Promise.withResolvers();
  const requested = page.waitForRequest('**/busca.data?**');
  await page.goBack();
  await requested;
  await expect(form, 'without a submit').not.toHaveAttribute('aria-busy');
  held.resolve(undefined);
  await expect(headerField(page)).toHaveValue('lavanda');
});

test('stays inside the second shop', async ({ page }) => {
  await openPage(page, '/loja-caszulo');
  const searches = recordSearches(page);
  await headerField(page).fill('figo');
  await expect(suggestions(page)).toHaveAccessibleName('figo (12)');
  expect(toQuery(searches[0])).toMatchObject({ busca: 'figo', loja: 'caszulo' });
  const addresses = await suggestions(page)
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(6);
  for (const address of addresses) expect(address).toContain('loja=caszulo');
  await suggestions(page).getByRole('option', { name: 'Ver todos os 12 resultados' }).click();
  await expect(page).toHaveURL(/\/busca\?busca=figo&loja=caszulo$/);
  await expect(suggestions(page)).toBeHidden();
});

test('preserves text that was typed before hydration', async ({ page }) => {
  const releaseScript = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await headerField(page).fill('lavanda');
  releaseScript();
  await waitForScript(page);
  await expect(headerField(page)).toHaveValue('lavanda');
  await headerField(page).press('Enter');
  await expect(page).toHaveURL(/\/busca\?busca=lavanda$/);
});

test.describe('when suggestions fail', () => {
  test.use({ expectedProblems: [/Erro ao buscar sugestões: Tente mais tarde|status (?:of )?500/] });

  test('only the log shows the failure, and the search still works [R8-12]', async ({ page }) => {
    await page.route(`**${searchPath}?**`, (route) =>
      route.fulfill({ status: 500, json: { error: 'Tente mais tarde' } }),
    );
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await openPage(page, '/');
    await headerField(page).fill('lavanda');
    await expect.poll(() => messages.join('\n')).toContain('Erro ao buscar sugestões: Tente mais tarde');
    await expect(suggestions(page)).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await headerField(page).press('Enter');
    await expect(heading(page)).toHaveText('Resultados para “lavanda”');
  });
});
