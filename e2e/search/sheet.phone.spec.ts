import { banner, heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { headerField, recordSearches, searchPath, sheet, suggestions, toQuery } from './search-field.ts';

test('the toggle opens the search in full screen; Back closes it [R2.3-10, R4-23]', async ({ page }) => {
  await openPage(page, '/');
  const toggle = banner(page).getByRole('button', { name: 'Abrir busca' });
  await toggle.tap();
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByRole('combobox', { name: 'Buscar' })).toBeFocused();
  expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(sheet(page).getByRole('combobox')).toHaveAttribute('enterkeyhint', 'search');
  await sheet(page).getByRole('button', { name: 'Voltar' }).tap();
  await expect(sheet(page)).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(headerField(page)).toBeHidden();
  await toggle.tap();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
});

test('an empty field shows the most popular searches, a text its results [R5-09]', async ({ page }) => {
  await openPage(page, '/');
  const searches = recordSearches(page);
  await headerField(page).tap();
  const list = suggestions(page);
  await expect(list).toHaveAccessibleName('Mais buscados');
  await expect(list.getByRole('option')).toHaveCount(5);
  expect(searches).toHaveLength(0);
  await page.keyboard.type('lavanda');
  await expect(list).toHaveAccessibleName('lavanda (26)');
  expect(searches.map(toQuery)).toEqual([{ busca: 'lavanda', offset: '0', limit: '5', order: 'Popularidade' }]);
  await sheet(page).getByRole('combobox').fill('zzzzqqq');
  await expect(sheet(page).getByText('Não encontramos nada para “zzzzqqq”.')).toHaveCount(2);
  await expect(list.getByRole('group', { name: 'Mais buscados' }).getByRole('option')).toHaveCount(5);
  await sheet(page).getByRole('button', { name: 'Limpar' }).tap();
  await expect(list).toHaveAccessibleName('Mais buscados');
  await expect(sheet(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await list.getByRole('option').first().tap();
  await expect(sheet(page)).toBeHidden();
  await expect(heading(page)).toHaveText('Óleo essencial de lavanda francesa');
  expect(searches).toHaveLength(2);
});

test('a word about the service leads to its page', async ({ page }) => {
  await openPage(page, '/');
  await headerField(page).tap();
  await page.keyboard.type('frete');
  await expect(suggestions(page)).toHaveAccessibleName('Nenhum produto com “frete”.');
  await suggestions(page).getByRole('option', { name: 'Veja a página: entrega' }).tap();
  await expect(page).toHaveURL(/\/pagina\/entrega$/);
  await expect(sheet(page)).toBeHidden();
});

test('a submit opens the results and closes the search [R4-24]', async ({ page, documents }) => {
  await openPage(page, '/');
  await headerField(page).tap();
  await expect(sheet(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('alecrim');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Resultados para “alecrim”');
  await expect(sheet(page)).toBeHidden();
  await expect(headerField(page)).toHaveValue('alecrim');
  await headerField(page).tap();
  await expect(sheet(page).getByRole('combobox')).toHaveValue('alecrim');
  await expect(suggestions(page)).toBeVisible();
  await sheet(page).getByRole('combobox').press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Ver todos os/);
  expect(documents).toEqual(['/']);
});

test('no character is lost that is typed while an option is active', async ({ page }) => {
  await openPage(page, '/');
  await headerField(page).tap();
  const field = sheet(page).getByRole('combobox');
  await expect(suggestions(page)).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.type('alecrim');
  await expect(field).toHaveValue('alecrim');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('alecri');
});

test('the second shop shows its own products and links within the shop', async ({ page }) => {
  await openPage(page, '/loja-caszulo');
  const requested = page.waitForRequest((request) => request.url().includes('/showcase/products/caszulo-mais-pedidos'));
  await headerField(page).tap();
  expect(new URL((await requested).url()).searchParams.get('loja')).toBe('caszulo');
  await expect(suggestions(page)).toHaveAccessibleName('Mais buscados');
  await expect(suggestions(page).getByRole('option').first()).toHaveAttribute('href', /[?&]loja=caszulo$/);
  await page.keyboard.type('figo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/busca\?busca=figo&loja=caszulo$/);
});

test('closes when the window grows to a desktop', async ({ page }) => {
  await openPage(page, '/');
  await headerField(page).tap();
  await expect(sheet(page)).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(sheet(page)).toBeHidden();
});

test.describe('when suggestions fail', () => {
  test.use({ expectedProblems: [/Erro ao buscar sugestões: Erro de rede|net::ERR_FAILED/] });

  test('the sheet stays empty and the search still works', async ({ page }) => {
    await page.route(`**${searchPath}?**`, (route) => route.abort());
    await page.route('**/showcase/products/**', (route) => route.abort());
    await openPage(page, '/');
    const logged = page.waitForEvent('console', (message) => message.text().includes('Erro ao buscar sugestões:'));
    await headerField(page).tap();
    await logged;
    await expect(suggestions(page)).toBeHidden();
    await page.keyboard.type('lavanda');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Resultados para “lavanda”');
  });
});
