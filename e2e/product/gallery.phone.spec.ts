import type { Page } from '@playwright/test';
import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('a swipe over the picture shows the next one, and the thumbnails follow', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const gallery = page.getByRole('region', { name: /^Fotos de / });
  const thumbs = gallery.getByRole('list', { name: 'Miniaturas' }).getByRole('link');
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
  const box = await gallery
    .getByRole('link', { name: /Ampliar/ })
    .first()
    .boundingBox();
  if (!box) throw new Error('no picture');
  const y = box.y + box.height / 2;
  await swipe(page, { from: box.x + box.width * 0.9, to: box.x + box.width * 0.2, y });
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(thumbs.first()).not.toHaveAttribute('aria-current', 'true');
  await thumbs.first().tap();
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
});

/** Swipes from right to left. */
async function swipe(page: Page, { from, to, y }: { from: number; to: number; y: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let x = from; x > to; x -= 20) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('Tab goes from the shown picture to the thumbnails, and does not scroll to the last picture', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const gallery = page.getByRole('region', { name: /^Fotos de/ });
  const thumbs = gallery.getByRole('list', { name: 'Miniaturas' }).getByRole('link');
  await gallery.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(thumbs.first()).toBeFocused();
  await thumbs.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(gallery.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.85 });
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(gallery.getByRole('link', { name: /Imagem 2 de/ }).first()).toBeFocused();
});
