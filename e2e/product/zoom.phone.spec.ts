import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('the enlarged picture is changed, moved and closed by keyboard, and is larger than the one of the page', async ({
  page,
}) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Ampliar/ })
    .first();
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Fotos ampliadas de / });
  const picture = dialog.getByRole('img');
  await expect(dialog.getByRole('status')).toHaveText('Imagem 1 de 4');
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThanOrEqual(1200);
  const shownWidth = (await picture.boundingBox())?.width ?? 0;
  expect(shownWidth).toBeGreaterThan(390 * 1.5);

  const area = dialog.getByRole('group');
  await expect(area).toBeFocused();
  const middle = await area.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => [
    Math.round(scrollLeft),
    Math.round((scrollWidth - clientWidth) / 2),
  ]);
  expect(middle[0]).toBe(middle[1]);
  const top = await area.evaluate((element) => element.scrollTop);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeLessThan(top);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('Imagem 2 de 4');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText('Imagem 4 de 4');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('Imagem 1 de 4');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});
