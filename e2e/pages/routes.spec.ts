import { cards, heading } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({
  javaScriptEnabled: false,
  expectedProblems: [/\b(?:404|500)\b/],
  extraHTTPHeaders: { 'App-Token': 'wapstore' },
});

const addresses = [
  { path: '/', level: 'home' },
  { path: '/busca?busca=lavanda', level: 'product/listing/search' },
  { path: '/lista/kit-sono', level: 'list/detail' },
  { path: '/marcas/serra-clara', level: 'product/listing/brand' },
  { path: '/pagina/sobre', level: 'page' },
  { path: '/ofertas', level: 'product/listing/category' },
  { path: '/c/para-diluir', level: 'product/listing/landing-page' },
  { path: '/oleo-essencial-de-lavanda-francesa', level: 'product/detail' },
  { path: '/oleos-essenciais', level: 'product/listing/category' },
  { path: '/oleos-essenciais/florais', level: 'product/listing/category' },
  { path: '/oleos-essenciais/florais/lavandas', level: 'product/listing/category' },
];

const brands =
  `brasa-e-cera bruma casa-neroli caszulo flor-de-sal linho-branco manaca mata-viva orvalho raiz serra-clara`.split(
    ' ',
  );

for (const { path, level } of addresses) {
  test(`${path} has the level ${level} [R2.1-01, R2.1-02, R2.1-05, R2.1-09, R2.1-14, R2.1-17, R2.1-18, R2.1-19, R2.1-20, R3-01]`, async ({
    request,
  }) => {
    expect((await request.get(path)).status()).toBe(200);
    const verified = await request.get(`/api/v2/front/url/verify?url=${path.replace('?', '&')}`);
    expect(await verified.text()).toContain(`"nivel":"${level}"`);
  });
}

test('lists, brands, pages and the second shop have an index each [R2.1-04, R2.1-06, R2.1-13]', async ({ page }) => {
  for (const path of ['/lista', '/marcas', '/pagina', '/loja-caszulo']) {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect.soft(response?.status(), path).toBe(200);
    await expect.soft(heading(page), path).toHaveCount(1);
  }
  await page.goto('/pagina');
  await expect(page.getByRole('main').getByRole('link', { name: 'Quem somos' })).toHaveAttribute(
    'href',
    '/pagina/sobre',
  );
});

test('the brands index links every active brand [R2.1-08]', async ({ page }) => {
  await page.goto('/marcas');
  for (const brand of brands) {
    await expect.soft(page.getByRole('main').locator(`a[href="/marcas/${brand}"]`).first(), brand).toBeVisible();
  }
});

test('a search in the second shop shows its products only [R2.1-03]', async ({ page }) => {
  await page.goto('/busca?busca=figo&loja=caszulo');
  await expect(page.locator('html')).toHaveAttribute('data-shop', 'caszulo');
  await expect(cards(page).first()).toBeVisible();
  const response = await page.goto('/oleos-essenciais/citricos?loja=caszulo');
  expect(response?.status()).toBeLessThan(500);
});

test('unknown products, lists, brands and pages are 404', async ({ request }) => {
  for (const path of [
    '/nao-existe',
    '/lista/nao-existe',
    '/marcas/nao-existe',
    '/pagina/nao-existe',
    '/c/nao-existe',
  ]) {
    expect.soft((await request.get(path)).status(), path).toBe(404);
  }
});

test('an address in capitals leads to the one address of its page, in its shop', async ({ request }) => {
  const moved = {
    '/LOJA-CASZULO': '/loja-caszulo',
    '/Marcas': '/marcas',
    '/Marcas/Raiz': '/marcas/raiz',
    '/MARCAS/raiz?pg=2': '/marcas/raiz?pg=2',
    '/Lista/Kit-Sono?loja=caszulo': '/lista/kit-sono?loja=caszulo',
    '/LISTA': '/lista',
    '/Pagina/Sobre': '/pagina/sobre',
    '/OFERTAS': '/ofertas',
    '/Busca?busca=Lavanda': '/busca?busca=Lavanda',
    '/Oleo-Essencial-de-Melaleuca': '/oleo-essencial-de-melaleuca',
    '/CHECKOUT/carrinho': '/checkout/carrinho',
    '/Checkout/Nova-Senha?token=aB1': '/checkout/nova-senha?token=aB1',
    '/MINHA-CONTA/': '/minha-conta',
    '/Minha-Conta/Dados?loja=caszulo': '/minha-conta/dados?loja=caszulo',
  };
  for (const [asked, wanted] of Object.entries(moved)) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers()['location']], asked).toEqual([301, wanted]);
  }
  for (const path of ['/Teste', '/view5xx', '/Marcas/Nao-Existe', '/minha-conta/nao-existe']) {
    expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
  for (const path of ['/CHECKOUT/acesso', '/Sacola', '/Mensagens/contato']) {
    const response = await request.post(path, { maxRedirects: 0, form: { email: 'maria@exemplo.test' } });
    expect.soft([response.status(), response.headers()['location']], path).toEqual([405, undefined]);
  }
});

test('in debug mode an unknown product links to the admin panel [R2.6-06]', async ({ page }) => {
  const response = await page.goto('/nao-existe?debug=1');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('/v2/front/url/verify');
  await expect(page.getByRole('main')).toContainText('painel administrativo da loja');
});

test('a category of four levels shows its whole breadcrumb, a fifth level is 404 [R2.1-21, R2.1-22]', async ({
  page,
  request,
}) => {
  await page.goto('/oleos-essenciais/florais/lavandas/lavandas-francesas');
  const trail = page.getByRole('navigation', { name: 'Caminho da página' }).getByRole('listitem');
  const labels = (await trail.allTextContents()).map((label) => label.replace('/', '').trim());
  expect(labels.slice(-4)).toEqual(['Óleos essenciais', 'Florais', 'Lavandas', 'Lavandas francesas']);
  const fifth = await request.get('/oleos-essenciais/florais/lavandas/lavandas-francesas/outra');
  expect(fifth.status()).toBe(404);
});

test('offers have their own levels [R2.1-15]', async ({ request }) => {
  for (const path of ['/ofertas/oleos-essenciais', '/ofertas/oleos-essenciais/florais']) {
    expect.soft((await request.get(path)).status(), path).toBe(200);
  }
});

test('offers can be sorted by price [R2.1-16]', async ({ page }) => {
  await page.goto('/ofertas?order=Menor%20Pre%C3%A7o');
  const prices = await cards(page).locator('strong').allTextContents();
  const amounts = prices.map((text) => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')));
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts).toEqual(amounts.toSorted((first, second) => first - second));
});

test('the review page redirects home without a key and with a wrong one [R2.1-24, R5-16]', async ({ request }) => {
  for (const path of ['/pagina/avaliacao-da-loja', '/pagina/avaliacao-da-loja?key=errada']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(302);
    expect.soft(response.headers()['location'], path).toBe('/');
  }
});

test('the server-error page has status 500 and is not indexed [R2.1-11]', async ({ page }) => {
  const response = await page.goto('/View5xx');
  expect(response?.status()).toBe(500);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('account, favourites and sign-in have their exact URLs', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('a[href="/minha-conta/lista-desejo"]').first()).toBeAttached();
  // Who it is, a public page learns after it; the account leads visitors to the sign-in.
  await expect(page.locator('a[href="/minha-conta/"]').first()).toBeAttached();
  await page.goto('/minha-conta/');
  await expect(page).toHaveURL(/\/checkout\/acesso\/(?:\?|$)/);
});
