// Long words without a break, as they are pasted: the page stays as wide as the window.

import type { Locator, Page } from '@playwright/test';
import { apiHeaders, createEmail, register, signIn } from '../accounts.ts';
import { banner, drawer, heading, menuButton, openPage, settle } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { isNightly } from '../nightly.ts';

const widths = isNightly ? [320, 390, 1366] : [320, 1366];
const word = (length: number) => 'lavandafrancesa'.repeat(20).slice(0, length);
const email = `${word(60)}-${createEmail()}`;
const address = {
  nome: word(40),
  cep: '01305000',
  rua: word(120),
  numero: word(20),
  complemento: word(80),
  bairro: word(80),
  cidade: word(80),
  uf: 'SP',
};

async function expectNoScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await settle(page);
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(needed, `${new URL(page.url()).pathname} at ${width} px`).toBeLessThanOrEqual(width);
}

/** The fraction of an element inside the viewport; 1 is the whole element. */
function visiblePart(page: Page, name: string): Promise<number> {
  const button = page.getByRole('main').getByRole('button', { name }).first();
  return button.evaluate((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return (Math.min(right, innerWidth) - Math.max(left, 0)) / width;
  });
}

/** Counts the lines of the text at the end of an element; an icon may precede it. */
function countLines(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const text = document.createRange();
    text.selectNode(element.lastChild ?? element);
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

test('a long search causes no horizontal scrolling', async ({ page }) => {
  for (const length of [41, 300]) {
    await openPage(page, `/busca?busca=${word(length)}`);
    await expect(heading(page)).toContainText(word(length));
    for (const width of widths) await expectNoScroll(page, width);
  }
});

test('a customer with a long name, e-mail and address causes no horizontal scrolling', async ({ page, shop }) => {
  const customer = await register(page.request, shop, word(120), {}, email);
  await signIn(page.request, shop.url, customer);
  const headers = apiHeaders;
  const saved = await page.request.post('/api/v2/front/client/addresses', { headers, data: address });
  expect(saved.status()).toBe(200);

  for (const path of ['/minha-conta/', '/minha-conta/dados', '/minha-conta/privacidade', '/']) {
    await openPage(page, path);
    for (const width of widths) await expectNoScroll(page, width);
  }
  await openPage(page, '/minha-conta/enderecos');
  await page.getByRole('main').getByText('Excluir', { exact: true }).click();
  for (const width of widths) {
    await expectNoScroll(page, width);
    expect(await visiblePart(page, 'Sim, excluir')).toBe(1);
  }
  await expect(banner(page).getByRole('link', { name: /Minha conta/ })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 320, height: 800 });
  await menuButton(page).click();
  await expect(drawer(page).getByRole('button', { name: 'Fechar' })).toBeInViewport({ ratio: 1 });
  await expectNoScroll(page, 320);
});

test.describe('a label beside a wide element', () => {
  test.use({ expectedProblems: [/\b404\b/] });

  test('does not break its words', async ({ page }) => {
    await openPage(page, '/nao-existe');
    const button = page.getByRole('main').getByRole('button', { name: 'Buscar' });
    expect(await countLines(button)).toBe(1);
  });
});

test.describe('a total beside a long label', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('stays on one line', async ({ page }) => {
    await openPage(page, '/oleo-essencial-de-alecrim');
    await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
    await expect(page.getByRole('dialog', { name: /^Sua sacola/ })).toBeVisible();
    await openPage(page, '/checkout/carrinho');
    const sums = await page.getByRole('main').locator('dd').all();
    expect(sums.length).toBeGreaterThan(1);
    for (const sum of sums) expect(await countLines(sum)).toBe(1);
  });
});
