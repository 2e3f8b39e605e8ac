// A part that the server rendered and whose code comes later would hold up whatever the router shows meanwhile: React
// loses the first addition to the sacola, or the part itself. So no such part may exist.
import type { Page } from '@playwright/test';
import { cartButton, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const paths = [
  '/',
  '/oleos-essenciais',
  '/busca?busca=zzzzqqq',
  '/oleo-essencial-de-melaleuca',
  '/oleo-essencial-de-neroli',
  '/difusor-profissional-bruma-pro',
  '/lista/kit-sono',
  '/lista/monte-seu-trio-de-oleos',
  '/lista/banheiro-sem-plastico',
  '/checkout/carrinho',
  '/checkout/acesso/',
  '/checkout/cadastro',
  '/pagina/contato',
  '/nao-existe',
  '/loja-caszulo',
];
/** Where a boundary begins in the HTML of the server, unless it is empty or holds the router's own script. */
const filledBoundary = /<!--\$[?!~]?-->(?!<!--\/\$-->|<script>)|<template id="B:/;

declare global {
  interface Window {
    /** The forms that came with the document. */
    sentForms?: HTMLFormElement[];
  }
}

/** Holds back all code that the document does not name itself, until it is released. */
async function holdLateCode(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  let named = '';
  await page.route(
    (url) => paths.includes(url.pathname + url.search),
    async (route) => {
      const response = await route.fetch();
      named = await response.text();
      await route.fulfill({ response });
    },
  );
  await page.route('**/assets/*.js', async (route) => {
    if (!named.includes(new URL(route.request().url()).pathname)) await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
}

/** Remembers the forms of every document before any script can change them. */
const rememberForms = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      window.sentForms ??= [...document.forms];
    });
  });

const countForms = (page: Page) =>
  page.evaluate(() => ({
    sent: window.sentForms?.length ?? 0,
    kept: window.sentForms?.filter((form) => form.isConnected).length,
  }));

test.describe('in the HTML of the server', () => {
  test.use({ expectedProblems: [/\b404\b/] });

  test('no part of a page stands in a boundary that could wait for its code', async ({ request }) => {
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      expect.soft(html, path).toContain('</footer>');
      const at = html.search(filledBoundary);
      expect.soft(at === -1 ? '' : html.slice(at, at + 200), path).toBe('');
    }
  });
});

test('the first addition works and every form stays while late code is still on its way', async ({ page }) => {
  await rememberForms(page);
  const release = await holdLateCode(page);
  await openPage(page, '/oleo-essencial-de-melaleuca');
  const main = page.getByRole('main');
  await expect(main.getByRole('form', { name: 'Escrever uma avaliação', includeHidden: true })).toBeAttached();
  await main.getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sua sacola (1)' })).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
  const { sent, kept } = await countForms(page);
  expect(sent).toBeGreaterThan(5);
  expect(kept).toBe(sent);
  release();
  await expect(sideCart(page)).toContainText('melaleuca');
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sua sacola (2)' })).toBeVisible();
});
