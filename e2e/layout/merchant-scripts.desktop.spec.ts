import type { Page } from '@playwright/test';
import { maria, signIn } from '../accounts.ts';
import { openPage, settle, waitForIdleParts } from '../browsing.ts';
import { expect, test as base } from '../fixtures.ts';
import { type StandIn, startStandIn } from '../stand-in.ts';
import { answer, bar, preferences, preferencesLink } from './consent-parts.ts';

/** The shop of these tests has four scripts of a merchant, served from another origin. */
const test = base.extend<object, { elsewhere: StandIn }>({
  elsewhere: [
    async ({}, use) => {
      const elsewhere = await startStandIn(({ url }, response) => {
        response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
        response.end(`(window.ranScripts ??= []).push(${JSON.stringify(url)} + window.dataLayer.length)`);
      });
      await use(elsewhere);
      elsewhere.stop();
    },
    { scope: 'worker' },
  ],
  shopVariables: [
    async ({ elsewhere: { origin } }, use) => {
      const scripts = [
        { src: `${origin}/medir.js`, category: 'analytics', place: 'head' },
        { src: `${origin}/selo.js`, category: 'analytics', place: 'body-end' },
        { src: `${origin}/compra.js`, category: 'analytics', place: 'event:add_to_cart' },
        { src: `${origin}/anuncio.js`, category: 'marketing', place: 'head', origins: ['https://anuncio.example'] },
      ];
      await use({ SCRIPTS: JSON.stringify(scripts) });
    },
    { scope: 'worker' },
  ],
});

const listPaths = ({ requests }: StandIn) => requests.map(({ url }) => url);

test.use({ consent: 'undecided', expectedProblems: [/^foreign request: http:\/\/127\.0\.0\.1:\d+\/\w+\.js$/] });

test('scripts of the merchant load after consent to their category, each in its slot [R1-25]', async ({
  page,
  elsewhere,
}) => {
  elsewhere.requests.length = 0;
  const document = await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const policy = document?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(` ${elsewhere.origin} https://anuncio.example;`);
  expect(policy).not.toContain('unsafe');
  await expect(bar(page)).toBeVisible();
  await waitForIdleParts(page);
  expect(elsewhere.requests).toEqual([]);

  await choose(page, ['Análise']);
  await expect.poll(() => listPaths(elsewhere).toSorted()).toEqual(['/medir.js', '/selo.js']);
  await expect(page.locator('head script[src$="/medir.js"]')).toHaveCount(1);
  await expect(page.locator('body > script[src$="/selo.js"]')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect.poll(() => listPaths(elsewhere)).toContain('/compra.js');
  expect(listPaths(elsewhere)).not.toContain('/anuncio.js');

  // A stored consent needs no new decision: the scripts load with the next page.
  elsewhere.requests.length = 0;
  await openPage(page, '/');
  await expect.poll(() => listPaths(elsewhere).toSorted()).toEqual(['/medir.js', '/selo.js']);

  // Only a new document unloads a running script.
  const reloaded = page.waitForEvent('load');
  elsewhere.requests.length = 0;
  await preferencesLink(page).click();
  await page.getByRole('button', { name: 'Recusar tudo' }).click();
  await reloaded;
  await waitForIdleParts(page);
  expect(elsewhere.requests).toEqual([]);
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
  test('hashes of the customer are in the data layer only after consent to marketing', async ({ page }) => {
    expect(await signIn(page.request, '', maria)).toBe(200);
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
