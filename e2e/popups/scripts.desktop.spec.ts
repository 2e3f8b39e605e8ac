import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { openPage, settle } from '../browsing.ts';
import { expect, test as base } from '../fixtures.ts';
import { findFreePort, startShop } from '../shop-server.ts';
import { answer, bar, preferences, preferencesLink } from './consent-parts.ts';

interface Elsewhere {
  origin: string;
  /** Paths that browsers asked for. */
  asked: string[];
}

/** The shop of these tests has four scripts of a merchant, which a server elsewhere gives. */
const test = base.extend<object, { elsewhere: Elsewhere }>({
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- the names of the fixtures are read from this pattern: this one needs none
    async ({}, use) => {
      const port = await findFreePort();
      const asked: string[] = [];
      const server = createServer((request, response) => {
        asked.push(request.url ?? '');
        response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
        response.end(`(window.ranScripts ??= []).push(${JSON.stringify(request.url)} + window.dataLayer.length)`);
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      await use({ origin: `http://127.0.0.1:${port}`, asked });
      server.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ elsewhere: { origin } }, use) => {
      const scripts = [
        { src: `${origin}/medir.js`, category: 'analytics', place: 'head' },
        { src: `${origin}/selo.js`, category: 'analytics', place: 'body-end' },
        { src: `${origin}/compra.js`, category: 'analytics', place: 'event:view_cart' },
        { src: `${origin}/anuncio.js`, category: 'marketing', place: 'head', origins: ['https://anuncio.example'] },
      ];
      const shop = await startShop({ SCRIPTS: JSON.stringify(scripts) });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.use({ consent: 'undecided', expectedProblems: [/^foreign request: http:\/\/127\.0\.0\.1:\d+\/\w+\.js$/] });

test('scripts of the merchant load after consent to their category, each at its place and moment', async ({
  page,
  elsewhere,
}) => {
  elsewhere.asked.length = 0;
  const document = await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const policy = document?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(` ${elsewhere.origin} https://anuncio.example;`);
  expect(policy).not.toContain('unsafe');
  await expect(bar(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(elsewhere.asked).toEqual([]);

  await choose(page, ['Análise']);
  await expect.poll(() => elsewhere.asked.toSorted()).toEqual(['/medir.js', '/selo.js']);
  await expect(page.locator('head script[src$="/medir.js"]')).toHaveCount(1);
  await expect(page.locator('body > script[src$="/selo.js"]')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect.poll(() => elsewhere.asked).toContain('/compra.js');
  expect(elsewhere.asked).not.toContain('/anuncio.js');

  // Who allowed it before is not asked again: the scripts come with the next page.
  elsewhere.asked.length = 0;
  await openPage(page, '/');
  await expect.poll(() => elsewhere.asked.toSorted()).toEqual(['/medir.js', '/selo.js']);

  // Only a new document is rid of a script that runs.
  const reloaded = page.waitForEvent('load');
  elsewhere.asked.length = 0;
  await preferencesLink(page).click();
  await page.getByRole('button', { name: 'Recusar tudo' }).click();
  await reloaded;
  await page.waitForLoadState('networkidle');
  expect(elsewhere.asked).toEqual([]);
});

test.describe('where they are blocked', () => {
  test.use({ expectedProblems: [/127\.0\.0\.1:\d+\/\w+\.js|ERR_BLOCKED_BY_CLIENT/] });

  test('the shop works without the scripts of the merchant', async ({ page, elsewhere }) => {
    await page.route(`${elsewhere.origin}/**`, (route) => route.abort('blockedbyclient'));
    await openPage(page, '/oleo-essencial-de-lavanda-francesa');
    await answer(page, 'Aceitar').click();
    await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
    await expect(page.getByRole('dialog', { name: /^Sua sacola/ })).toBeVisible();
    await settle(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('for a customer', () => {
  test('hashes of the customer stand in the data layer after consent to marketing only', async ({ page }) => {
    await page.request.post('/api/v2/front/checkout/login', {
      headers: { 'App-Token': 'wapstore' },
      data: { usuario: 'maria@exemplo.test', senha: 'lavanda-2026' },
    });
    await openPage(page, '/pagina/entrega');
    const read = () => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
    await choose(page, ['Análise']);
    await expect.poll(read).toContain('consent_update');
    expect(await read()).not.toMatch(/[\da-f]{64}/);
    await preferencesLink(page).click();
    await page.getByRole('checkbox', { name: 'Marketing' }).check();
    await page.getByRole('button', { name: 'Salvar escolhas' }).click();
    await expect.poll(read).toMatch(/"user_data".*"email":"[\da-f]{64}"/);
    expect(await read()).not.toMatch(/maria/i);
  });
});

async function choose(page: Page, categories: readonly string[]): Promise<void> {
  await answer(page, 'Preferências').click();
  for (const category of categories) await preferences(page).getByRole('checkbox', { name: category }).check();
  await preferences(page).getByRole('button', { name: 'Salvar escolhas' }).click();
  await expect(preferences(page)).toBeHidden();
}
