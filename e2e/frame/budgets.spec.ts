// What a phone has to fetch and hold for the first page of a visit, against tools/bench/budgets.json: counts, never times.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { z } from 'zod';
import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const costsSchema = z.object({
  /** Without pictures further down, which load as one scrolls. */
  requests: z.int(),
  /** Bytes over the wire. */
  html: z.int(),
  js: z.int(),
  css: z.int(),
  fonts: z.int(),
  /** Of what is seen before scrolling. */
  pictures: z.int(),
  /** Elements of the document. */
  nodes: z.int(),
  /** Characters of the loaders' data in the document. */
  data: z.int(),
});
type Costs = z.infer<typeof costsSchema>;

/** What the storefront asks of the API, and the API of the database. */
const workSchema = z.object({ calls: z.int(), queries: z.int() });
const budgetSchema = costsSchema.extend({
  /** Of the first visitor of a process, of the next one, and of a customer, when no page is kept. */
  work: z.object({ first: workSchema, visitor: workSchema, customer: workSchema }),
});

const file = join(import.meta.dirname, '../../tools/bench/budgets.json');
const budgets = z.record(z.string(), budgetSchema).parse(JSON.parse(readFileSync(file, 'utf8')));

const kinds: Record<string, 'html' | 'js' | 'css' | 'fonts'> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
};

test.use({
  // Each page is packed as at its first visit.
  shopVariables: { PAGE_CACHE_MB: '0' },
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

async function measure(page: Page, path: string): Promise<Costs> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  // To ask where things far below are makes them be laid out, and their fonts be fetched.
  const fetched = [...requests];
  // A picture that is not laid out yet has no place.
  await page.locator('html[data-laid-out]').waitFor();
  const { pictures, nodes, data } = await readPage(page);
  const costs = { requests: pictures.length, html: 0, js: 0, css: 0, fonts: 0, pictures: 0, nodes, data };
  for (const request of fetched) {
    const { responseBodySize } = await request.sizes();
    const kind = kinds[request.resourceType()];
    if (kind) costs[kind] += responseBodySize;
    else if (pictures.includes(request.url())) costs.pictures += responseBodySize;
    if (request.resourceType() !== 'image') costs.requests += 1;
  }
  return costs;
}

function readPage(page: Page) {
  return page.evaluate(() => ({
    pictures: [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight)
      .map((image) => image.currentSrc),
    nodes: document.querySelectorAll('*').length,
    data: [...document.scripts]
      .filter((script) => script.text.includes('streamController.enqueue'))
      .reduce((sum, script) => sum + script.text.length, 0),
  }));
}

for (const [path, { work: _, ...budget }] of Object.entries(budgets)) {
  test(`${path} costs a phone no more than its budget`, async ({ page }) => {
    const costs = await measure(page, path);
    test.info().annotations.push({ type: 'costs', description: JSON.stringify(costs) });
    const over = Object.entries(budget).filter(([name, most]) => costs[costsSchema.keyof().parse(name)] > most);
    expect(over.map(([name, most]) => `${name}: ${costs[costsSchema.keyof().parse(name)]} of ${most}`)).toEqual([]);
  });
}

test('pages ask no more of the API and of the database than their budget', () => {
  const script = join(import.meta.dirname, '../../tools/bench/count-page-work.ts');
  const printed = execFileSync(process.execPath, [script, ...Object.keys(budgets)], { encoding: 'utf8' });
  const allowed = Object.fromEntries(Object.entries(budgets).map(([path, { work }]) => [path, work]));
  expect(JSON.parse(printed)).toEqual(allowed);
});

test('a listing loads no code of products until one is about to be opened, and a product none of listings', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && files.push(request.url()));
  const isLoaded = (name: string) => files.some((each) => each.includes(`/${name}-`));
  await openPage(page, '/oleos-essenciais?ipp=24');
  await page.waitForLoadState('networkidle');
  expect(['listing-content', 'product-content', 'gallery', 'delivery'].filter(isLoaded)).toEqual(['listing-content']);
  await page.getByRole('main').locator('article a').first().tap();
  await expect(page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first()).toBeVisible();
  await expect(page).not.toHaveURL(/ipp=24/);
  expect(isLoaded('product-content')).toBe(true);

  files.length = 0;
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  await page.waitForLoadState('networkidle');
  expect(['listing-content', 'product-content'].filter(isLoaded)).toEqual(['product-content']);
  const named = page.locator('head link[rel="modulepreload"][href*="/product-content-"]');
  await expect(named).toHaveCount(1);
});

test('no page builds a formatter of Intl at first, which takes a phone a tenth of a second', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error('a formatter of Intl is built');
    };
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, { apply: refuse, construct: refuse });
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, { apply: refuse, construct: refuse });
    Intl.Collator = new Proxy(Intl.Collator, { apply: refuse, construct: refuse });
  });
  for (const path of Object.keys(budgets)) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
  }
});
