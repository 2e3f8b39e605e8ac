import type { Page } from '@playwright/test';
import { banner, heading, menuBar } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { isNightly } from '../nightly.ts';
import { bothShops } from '../screens/pages.ts';

test.use({ javaScriptEnabled: false, expectedProblems: [/\b(?:404|50\d)\b/] });

const homeLink = (page: Page) => banner(page).getByRole('link', { name: /página inicial/ });

for (const { shop, pages, ownPages } of bothShops) {
  test(`every page of ${shop} is Portuguese, with one heading, header and footer [R1-01]`, async ({ page }) => {
    const own = (shop === 'main' ? pages : ownPages).filter(({ isAlike }) => isNightly || !isAlike);
    for (const { path } of own.filter(({ signedIn }) => !signedIn)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'pt-BR');
      await expect.soft(heading(page), path).toHaveCount(1);
      await expect.soft(banner(page), path).toBeVisible();
      await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
      // Its header has only the logo.
      if (path === '/checkout') continue;
      await expect.soft(banner(page).getByRole('link', { name: 'Favoritos' }), path).toBeVisible();
      await expect
        .soft(banner(page).getByRole('link', { name: /Minha conta|Entre ou cadastre-se/i }), path)
        .toBeVisible();
      await expect.soft(banner(page).getByRole('link', { name: /sacola/i }), path).toBeVisible();
    }
  });
}

test('the server renders names, prices, menu and footer into the first HTML [R1-02]', async ({ request }) => {
  const html = await (await request.get('/oleos-essenciais')).text();
  const text = html.replaceAll('\u00A0', ' ').replaceAll('&amp;', '&');
  expect(text).toContain('Óleo essencial de lavanda francesa');
  expect(text).toContain('R$ 54,90');
  expect(text).toContain('href="/oleos-essenciais/florais/rosas-e-geranios"');
  expect(text).toContain('href="/pagina/trocas-e-devolucoes"');
});

