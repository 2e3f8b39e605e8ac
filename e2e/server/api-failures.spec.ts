import { maria, signIn } from '../accounts.ts';
import { banner, cards, heading, openPage, sideCart, waitForScript } from '../browsing.ts';
import { test } from '../faulty-shop.ts';
import { expect } from '../fixtures.ts';

test.use({ expectedProblems: [/\b(?:404|422|50\d)\b/] });

const lostNothing = 'Voltar para a página anterior';
const homeAgain = 'Clique aqui para ir para página inicial';
const away = { status: 503, body: { error: 'Fora do ar' } };
const isPageCall = (path: string) => path.startsWith('/url/');

test('a missing response of the API is the page "Erro de rede" with status 500, in a document and after a click', async ({
  page,
  wire,
}) => {
  await openPage(page, '/');
  wire.fault = (path) => (isPageCall(path) ? 'cut' : undefined);
  await banner(page).getByRole('link', { name: 'Difusores', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Erro de rede');
  await expect(page.getByRole('main')).toContainText('Erro 500');

  const response = await page.goto('/oleos-essenciais');
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('main')).toContainText('Erro de rede');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a failed page call links to the previous page, or home, and works again once the API does [R2.6-04, R2.6-07, R8-02]', async ({
  page,
  wire,
}) => {
  await openPage(page, '/marcas');
  wire.fault = (path) => (isPageCall(path) ? away : undefined);
  await banner(page).getByRole('link', { name: 'Difusores', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('503');
  await expect(page.getByRole('main')).toContainText('Fora do ar');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: homeAgain })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: lostNothing }).click();
  await expect(page).toHaveURL(/\/marcas$/);
  await expect(heading(page)).toHaveText(/Marcas/);

  await page.goForward();
  await expect(page.getByRole('main')).toContainText('503');
  wire.fault = () => undefined;
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(heading(page)).toHaveText('Difusores');
});

