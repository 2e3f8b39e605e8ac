import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

for (const path of ['/oleo-essencial-de-lavanda-francesa', '/lista/monte-sua-gaveta?loja=caszulo']) {
  test(`the line below a link of ${path} is below all its words, also those that do not break`, async ({ page }) => {
    await openPage(page, path);
    const lines = await page.getByRole('main').evaluate((main) => {
      const underlined = [...main.querySelectorAll('a')].filter(
        (link) => getComputedStyle(link).textDecorationLine === 'underline',
      );
      // An inline block does not get the line of the link around it.
      return underlined.flatMap((link) =>
        [...link.querySelectorAll('*')]
          .map((part) => getComputedStyle(part))
          .filter(({ display }) => display === 'inline-block')
          .map(({ textDecorationLine }) => textDecorationLine),
      );
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines)).toEqual(new Set(['underline']));
  });
}
