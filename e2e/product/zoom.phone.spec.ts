import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('a picture opens whole, and is enlarged, moved, changed and closed by keyboard', async ({ page }) => {
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
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: /Aumentar$/ })).toBeFocused();
  const readPlace = async () => {
    const { x, y, width } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    return { width, left: Math.round(x), right: Math.round(390 - x - width), top: Math.round(y) };
  };
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /Ver inteira$/ })).toBeFocused();
  const enlarged = await readPlace();
  expect(enlarged.width).toBeGreaterThan(390 * 1.5);
  expect(Math.abs(enlarged.left - enlarged.right), 'its middle is shown').toBeLessThanOrEqual(1);
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await readPlace()).top).toBeGreaterThan(enlarged.top);
  await page.keyboard.press('-');
  await expect(picture).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('+');
  await expect.poll(async () => (await readPlace()).width).toBe(enlarged.width);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('Imagem 2 de 4');
  await expect(picture).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText('Imagem 4 de 4');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('Imagem 1 de 4');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('a tap enlarges the picture at its place, the next one shows it whole', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ampliar/ })
    .first()
    .click();
  const picture = page.getByRole('dialog', { name: /^Fotos ampliadas de / }).getByRole('img');
  await expect(picture).toBeInViewport({ ratio: 1 });
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width * 0.9, y: height * 0.2 } });
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(width * 1.5);
  const enlarged = (await picture.boundingBox()) ?? { x: 0, width: 0 };
  expect(Math.abs(enlarged.x + enlarged.width - 390), 'its right edge is at that of the screen').toBeLessThanOrEqual(1);
  await picture.click({ position: { x: width * 0.8, y: height * 0.5 } });
  await expect(picture).toBeInViewport({ ratio: 1 });
});

test('an enlarged picture is the one of the page until the large one is loaded', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Ampliar/ })
    .first();
  const shown = await link.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/-1200\./, async (route) => {
    await held;
    await route.continue();
  });
  await link.click();
  const dialog = page.getByRole('dialog', { name: /^Fotos ampliadas de / });
  await expect(dialog).toBeVisible();
  const listLoaded = () =>
    dialog.evaluate((element) =>
      [...element.querySelectorAll('img')]
        .filter((image) => image.complete && image.naturalWidth > 0 && image.checkVisibility())
        .map((image) => image.currentSrc),
    );
  await expect.poll(listLoaded).toEqual([shown]);
  release();
  await expect.poll(listLoaded).toEqual([shown, expect.stringMatching(/-1200\./)]);
});
