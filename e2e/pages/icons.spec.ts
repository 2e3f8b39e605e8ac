// Icons of tab and home screen: a document names an SVG; browsers without SVG support request fixed names.

import { expect, test } from '../fixtures.ts';

test('the icons of both shops, and those with fixed names, are pictures', async ({ page, request }) => {
  const named: string[] = [];
  for (const path of ['/', '/loja-caszulo']) {
    await page.goto(path);
    named.push((await page.locator('link[rel="icon"]').getAttribute('href')) ?? '');
  }
  expect(new Set(named).size).toBe(2);
  for (const path of [...named, '/favicon.ico', '/apple-touch-icon.png']) {
    expect.soft((await request.get(path)).status(), path).toBe(200);
    // Decoded by a browser in a page of the shop.
    const width = await page.evaluate(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return picture.naturalWidth;
    }, path);
    expect.soft(width, path).toBeGreaterThan(0);
  }
});
