// Where there is little room, names stay whole.

import { openPage, settle } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('the names of subcategories are whole on their tiles', async ({ page }) => {
  // The narrowest tiles of a desktop.
  await page.setViewportSize({ width: 1150, height: 900 });
  await openPage(page, '/difusores/de-varetas?loja=caszulo');
  const tiles = page.getByRole('navigation', { name: 'Subcategorias' }).getByRole('link');
  await expect(tiles.filter({ hasText: 'Difusores florais e frutados' })).toBeVisible();
  await settle(page);
  const cut = await tiles.evaluateAll((links) =>
    links
      .filter((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect().bottom > link.getBoundingClientRect().bottom;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
