import type { Locator } from '@playwright/test';
import { openPage, price, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { openMerchant } from '../merchant.ts';

const buyButton = (main: Locator) => main.getByRole('button', { name: 'Adicionar à sacola' }).first();

test('a selected value changes price, status and the added item [R3-15, R4-07, R4-08, R4-09, R4-10]', async ({
  page,
}) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const main = page.getByRole('main');
  const form = main.locator('form').filter({ has: page.getByRole('radio') });
  await expect(main).toContainText(price('54,90'));
  await expect(main).toContainText('Em estoque');
  await form.getByRole('radio', { name: /30 ml/ }).check();
  await expect(page.locator('input[type="radio"]:checked')).toHaveCount(1);
  await expect(form).toContainText('Esgotado por enquanto');
  await expect(form.getByRole('button', { name: 'Adicionar à sacola' })).toHaveCount(0);
  await form.getByRole('radio', { name: /10 ml/ }).check();
  await expect(buyButton(main)).toBeVisible();
  await expect(main).toContainText(/R\$\s52,1[56] no Pix/);
  await buyButton(main).click();
  await expect(sideCart(page)).toContainText('10 ml');

  await openPage(page, '/oleo-essencial-de-melaleuca');
  await form.getByRole('radio', { name: /30 ml/ }).check();
  await buyButton(main).click();
  await expect(sideCart(page)).toContainText('30 ml');
  await expect(sideCart(page)).toContainText(price('94,90'));
});

test('all card installments are listed, with and without interest [R3-22]', async ({ page }) => {
  await openPage(page, '/difusor-eletrico-de-ceramica');
  const main = page.getByRole('main');
  await expect(main).toContainText(/ou 6x de R\$\s36,65 sem juros/);
  await main.getByText('Ver todas as parcelas').click();
  const rows = main.getByRole('table', { name: 'Parcelas no cartão de crédito' }).getByRole('row');
  await expect(rows.filter({ hasText: '6x de' })).toContainText('sem juros');
  await expect(rows.last()).toContainText('com juros');
});

test('a sold-out product cannot be bought and shows similar products [R4-05]', async ({ page }) => {
  await page.goto('/oleo-essencial-de-neroli');
  const main = page.getByRole('main');
  await expect(main).toContainText('Esgotado por enquanto');
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(data).toContain('https://schema.org/OutOfStock');
  expect(data).not.toContain('InStock');
  await expect(main.getByRole('region', { name: 'Produtos parecidos' }).getByRole('article').first()).toBeVisible();
});

test('a product on request keeps its status for every selected value [R4-06]', async ({ page }) => {
  await openPage(page, '/difusor-profissional-bruma-pro');
  const main = page.getByRole('main');
  await expect(main).toContainText('Preço sob consulta');
  await expect(main).not.toContainText('1.890,00');
  await main.getByRole('radio', { name: /220 V/ }).check();
  await expect(main).toContainText('Preço sob consulta');
  await expect(main.getByRole('button', { name: 'Pedir orçamento' })).toBeVisible();
});