test('a navigation that a busy server refuses says so, and can be tried again', async ({ page }) => {
  await openPage(page, '/marcas');
  const busy = { status: 503, contentType: 'text/html; charset=utf-8', body: '<!doctype html><h1>Muita gente</h1>' };
  await page.route(/\.data(?:\?|$)/, (route) => route.fulfill(busy));
  await banner(page).getByRole('link', { name: 'Difusores', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Erro 503');
  await expect(page.getByRole('main')).toContainText('Muita gente na loja agora. Tente de novo em instantes.');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(heading(page)).toHaveText('Difusores');
});

test('an error without a message is shown as an unknown error [R8-04]', async ({ page, wire }) => {
  wire.fault = (path) => (isPageCall(path) ? { status: 502, body: {} } : undefined);
  const response = await page.goto('/oleos-essenciais');
  expect(response?.status()).toBe(502);
  await expect(page.getByRole('main')).toContainText('Erro desconhecido');
});

test('a page whose call is no URL call shows its status and message, in debug mode also the endpoint [R2.6-05, R8-03, R8-07, R8-19]', async ({
  page,
  wire,
}) => {
  wire.fault = (path) =>
    path.startsWith('/brands') ? { status: 502, body: { error: 'Marcas fora do ar' } } : undefined;
  const plain = await page.goto('/marcas');
  expect(plain?.status()).toBe(502);
  await expect(page.getByRole('main')).toContainText('Erro 502');
  await expect(page.getByRole('main')).toContainText('Marcas fora do ar');
  await expect(page.getByText('Erro de API:')).toHaveCount(0);
  await expect(page.getByText('/v2/front/brands')).toHaveCount(0);
  const response = await page.goto('/marcas?debug=1');
  expect(response?.status()).toBe(502);
  await expect(page.getByRole('heading', { name: 'Erro de API:' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Marcas fora do ar');
  await expect(page.getByRole('main')).toContainText('/v2/front/brands');

  wire.fault = (path) => (path.startsWith('/brands') ? { status: 502, body: {} } : undefined);
  await page.goto('/marcas?debug=1');
  await expect(page.getByRole('main')).toContainText('Erro desconhecido');
});

test('a change that the API rejects shows the reason and leaves the page unchanged [R8-05]', async ({ page, wire }) => {
  await openPage(page, '/oleo-essencial-de-melaleuca');
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page)).toContainText('R$');
  wire.fault = (path) =>
    path.startsWith('/checkout/cart') ? { status: 422, body: { error: 'Temos só 3.' } } : undefined;
  await sideCart(page)
    .getByRole('button', { name: /^Aumentar quantidade/ })
    .click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Temos só 3.' }).or(page.getByText('Não foi possível')).first(),
  ).toBeVisible();
  await expect(heading(page)).toHaveText('Óleo essencial de melaleuca');
});

test.describe('in debug mode', () => {
  // The router logs what its error pages show.
  test.use({ expectedProblems: [/\b422\b|Temos só 3\./] });

  test('a call that the visitor makes is the error page of the API too', async ({ page, wire }) => {
    const path = '/oleo-essencial-de-melaleuca?debug=1';
    const endpointOf = (part: string) => page.getByRole('main').getByText(new RegExp(`422 /v2/front/${part}`));
    wire.fault = (called) =>
      /^\/(?:checkout\/cart|wishlist\/add)/.test(called) ? { status: 422, body: { error: 'Temos só 3.' } } : undefined;
    await openPage(page, path);
    await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
    await expect(page.getByRole('heading', { name: 'Erro de API:' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Temos só 3.');
    await expect(endpointOf('checkout/cart')).toBeVisible();

    await openPage(page, path);
    await page
      .getByRole('main')
      .getByRole('button', { name: /favoritos/ })
      .first()
      .click();
    await expect(endpointOf('wishlist/add')).toBeVisible();
  });
});

test.describe('a part of the layout that cannot be loaded', () => {
  // Customer and cart come after the page, which stays as it is without them.
  test.use({ expectedProblems: [/503.*\/visita/] });

  test('leaves the rest of the page intact: menus, footer links, settings, cart', async ({ page, wire }) => {
    await openPage(page, '/oleo-essencial-de-melaleuca');
    await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
    await expect(sideCart(page)).toContainText('melaleuca');
    for (const part of [
      '/struct/menus/links-rodape',
      '/struct/menus/',
      '/settings',
      '/checkout/cart',
      '/checkout/user',
    ]) {
      wire.fault = (path) => (path.startsWith(part) ? away : undefined);
      const response = await openPage(page, '/oleos-essenciais');
      expect.soft(response?.status(), part).toBe(200);
      await expect.soft(cards(page), part).toHaveCount(12);
      await expect
        .soft(page.getByRole('contentinfo').getByRole('img', { name: 'Pix', exact: true }), part)
        .toBeVisible();
    }
  });
});

test('a footer menu that cannot be loaded is omitted from the footer, and the page is unchanged', async ({
  page,
  wire,
}) => {
  wire.fault = (path) => (path.includes('links-rodape') ? away : undefined);
  const response = await openPage(page, '/');
  expect(response?.status()).toBe(200);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Trocas e devoluções' })).toHaveCount(0);
  await expect(footer).toContainText('Formas de pagamento');
  await expect(banner(page).getByRole('link', { name: 'Difusores', exact: true })).toBeVisible();
});

test.describe('an error in the error page itself', () => {
  test.use({ expectedProblems: [/\b503\b|planted/] });

  test('shows a text and a link home', async ({ page, wire }) => {
    wire.fault = (path) => (isPageCall(path) ? away : undefined);
    await page.addInitScript(() => {
      // The layout of the error page reads its menus by this function: it fails as a bug in our own code would.
      Array.prototype.flatMap = () => {
        throw new Error('planted');
      };
    });
    await page.goto('/oleos-essenciais');
    await expect(page.getByRole('link', { name: homeAgain })).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

const isPersonalCall = (path: string) => /^\/(?:checkout|client|wishlist)/.test(path);
const isAwayText = 'Não deu certo agora. Tente de novo em instantes.';

for (const query of ['', '?loja=caszulo']) {
  test(`while the API does not answer, a customer is neither signed out nor without a cart ${query}`, async ({
    page,
    shop,
    wire,
  }) => {
    expect(await signIn(page.request, shop.url, maria)).toBe(200);
    wire.fault = (path) => (isPersonalCall(path) ? away : undefined);
    for (const path of ['/minha-conta/', '/minha-conta/dados', '/minha-conta/enderecos', '/minha-conta/lista-desejo']) {
      const response = await page.goto(path + query);
      expect(response?.status(), path).toBe(503);
      await expect(page, path).toHaveURL(path + query);
      await expect(page.getByRole('main')).toContainText(isAwayText);
      await expect(page.getByRole('link', { name: 'Tentar de novo' })).toBeVisible();
    }
    const cart = await page.goto(`/checkout/carrinho${query}`);
    expect(cart?.status()).toBe(503);
    await expect(page.getByRole('main')).toContainText('Não deu certo agora. Sua sacola continua guardada.');
    await expect(banner(page)).toContainText('Olá!');
    await expect(banner(page)).not.toContainText('visitante');

    expect((await openPage(page, `/marcas${query}`))?.status()).toBe(200);
    await banner(page)
      .getByRole('link', { name: /Sacola/ })
      .click();
    await expect(sideCart(page)).toContainText('Não deu certo agora');
    wire.fault = () => undefined;
    await sideCart(page).getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(sideCart(page)).toContainText('Sua sacola está vazia');
    await expect(banner(page)).toContainText(maria.greeting);
  });
}

test('an account page whose data the API does not answer has status 503, and its forms keep what was typed', async ({
  page,
  shop,
  wire,
}) => {
  expect(await signIn(page.request, shop.url, maria)).toBe(200);
  wire.fault = (path) => (path.startsWith('/client') ? away : undefined);
  expect((await page.goto('/minha-conta/dados'))?.status()).toBe(503);
  await expect(page.getByRole('main')).toContainText(isAwayText);
  wire.fault = () => undefined;
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(heading(page)).toHaveText('Seus dados');
  await waitForScript(page);
  await page.getByLabel('Nome completo').fill('Maria Digitada');
  wire.fault = (path) => (isPersonalCall(path) ? away : undefined);
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(page.locator('#pessoais').getByRole('alert')).toContainText(isAwayText);
  await expect(page.getByLabel('Nome completo')).toHaveValue('Maria Digitada');
});
