// Fonts that load after the first paint replace fallbacks with the same metrics.

import { openPage, waitForScript } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { recordShifts, sumShifts } from '../layout-shifts.ts';

for (const { path, width, tag } of [
  { path: '/', width: 390, tag: [] },
  { path: '/oleo-essencial-de-lavanda-francesa', width: 1366, tag: [] },
  { path: '/', width: 1366, tag: ['@nightly'] },
  { path: '/oleo-essencial-de-lavanda-francesa', width: 390, tag: ['@nightly'] },
])
  test(`late fonts hardly shift the layout of ${path} at ${width} px`, { tag }, async ({ page }) => {
    await recordShifts(page);
    await page.setViewportSize({ width, height: 800 });
    const fonts = Promise.withResolvers<undefined>();
    const requested = page.waitForRequest('**/*.woff2');
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await requested;
    await waitForScript(page);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    fonts.resolve(undefined);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    });
    expect(await sumShifts(page)).toBeLessThanOrEqual(0.02);
  });

test('only a text with letters outside Portuguese loads the whole font', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openPage(page, '/oleos-essenciais');
  await page.evaluate(() => document.fonts.ready);
  const whole = /figtree-latin/;
  expect(fetched.filter((path) => path.endsWith('.woff2') && whole.test(path))).toEqual([]);
  const requested = page.waitForRequest(whole);
  await page.locator('footer').evaluate((footer) => footer.append('Ñandu, Grün & Cie, Coração €'));
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect((await (await requested).response())?.status()).toBe(200);
});
