import type { Locator } from '@playwright/test';
import { heading } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const pages = [
  { kind: 'a product', path: '/oleo-essencial-de-lavanda-francesa', action: 'Adicionar à sacola' },
  { kind: 'a kit', path: '/lista/kit-sono', action: 'Adicionar à sacola' },
  { kind: 'an open kit of Caszulo', path: '/lista/monte-sua-gaveta?loja=caszulo', action: 'Montar o kit' },
];

/** Whole and on the screen, so that nobody has to scroll. */
const expectWhole = (target: Locator) => expect(target).toBeInViewport({ ratio: 1 });

for (const javaScriptEnabled of [true, false])
  test.describe(`on a small phone ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled });
    for (const { kind, path, action } of pages)
      test(`the first screen of ${kind} has its name, price and button`, async ({ page }) => {
        await page.goto(path);
        await expectWhole(heading(page));
        // A phone would zoom out from a wider page, and lose the fixed bar.
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        const bar = page.getByRole('group', { name: 'Comprar' });
        await expectWhole(bar.getByText(/^R\$/).first());
        await expectWhole(bar.getByRole('button', { name: action }).or(bar.getByRole('link', { name: action })));
      });
  });

test.describe('on a notebook', () => {
  test.use({ viewport: { width: 1366, height: 768 } });
  for (const { kind, path } of pages)
    test(`the first screen of ${kind} has the button`, async ({ page }) => {
      await page.goto(path);
      await expectWhole(page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }));
    });
});