test('a scheduled price has a countdown, black on Black Friday, and other prices have none [R3-19, R4-14, R4-15, R4-16]', async ({
  page,
  documents,
}) => {
  await openPage(page, '/oleo-essencial-de-bergamota');
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/\d{2}\s*dias?/);
  await expect(page.getByRole('main')).toContainText(price('49,90'));
  await expect(page.locator('[data-theme="black"]')).toHaveCount(0);
  await openPage(page, '/oleo-essencial-de-hortela-pimenta');
  await expect(timer).toContainText(/\d{2}\s*dias?/);
  await expect(page.locator('[data-theme="black"]')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Caminho da página' }).getByRole('link').last().click();
  await page
    .getByRole('article')
    .getByRole('link', { name: /hortelã-verde$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/hortelã-verde$/);
  await expect(timer).toHaveCount(0);
  expect(documents).toHaveLength(2);
});

test('a product shows brand, categories, short text, stars and its reviews [R3-11]', async ({ page }) => {
  await page.goto('/oleo-essencial-de-lavanda-francesa');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Manacá', exact: true })).toHaveAttribute('href', '/marcas/manaca');
  await expect(main).toContainText('Flores da Alta Provença destiladas em julho.');
  await expect(main.getByRole('link', { name: /4,9.*288/ })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Avaliações' }).getByRole('article').first()).toBeVisible();
  await expect(main).toContainText('Cód. OE-LAVF');
});

test('an oil shows lot and report, a device its facts with the guarantee', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const lot = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Lote e laudo' }) });
  await page.getByRole('link', { name: /^Lote LAVF-\d{4}: colheita, validade e laudo$/ }).click();
  await expect(lot.getByRole('heading', { name: 'Lote e laudo' })).toBeInViewport();
  await expect(lot.getByText(/^LAVF-\d{4}$/)).toBeVisible();
  await expect(lot.getByRole('definition').filter({ hasText: 'julho de' })).toHaveCount(2);
  await expect(lot).toContainText('Acetato de linalila36,4%');
  await openPage(page, '/difusor-eletrico-bruma-orvalho-areia');
  const sheet = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Ficha técnica' }) });
  await expect(sheet.getByText('22 dB a um metro')).toBeVisible();
  await expect(sheet).toContainText('Garantia2 anos');
});

test('the gallery shows the big file and opens the zoom file [R3-12]', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Ampliar/ })
    .first();
  const zoom = await link.getAttribute('href');
  expect(zoom).toMatch(/-1200\.\w+$/);
  await expect(link.locator('source')).toHaveAttribute('srcset', /-960\.avif 960w/);
  await link.click();
  await expect(page.getByRole('dialog', { name: /Fotos ampliadas/ }).getByRole('img')).toHaveAttribute(
    'src',
    zoom ?? '',
  );
});

test('a product without a picture has a complete page', async ({ page, shop }) => {
  const merchant = await openMerchant(shop.databaseFile);
  const putBack = await merchant.removePictures('home-spray-verbena-limao');
  await expect(async () => {
    await openPage(page, '/home-spray-verbena-limao');
    await expect(page.getByRole('main')).toContainText('Foto a caminho', { timeout: 3000 });
  }).toPass();
  await expect(buyButton(page.getByRole('main'))).toBeVisible();
  await putBack();
  await merchant.close();
});

test('pages of variants of one product link to each other [R3-14]', async ({ page }) => {
  await page.goto('/difusor-eletrico-bruma-orvalho-areia');
  const looks = page.getByRole('navigation', { name: 'Cor' });
  await expect(looks.getByRole('link', { name: /Areia/ })).toHaveAttribute('aria-current', 'page');
  await expect(looks.getByRole('link', { name: /Musgo/ })).toHaveAttribute(
    'href',
    '/difusor-eletrico-bruma-orvalho-musgo',
  );
});

for (const [path, above] of [
  ['/oleo-essencial-de-melaleuca', 'Melaleucas'],
  ['/lista/kit-sono', 'Kits e listas'],
] as const) {
  test(`${path} ends with products like it, which are fetched when they are near`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await openPage(page, path);
    const similar = page.getByRole('main').getByRole('region', { name: 'Produtos parecidos' });
    await expect(similar.getByRole('link', { name: `Ver tudo em ${above}` })).toHaveCount(1);
    expect(fetched).not.toContain('/parecidos.data');
    await similar.scrollIntoViewIfNeeded();
    await expect(similar.getByRole('article').first()).toBeVisible();
    await similar.getByRole('article').first().getByRole('link').first().click();
    await expect(page).not.toHaveURL(path);
  });
}

test('a kit lists its parts with their quantities [R3-16]', async ({ page }) => {
  await page.goto('/lista/kit-sono');
  const parts = page.getByRole('main').getByRole('region', { name: 'O que vem no kit' }).getByRole('listitem');
  await expect(parts).toHaveCount(4);
  await expect(parts.first()).toContainText(/Roll-on de lavanda/);
  for (const part of await parts.all()) await expect(part).toContainText('Quantidade: 1');
});

test('each kind of listing has its name from the API [R3-21]', async ({ page }) => {
  for (const [path, name] of [
    ['/oleos-essenciais/florais', 'Florais'],
    ['/marcas/serra-clara', 'Serra Clara'],
    ['/c/para-diluir', /diluir/i],
    ['/busca?busca=lavanda', /lavanda/],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(name);
  }
});
