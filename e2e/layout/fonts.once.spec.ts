// Fonts that come late take the place of stand-ins of the same measures.
import { setTimeout as wait } from 'node:timers/promises';
import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const pages = ['/', '/oleos-essenciais', '/oleo-essencial-de-lavanda-francesa', '/pagina/entrega', '/loja-caszulo'];

for (const path of pages)
  for (const width of [390, 1366])
    test(`fonts that come late hardly move ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/*.woff2', async (route) => {
        await wait(1500);
        await route.continue();
      });
      await openPage(page, path);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      });
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const add = (sum: number, entry: PerformanceEntry) =>
              sum + ('value' in entry ? Number(entry.value) : Number.NaN);
            new PerformanceObserver((list) => resolve(list.getEntries().reduce(add, 0))).observe({
              type: 'layout-shift',
              buffered: true,
            });
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.02);
    });

test('a text with other letters than those of Portuguese brings the whole font, and no other text does', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openPage(page, '/oleos-essenciais');
  await page.evaluate(() => document.fonts.ready);
  const whole = /figtree-latin/;
  expect(fetched.filter((path) => path.endsWith('.woff2') && whole.test(path))).toEqual([]);
  const isAsked = page.waitForRequest(whole);
  await page.locator('footer').evaluate((footer) => footer.append('Ñandu, Grün & Cie, Coração €'));
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect((await (await isAsked).response())?.status()).toBe(200);
});
