import type { Page } from '@playwright/test';
import { banner, drawer, heading, openDrawer, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
/** The sign-in link of the header becomes a button once it is hydrated. */
const linkOrButton = (page: Page, name: string | RegExp) =>
  banner(page).getByRole('link', { name }).or(banner(page).getByRole('button', { name }));

test('the layout has the order header, page, footer, side cart; no popup without content', async ({ page }) => {
  await openPage(page, '/');
  const order = await page.evaluate(() =>
    [...document.querySelectorAll('body header[id], main, body > footer, footer, dialog')].map(
      (element) => element.localName,
    ),
  );
  expect(order.indexOf('header')).toBeLessThan(order.indexOf('main'));
  expect(order.indexOf('main')).toBeLessThan(order.indexOf('footer'));
  expect(order.lastIndexOf('dialog')).toBeGreaterThan(order.indexOf('footer'));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('navigating closes the drawer [R2.2-03]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  const menu = await openDrawer(page);
  await menu.getByRole('link', { name: 'Ofertas', exact: true }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(heading(page)).toHaveText(/Ofertas/);
});

test('the desktop starts at 1024 px [R2.3-01, R2.3-12, R2.3-13, R2.3-14]', async ({ page }) => {
  await openPage(page, '/');
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(banner(page).getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(banner(page).getByRole('navigation', { name: 'Menu principal' })).toBeHidden();
  await expect(banner(page).getByRole('link', { name: /Seja revendedor/ })).toBeHidden();
  for (const name of ['Favoritos', /Entre ou cadastre-se/]) {
    await expect(linkOrButton(page, name)).toBeHidden();
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(banner(page).getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await expect(banner(page).getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: /Seja revendedor/ })).toBeVisible();
  await expect(banner(page)).toContainText('Informe seu CEP');
  for (const name of ['Favoritos', /Entre ou cadastre-se/]) {
    await expect(linkOrButton(page, name)).toBeVisible();
  }
});

test('the footer is an accordion up to 767 px and open from 768 px [R2.2-06, R2.5-10]', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await openPage(page, '/');
  const link = footer(page).getByRole('link', { name: 'Trocas e devoluções' });
  await expect(link).toBeHidden();
  await footer(page).getByRole('region', { name: 'Ajuda' }).getByRole('heading', { name: 'Ajuda' }).click();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await openPage(page, '/');
  await expect(link).toBeVisible();
});

test('the shop switcher changes its form at 768 px [R2.2-07, R2.3-06]', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openPage(page, '/');
  const switcher = banner(page).getByRole('navigation', { name: /Você está aqui:/ });
  await expect(switcher).toBeVisible();
  await expect(switcher.getByRole('link', { name: 'Caszulo' })).toHaveAttribute('href', '/loja-caszulo');
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(switcher).toBeHidden();
  const menu = await openDrawer(page);
  await expect(menu).toContainText('Você está aqui:');
  await expect(menu.getByRole('link', { name: /Caszulo/ }).first()).toBeVisible();
});

test('the footer has a button back to the top [R2.5-01]', async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  const toTop = page
    .getByRole('link', { name: 'Voltar ao topo' })
    .or(page.getByRole('button', { name: 'Voltar ao topo' }));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)).toBeLessThan(300);
});

test('the footer shows logo, social links, contact, hours, legal line and credits [R2.5-02, R2.5-04, R2.5-05, R2.5-06, R2.5-14, R2.5-15, R9-24]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(footer(page).getByRole('img', { name: 'Manacá Aromas' }).first()).toBeVisible();
  for (const [name, href] of [
    [/Facebook/, 'https://www.facebook.com/manaca.example'],
    [/Instagram/, 'https://www.instagram.com/manaca.example'],
    [/YouTube/, 'https://www.youtube.com/@manaca.example'],
    [/Pinterest/, 'https://br.pinterest.com/manaca.example'],
  ] as const) {
    await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(footer(page)).toContainText('Contato');
  await expect(footer(page).getByRole('link', { name: '(41) 3333-0000' })).toHaveAttribute('href', /^tel:/);
  await expect(footer(page)).toContainText('Segunda a sexta, 08:00 às 17:30');
  const legal = footer(page).getByText('CNPJ');
  await expect(legal).toContainText('Manacá Aromas Comércio de Cosméticos Ltda.');
  await expect(legal).toContainText('12.345.678/0001-95');
  await expect(legal).toContainText('Rua das Jabuticabeiras, 210, Santa Felicidade, Curitiba - PR');
  await expect(legal).toContainText('82020-000');
  await expect(footer(page)).toContainText(/Desenvolvido pel[ao]/);
});

test('the footer shows the eleven payment methods and the seals [R2.5-11, R2.5-12, R2.5-13]', async ({ page }) => {
  await page.goto('/');
  const names = [
    'Mastercard',
    'Diners',
    'Pix',
    'Visa',
    'Amex',
    'Boleto',
    'Aura',
    'Discover',
    'Elo',
    'Hipercard',
    'JCB',
  ];
  for (const name of names) await expect(footer(page).getByRole('img', { name, exact: true })).toBeVisible();
  for (const name of [/conexão cifrada/i, /ingredientes naturais/i, /vegano/i]) {
    await expect(footer(page).getByRole('img', { name }).or(footer(page).getByText(name)).first()).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const seals = footer(page).getByRole('listitem').locator('img[width="28"]');
  const widths = await seals.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
  expect(widths, 'no long name shrinks its seal').toEqual([28, 28, 28]);
});

test('the link menu of the footer is in the first HTML [R2.5-07]', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const path of ['/pagina/sobre', '/pagina/termos', '/pagina/uso-seguro'])
    expect(html).toContain(`href="${path}"`);
});

test('all three levels of both menus are in the first HTML [R2.4-01]', async ({ request }) => {
  const main = await (await request.get('/')).text();
  for (const path of ['/oleos-essenciais', '/oleos-essenciais/florais', '/oleos-essenciais/florais/lavandas']) {
    expect(main).toContain(`href="${path}"`);
  }
  const side = await (await request.get('/loja-caszulo')).text();
  for (const path of ['/difusores/de-varetas', '/difusores/de-varetas/amadeirados']) {
    expect(side).toContain(`href="${path}?loja=caszulo"`);
  }
});
