import { expectAccessible } from '../axe.ts';
import { openPage, waitForIdleParts } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { openWithPopup, popup, popupCall } from './open-with-popup.ts';

test.use({ hasSeenPopups: false });

test("the popup opens after the merchant's 8 s, on the first page of a visit, once, and links to the merchant's destination [R4-13, R7-28]", async ({
  page,
}) => {
  expect(await openWithPopup(page, '/')).toBe('/popup?nivel=home');
  await page.clock.runFor(5000);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(4000);
  await expect(popup(page)).toBeVisible();
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
  await page.clock.runFor(12_000);
  await expect(popup(page)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('Caszulo has its own popup', async ({ page }) => {
  expect(await openWithPopup(page, '/loja-caszulo')).toBe('/popup?nivel=home&loja=caszulo');
  await page.clock.runFor(9000);
  const own = page.getByRole('dialog', { name: 'A casa também descansa' });
  await expect(own).toBeVisible();
  await expectAccessible(page);
  await expect(own.getByRole('link')).toHaveAttribute('href', '/difusores/de-varetas?loja=caszulo');
});
