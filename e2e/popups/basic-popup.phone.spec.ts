import { expectAccessible } from '../axe.ts';
import { openDrawer, openPage, waitForIdleParts } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { expectPopup, openWithPopup, popupCall, popupSheet as popup } from './open-with-popup.ts';

test.use({ hasSeenPopups: false });

test("the popup opens after the merchant's 30 s, on the first page of a visit, once, and links to the merchant's destination [R4-13, R7-28]", async ({
  page,
}) => {
  expect(await openWithPopup(page, '/')).toBe('/popup?nivel=home');
  await page.clock.runFor(25_000);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(6000);
  await expectPopup(page, popup(page));
  await expect(popup(page)).toContainText('10% na primeira compra');
  const close = await popup(page).getByRole('button', { name: 'Fechar' }).boundingBox();
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => localStorage.getItem('popup:basic:1'))).toBe('sempre');

  await popup(page).getByRole('link', { name: 'Levar o cupom BEMVINDA' }).click();
  await expect(page).toHaveURL(/\/oleos-essenciais$/);
  await expect(popup(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('cupom'))).toBe('BEMVINDA');

  // The entry of its id is removed, but the popup was shown in this session.
  await page.evaluate(() => localStorage.clear());
  const requested: string[] = [];
  page.on('request', (request) => popupCall.test(request.url()) && requested.push(request.url()));
  await openPage(page, '/');
  await waitForIdleParts(page);
  await page.clock.runFor(40_000);
  await expect(popup(page)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('on a phone it is a sheet of at most 40 % that has its picture and leaves the page usable', async ({ page }) => {
  await openWithPopup(page, '/');
  await page.clock.runFor(31_000);
  await expectPopup(page, popup(page));
  const { height } = (await popup(page).boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThanOrEqual(844 * 0.4);
  await expectAccessible(page);
  const image = popup(page).locator('img');
  expect(await image.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0)).toBe(true);
  await openDrawer(page);
});

test('Caszulo has its own popup', async ({ page }) => {
  expect(await openWithPopup(page, '/loja-caszulo')).toBe('/popup?nivel=home&loja=caszulo');
  await page.clock.runFor(31_000);
  const own = page.getByRole('complementary', { name: 'A casa também descansa' });
  await expectPopup(page, own);
  await expectAccessible(page);
  const link = own.getByRole('link', { name: 'Levar o cupom BEMVINDA' });
  await expect(link).toHaveAttribute('href', '/difusores/de-varetas?loja=caszulo');
});
