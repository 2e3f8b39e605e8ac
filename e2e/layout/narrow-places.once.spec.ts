// Where there is little room, names stay whole and nothing covers a control.

import type { Locator } from '@playwright/test';
import { cartButton, openPage, settle, sideCart } from '../browsing.ts';
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

/** The badge of a card and its heart, as they lie on the picture. */
async function findMarks(card: Locator) {
  const marks = [card.getByText('Mais vendido', { exact: true }), card.getByRole('button', { name: /favoritos/ })];
  const [badge, heart] = await Promise.all(marks.map((mark) => mark.boundingBox()));
  if (!badge || !heart) throw new Error('the card has no badge or no heart');
  return { badge, heart };
}

for (const { width, tag } of [
  { width: 320, tag: [] },
  { width: 1366, tag: [] },
  { width: 360, tag: ['@nightly'] },
  { width: 390, tag: ['@nightly'] },
]) {
  test(
    `a card's heart is clear of its badge at ${width} px, in a grid and in the side cart`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, '/');
      await cartButton(page).click();
      const places = [page.getByRole('main'), sideCart(page)];
      for (const place of places) {
        const card = place.getByRole('article').filter({ hasText: 'Mais vendido' }).first();
        await expect(card).toBeVisible();
        const { badge, heart } = await findMarks(card);
        const isBeside = badge.x + badge.width <= heart.x;
        const isBelow = badge.y >= heart.y + heart.height;
        expect.soft(isBeside || isBelow).toBe(true);
      }
    },
  );
}
