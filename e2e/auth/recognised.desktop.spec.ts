// Public pages are the same for everybody: they ask `/visita` for whom they are shown.

import type { Page } from '@playwright/test';
import { apiHeaders, isVisitCall, maria, waitForVisit } from '../accounts.ts';
import { banner, cartButton, openPage, settle, sideCart, waitForIdleParts } from '../browsing.ts';
import { enterWithFavourites, products } from '../favourites/customer.ts';
import { expect, test } from '../fixtures.ts';
import { recordShifts, sumShifts } from '../layout-shifts.ts';

const { lavender, sachet } = products;
/** So many pieces of it cost more than R$ 10.000. */
const bulk = { id: 193, quantity: 86 };
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();

/** Signs in with one favourite and one product in the cart. */
async function enter(page: Page): Promise<void> {
  await enterWithFavourites(page, [lavender.id]);
  const data = { itens: [{ idProduto: sachet.id }] };
  const added = await page.request.post('/api/v2/front/checkout/cart', { headers: apiHeaders, data });
  expect(added.status()).toBe(200);
}

async function expectRecognised(page: Page): Promise<void> {
  await expect(banner(page)).toContainText(maria.greeting);
  await expect(cartButton(page)).toHaveAccessibleName(/\b[1-9]\d* ite/);
  await expect(banner(page).getByRole('link', { name: 'Favoritos, 1 produto' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Enviar para Curitiba - PR' })).toBeVisible();
}

/** Delays the answers of `/visita` until the returned function is called. */
async function holdVisit(page: Page): Promise<() => void> {
  const answer = Promise.withResolvers<undefined>();
  await page.route(isVisitCall, async (route) => {
    await answer.promise;
    await route.continue();
  });
  return () => answer.resolve(undefined);
}

test('a page of every kind shows customer, cart, favourites and place, and nothing moves [R1-08, R2.3-15, R2.3-18, R6-01, R7-24]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await enter(page);
  await recordShifts(page);
  for (const path of ['/', '/oleos-essenciais', lavender.path, '/lista/kit-sono', '/pagina/entrega']) {
    const release = await holdVisit(page);
    await openPage(page, path);
    await settle(page);
    const shifts = await sumShifts(page);
    release();
    await expectRecognised(page);
    expect.soft((await sumShifts(page)) - shifts, path).toBeLessThan(0.001);
    await page.unroute(isVisitCall);
  }
});

test('a total of more than R$ 10.000 moves nothing in the header [R7-24]', async ({ page }) => {
  const data = { itens: [{ idProduto: bulk.id, quantidade: bulk.quantity }] };
  const added = await page.request.post('/api/v2/front/checkout/cart', { headers: apiHeaders, data });
  expect(added.status()).toBe(200);
  const release = await holdVisit(page);
  await openPage(page, '/marcas');
  await settle(page);
  const search = banner(page).getByRole('searchbox');
  const before = [await search.boundingBox(), await cartButton(page).boundingBox()];
  release();
  await expect(cartButton(page)).toHaveAccessibleName(/R\$\s\d{2}\.\d{3},\d{2}$/);
  expect([await search.boundingBox(), await cartButton(page).boundingBox()]).toEqual(before);
});

test('a personal page has its data from the server, and asks for nothing', async ({ page }) => {
  await enter(page);
  const visits: string[] = [];
  page.on('request', (request) => isVisitCall(new URL(request.url())) && visits.push(request.url()));
  for (const path of ['/checkout/carrinho', '/minha-conta/dados']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain(maria.greeting);
    await openPage(page, path);
    await waitForIdleParts(page);
    await expectRecognised(page);
  }
  expect(visits).toEqual([]);
});

test('until the answer a page shows nothing wrong, and what is pressed works [R4-11]', async ({ page }) => {
  await enter(page);
  const release = await holdVisit(page);
  await openPage(page, sachet.path);
  await expect(banner(page).getByRole('link', { name: 'Olá! Minha conta' })).toHaveAttribute('href', '/minha-conta/');
  await expect(cartButton(page)).toHaveAccessibleName('Sacola Ver sacola');
  await cartButton(page).click();
  await expect(sideCart(page)).toContainText('Abrindo a sacola');
  await page.keyboard.press('Escape');
  await add(page);
  await expect(sideCart(page)).toContainText(sachet.name);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Salvar nos favoritos' }).click();
  await expect(page.getByText('Salvo nos favoritos')).toBeVisible();
  release();
  await expect(banner(page)).toContainText(maria.greeting);
  await expect(banner(page).getByRole('link', { name: 'Favoritos, 2 produtos' })).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName(/\b[2-9]\d* itens/);
});

test.describe('while `/visita` fails', () => {
  test.use({ expectedProblems: [/\b503\b/] });

  test('a page is neither signed out nor without a cart, and the next one shows both', async ({ page }) => {
    await enter(page);
    await page.route(isVisitCall, (route) => route.fulfill({ status: 503, json: { error: 'Fora do ar' } }));
    const visit = waitForVisit(page, '/marcas');
    await openPage(page, '/marcas');
    await visit;
    await expect(banner(page).getByRole('link', { name: 'Olá! Minha conta' })).toBeVisible();
    await cartButton(page).click();
    await expect(sideCart(page)).toContainText('Sua sacola continua guardada.');
    await page.keyboard.press('Escape');
    await page.unroute(isVisitCall);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Serra Clara/ })
      .first()
      .click();
    await expectRecognised(page);
  });
});

test('back and forward show the cart as it is now', async ({ page }) => {
  await openPage(page, '/pagina/entrega');
  await expect(cartButton(page)).toHaveAccessibleName(/\b0 itens\b/);
  await page.goto(sachet.path);
  await expect(cartButton(page)).toHaveAccessibleName(/\b0 itens\b/);
  await add(page);
  await expect(sideCart(page)).toContainText(sachet.name);
  await page.goBack();
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
  await page.goForward();
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
});