test('the menu links to all five product families [R1-04]', async ({ page }) => {
  await page.goto('/');
  const families = ['oleos-essenciais', 'perfumar-a-casa', 'difusores', 'corpo-e-banho', 'cosmeticos-veganos'];
  for (const family of families) await expect(menuBar(page).locator(`a[href="/${family}"]`).first()).toBeVisible();
  for (const family of families) {
    await page.goto(`/${family}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('article')).toHaveCount(12);
  }
});

test('categories, brands, landing pages, lists, search and products can be visited [R1-06, R3-04]', async ({
  page,
}) => {
  for (const path of [
    '/oleos-essenciais',
    '/marcas/serra-clara',
    '/c/para-diluir',
    '/lista/banheiro-sem-plastico',
    '/busca?busca=lavanda',
    '/oleo-essencial-de-lavanda-francesa',
  ]) {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect.soft(response?.status(), path).toBe(200);
    await expect
      .soft(
        page
          .getByRole('main')
          .getByText(/R\$\s\d/)
          .first(),
        path,
      )
      .toBeVisible();
  }
});

test('the shops differ in header, menu and footer [R1-05, R1-12]', async ({ page }) => {
  const read = async (path: string) => {
    await page.goto(path);
    return {
      home: await homeLink(page).getAttribute('href'),
      menu: await menuBar(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.textContent)),
      footer: await page.getByRole('contentinfo').getByRole('link').allTextContents(),
    };
  };
  const [main, side] = [await read('/'), await read('/loja-caszulo')];
  expect(main.home).toBe('/');
  expect(side.home).toBe('/loja-caszulo?loja=caszulo');
  expect(main.menu).toContain('Óleos vegetais');
  expect(side.menu).not.toContain('Óleos vegetais');
  expect(side.menu).toContain('Sprays e lençóis');
  expect(main.footer).toContain('Quem somos');
  expect(side.footer).not.toContain('Quem somos');
  expect(side.footer).toContain('A marca');
});

test('the second shop is selected by loja=caszulo or by its path anywhere, else the main shop is [R1-16, R1-17, R1-18, R1-19, R2.1-07]', async ({
  page,
}) => {
  for (const { path, shop } of [
    { path: '/busca?busca=x&loja=caszulo', shop: 'Caszulo' },
    { path: '/nada?loja=caszulo', shop: 'Caszulo' },
    { path: '/loja-caszulo/x', shop: 'Caszulo' },
    { path: '/a/loja-caszulo', shop: 'Caszulo' },
    { path: '/?loja=outra', shop: 'Manacá Aromas' },
    { path: '/?loja=Caszulo', shop: 'Manacá Aromas' },
    { path: '/?loja=outra&loja=caszulo', shop: 'Manacá Aromas' },
    { path: '/busca?busca=x', shop: 'Manacá Aromas' },
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.soft(homeLink(page), path).toHaveAccessibleName(new RegExp(shop));
  }
});

test('every link and form of the second shop stays in it', async ({ page }) => {
  for (const path of [
    '/loja-caszulo',
    '/busca?busca=figo&loja=caszulo',
    '/difusor-de-varetas-figo-e-cassis?loja=caszulo',
    '/teste?loja=caszulo',
  ]) {
    await page.goto(path);
    const stray = (await listInternalHrefs(page)).filter((href) => !/[?&]loja=caszulo\b/.test(href));
    // The switcher links to the main shop.
    expect
      .soft(
        stray.filter((href) => href !== '/'),
        path,
      )
      .toEqual([]);
    for (const form of await page.locator('form[method="get"], form:not([method])').all()) {
      await expect.soft(form.locator('input[name="loja"][value="caszulo"]'), path).toHaveCount(1);
    }
  }
});

test('no link of the main shop carries loja [R1-21]', async ({ page }) => {
  for (const path of ['/', '/busca?busca=vela', '/oleo-essencial-de-lavanda-francesa']) {
    await page.goto(path);
    const hrefs = await listInternalHrefs(page);
    expect.soft(hrefs.length, path).toBeGreaterThan(50);
    expect
      .soft(
        hrefs.filter((href) => href.includes('loja=')),
        path,
      )
      .toEqual([]);
  }
});

test('reseller portal and blog open outside the shop in a new tab [R1-23, R1-24, R2.3-05, R3-30]', async ({ page }) => {
  await page.goto('/');
  for (const [name, href] of [
    [/Seja revendedor/, 'https://revenda.manaca.example/'],
    [/Blog/, 'https://blog.manaca.example/'],
  ] as const) {
    const link = banner(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the page has no third-party script by default', async ({ page }) => {
  await page.goto('/');
  const sources = await page
    .locator('script[src]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
  expect(sources.filter((source) => !source?.startsWith('/'))).toEqual([]);
});

/** Linked pages without pictures. */
function listInternalHrefs(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]:not([href^="/img/"])')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
}

test('a product that only the other shop sells links to its page there', async ({ page }) => {
  for (const [path, other] of [
    ['/difusor-eletrico-lamparina', 'Caszulo'],
    ['/lista/monte-sua-gaveta', 'Caszulo'],
    ['/lista/noites-de-inverno', 'Caszulo'],
    ['/oleo-essencial-de-alecrim?loja=caszulo', 'Manacá'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    const heard = await heading(page).innerText();
    await expect(main.getByRole('link', { name: `Comprar na ${other}` }).first()).toBeVisible();
    await expect(main.getByLabel('CEP')).toHaveCount(0);
    await main
      .getByRole('link', { name: `Comprar na ${other}` })
      .first()
      .click();
    await expect(heading(page)).toHaveText(heard);
    const buy = /^(?:Adicionar (?:todos |os outros )?à sacola|Escolha a voltagem)/;
    await expect(main.getByRole('button', { name: buy }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: /^Comprar na/ })).toHaveCount(0);
  }
});

test('a product that is sold out or on request in the other shop only has its form there', async ({ page }) => {
  for (const [path, other, form] of [
    ['/oleo-essencial-de-neroli?loja=caszulo', 'Manacá', 'Avise-me quando chegar'],
    ['/difusor-profissional-bruma-pro?loja=caszulo', 'Manacá', 'Pedir orçamento'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(form)).toHaveCount(0);
    await main.getByRole('link', { name: `Ver na ${other}` }).click();
    await expect(main.getByText(form).first()).toBeVisible();
  }
});

test('a pair is offered only in the shop that sells it', async ({ page }) => {
  const pairs = page.getByRole('button', { name: 'Adicionar os dois à sacola' });
  await page.goto('/oleo-essencial-de-lavanda-francesa?loja=caszulo');
  await expect(page.getByRole('link', { name: 'Comprar na Manacá' })).toBeVisible();
  await expect(pairs).toHaveCount(0);
  await page.goto('/oleo-essencial-de-lavanda-francesa');
  await expect(pairs.first()).toBeVisible();
});
