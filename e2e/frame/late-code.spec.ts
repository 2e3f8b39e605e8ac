// A part that the server rendered and whose code comes later would hold up whatever the router shows meanwhile: React
// loses the first addition to the sacola, or the part itself. So no such part may exist.
import type { Page } from '@playwright/test';
import { cartButton, openPage } from '../browsing.ts';
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

interface LateCode {
  /** Files that are waiting. */
  held: string[];
  /** What is asked for from now on comes at once. */
  letPass: () => void;
  release: () => void;
}

/** Holds back all code that the document does not name itself. */
async function holdLateCode(page: Page, path: string): Promise<LateCode> {
  const held: string[] = [];
  const waiting = Promise.withResolvers<undefined>();
  let isHolding = true;
  let named = '';
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    named = await response.text();
    await route.fulfill({ response });
  });
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (isHolding && !named.includes(pathname)) {
      held.push(pathname);
      await waiting.promise;
    }
    await route.continue();
  });
  return {
    held,
    letPass: () => (isHolding = false),
    release: () => waiting.resolve(undefined),
  };
}

/** Until everything that waits for an idle browser has been asked for: React itself takes several turns. */
const beIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });

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
  const product = '/oleo-essencial-de-melaleuca';
  await rememberForms(page);
  const late = await holdLateCode(page, product);
  await openPage(page, product);
  const main = page.getByRole('main');
  await expect(main.getByRole('form', { name: 'Escrever uma avaliação', includeHidden: true })).toBeAttached();
  await beIdle(page);
  await expect.poll(() => late.held.length).toBeGreaterThan(0);
  // The press itself may ask for code: of its route, and of what it opens.
  late.letPass();
  await main.getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sua sacola (1)' })).toContainText('melaleuca');
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
  const { sent, kept } = await countForms(page);
  expect(sent).toBeGreaterThan(5);
  expect(kept).toBe(sent);
  late.release();
});
