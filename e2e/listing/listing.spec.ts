import type { Locator, Page } from '@playwright/test';
import { cards, heading, openPage, unfoldFilter } from '../browsing.ts';
import { test } from '../faulty-shop.ts';
import { expect } from '../fixtures.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** The position of an element in the viewport. */
const placeOf = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN;
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filtrar' });
const products = (page: Page) => page.getByRole('region', { name: 'Produtos', exact: true });

test('each kind of listing calls its operation with path, whole query, offset and limit [R7-03, R7-05, R7-06, R7-07, R7-08, R7-09]', async ({
  page,
  wire,
}) => {
  const listingCall = async (path: string) => {
    wire.calls.length = 0;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const call = wire.calls.find((requested) => requested.startsWith('/url/product/listing/')) ?? '';
    return call.replace('/url/product/listing/', '').replaceAll('%2F', '/');
  };
  expect(await listingCall('/ofertas?order=Favoritos')).toBe('category?url=/ofertas&order=Favoritos&offset=0&limit=12');
  expect(await listingCall('/oleos-essenciais?pg=2&ipp=24')).toBe(
    'category?url=/oleos-essenciais&pg=2&ipp=24&offset=24&limit=24',
  );
  expect(await listingCall('/oleos-essenciais?ipp=13&offset=900&limit=900')).toBe(
    'category?url=/oleos-essenciais&ipp=13&offset=0&limit=12',
  );
  expect(await listingCall('/marcas/serra-clara')).toBe('brand?url=/marcas/serra-clara&offset=0&limit=12');
  expect(await listingCall('/c/para-diluir')).toBe('landing-page?url=/c/para-diluir&offset=0&limit=12');
  expect(await listingCall('/busca?busca=lavanda')).toBe('search?url=/busca&busca=lavanda&offset=0&limit=12');
  expect(await listingCall('/difusores?loja=caszulo')).toBe('category?url=/difusores&loja=caszulo&offset=0&limit=12');
  for (const headers of wire.headers) {
    expect.soft(headers['app-token']).toBe('wapstore');
    expect.soft(headers.accept).toBe('application/json');
  }
});

test('the products are marked as busy while another page of the listing loads, and not afterwards', async ({
  page,
}) => {
  await openPage(page, '/oleos-essenciais');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/oleos-essenciais.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Página 2', exact: true }).click();
  await expect(products(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/pg=2/);
  await expect(products(page)).not.toHaveAttribute('aria-busy');
  await expect(cards(page)).toHaveCount(12);
  await expect(heading(page)).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
});

test.describe('a listing whose request fails', () => {
  test.use({ expectedProblems: [/\b503\b/] });

  test('shows no loading state afterwards [R4-04]', async ({ page, wire }) => {
    await openPage(page, '/oleos-essenciais');
    wire.fault = (path) => (path.startsWith('/url/') ? { status: 503, body: { error: 'Fora do ar' } } : undefined);
    await page
      .getByRole('navigation', { name: 'Páginas' })
      .getByRole('link', { name: 'Página 2', exact: true })
      .click();
    await expect(page.getByRole('main')).toContainText('Fora do ar');
    await expect(page.locator('[aria-busy="true"], [data-loading]')).toHaveCount(0);
    await expect(page.locator('[data-phase]')).toHaveCount(0);
  });
});

test('a filter preserves scroll position and focus, shows the number of products, and Back removes it', async ({
  page,
}) => {
  await openPage(page, '/oleos-essenciais');
  const option = filters(page).getByRole('link', { name: /^Floral/ });
  await unfoldFilter(filters(page), /^Floral/);
  await option.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 150));
  expect(await scrollTop(page)).toBeGreaterThan(100);
  const before = await placeOf(option);
  await option.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Remover filtro Floral' }).first()).toBeVisible();
  const chosen = filters(page).getByRole('link', { name: /^Remover filtro Floral/ });
  await expect(chosen).toBeFocused();
  expect(Math.abs((await placeOf(chosen)) - before)).toBeLessThan(5);
  await expect(page.getByRole('main').locator('[aria-live="polite"]')).toHaveText(/^\d+ produtos?$/);

  const chip = products(page).getByRole('link', { name: 'Remover filtro Floral' });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(products(page)).toBeFocused();

  await page.goBack();
  await expect(chip).toBeVisible();
  await page.goBack();
  await expect(chip).toHaveCount(0);
  await expect(page).toHaveURL(/\/oleos-essenciais$/);
  await expect(cards(page)).toHaveCount(12);
});

