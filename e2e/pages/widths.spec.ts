import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { bothShops } from '../screens.ts';

/** The breakpoints of specification 2, and 683: what a window of 1366 has left at a zoom of 200 %. */
const widths = [320, 640, 683, 768, 1024, 1280, 1536];

test.use({ expectedProblems: [/\b404\b/] });

for (const { shop, screens, unknown } of bothShops) {
  for (const { name, path } of [...screens, { name: 'unknown address', path: unknown }]) {
    test(`${name} fits into every width (${shop})`, async ({ page }) => {
      await openPage(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const tooWide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          if (scrollWidth <= clientWidth) return [];
          return [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
            .map((element) => `${element.tagName}.${element.className}`)
            .slice(0, 5);
        });
        expect(tooWide, `at ${width} px`).toEqual([]);
      }
    });
  }
}