test('order and page size preserve the focus on their field and show the values of the URL [R9-03]', async ({
  page,
}) => {
  await openPage(page, '/oleos-essenciais?pg=2');
  const order = page.getByLabel('Ordenar por');
  await expect(order.locator('option')).toHaveText(['Popularidade', 'Favoritos', 'Menor preço', 'Maior preço']);
  await order.focus();
  await order.selectOption('Menor Preço');
  await expect(page).toHaveURL(/order=Menor\+Pre%C3%A7o/);
  expect(new URL(page.url()).searchParams.has('pg'), 'another order begins with its first page').toBe(false);
  await expect(order).toBeFocused();
  await expect(order).toHaveValue('Menor Preço');
  await page.goBack();
  await expect(order).toHaveValue('Popularidade');
  await expect(page).toHaveURL(/pg=2$/);
});

test('a typed price filters in place and gets its own chip', async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  await filters(page).getByLabel('De R$').fill('30');
  await filters(page).getByLabel('Até R$').focus();
  const button = filters(page).getByRole('button', { name: 'Filtrar por preço' });
  // The first field applies when it loses the focus; its chip moves the button a little.
  await expect(page.getByRole('link', { name: 'Remover filtro A partir de R$ 30' }).first()).toBeVisible();
  await filters(page).getByLabel('Até R$').fill('50,00');
  // In the middle, a press need not scroll to it.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await placeOf(button);
  await button.click();
  await expect(page).toHaveURL(/[?&]preco=30-50(?:$|&)/);
  await expect(page.getByRole('link', { name: 'Remover filtro R$ 30 a R$ 50' }).first()).toBeVisible();
  await expect(button).toBeFocused();
  expect(Math.abs((await placeOf(button)) - before)).toBeLessThan(60);
  const amounts = await cards(page)
    .locator('strong')
    .evaluateAll((prices) =>
      prices.map((price) => Number(price.textContent.replaceAll(/[^\d,]/g, '').replace(',', '.'))),
    );
  expect(amounts.length).toBeGreaterThan(2);
  expect(Math.min(...amounts)).toBeGreaterThanOrEqual(30);
  expect(Math.max(...amounts)).toBeLessThanOrEqual(50);
});

test('a typed price range in reverse order is corrected, and a single price has its own label', async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  const search = async (from: string, to: string) => {
    await filters(page).getByLabel('De R$').fill(from);
    await filters(page).getByLabel('Até R$').fill(to);
    await filters(page).getByRole('button', { name: 'Filtrar por preço' }).click();
  };
  await search('100', '30');
  await expect(page).toHaveURL(/[?&]preco=30-100(?:$|&)/);
  const chip = page.getByRole('link', { name: /^Remover filtro R\$/ }).first();
  await expect(chip).toHaveAccessibleName(/R\$\s30 a R\$\s100/);
  await search('24,90', '24,90');
  await expect(page).toHaveURL(/[?&]preco=24\.9-24\.9(?:$|&)/);
  await expect(chip).toHaveAccessibleName(/^Remover filtro R\$\s24,90$/);
  await expect(cards(page).first()).toContainText(/R\$\s24,90/);
});

test('Back from a product restores the scroll position of the listing', async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  const card = cards(page).nth(9).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(300);
  await card.click();
  await expect(page).not.toHaveURL(/oleos-essenciais$/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('the first page has no link to a previous page, the last page none to a next page [R5-04, R5-05]', async ({
  page,
}) => {
  const links = (name: string) => page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name });
  const heads = (rel: string) => page.locator(`head link[rel="${rel}"]`);
  await page.goto('/oleos-essenciais');
  await expect(links('Anterior')).toHaveCount(0);
  await expect(heads('prev')).toHaveCount(0);
  await expect(links('Próxima')).toHaveAttribute('href', '/oleos-essenciais?pg=2');
  await page.goto('/oleos-essenciais?pg=5');
  await expect(links('Próxima')).toHaveCount(0);
  await expect(heads('next')).toHaveCount(0);
  await expect(links('Anterior')).toHaveAttribute('href', '/oleos-essenciais?pg=4');
});
