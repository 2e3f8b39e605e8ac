import { z } from 'zod';
import { cartButton, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { expectPopup, openWithPopup, popup, popupCall } from './open-with-popup.ts';

test.use({ hasSeenPopups: false });

test('a stored entry of its id prevents the popup, an expired one does not [R3-44, R4-12]', async ({ page }) => {
  await openPage(page, '/pagina/entrega');
  await page.evaluate(() => localStorage.setItem('popup:basic:1', '1'));
  await openWithPopup(page, '/');
  await page.clock.runFor(40_000);
  await expect(popup(page)).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('popup:basic:1', '2020-01-01T00:00:00.000Z'));
  const response = page.waitForResponse(popupCall);
  await openPage(page, '/');
  await response;
  await page.clock.runFor(31_000);
  await expectPopup(page, popup(page));
});

test('the popup waits while another dialog is open', async ({ page }) => {
  await openWithPopup(page, '/');
  await cartButton(page).click();
  await expect(sideCart(page)).toBeVisible();
  await page.clock.runFor(40_000);
  await expect(popup(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sideCart(page)).toBeHidden();
  await page.clock.runFor(1000);
  await expectPopup(page, popup(page));
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
});

test('a page without a popup shows none and sends no request [R2.2-02]', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => popupCall.test(request.url()) && requested.push(request.url()));
  await page.clock.install();
  for (const path of ['/oleo-essencial-de-lavanda-francesa', '/checkout/carrinho']) {
    await openPage(page, path);
    const dialogs = await page.locator('dialog').count();
    await page.clock.runFor(40_000);
    expect(await page.locator('dialog').count()).toBe(dialogs);
  }
  expect(requested).toEqual([]);
});

test.describe('while the cookie consent is undecided', () => {
  test.use({ consent: 'undecided' });

  test('no popup opens before the answer, and one without a delay at once after it', async ({ page }) => {
    await page.route(popupCall, async (route) => {
      const response = await route.fetch();
      const view: object = z.looseObject({ delayMs: z.number() }).parse(await response.json());
      await route.fulfill({ response, json: { ...view, delayMs: 0 } });
    });
    await openWithPopup(page, '/');
    await page.clock.runFor(90_000);
    await expect(popup(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Recusar' }).click();
    await page.clock.runFor(500);
    await expectPopup(page, popup(page));
  });
});

test.describe('when the call fails', () => {
  test.use({ expectedProblems: [/\b500\b/] });

  test('there is no popup and no other trace of the failure on the page [R8-06, R8-14]', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.route(popupCall, (route) => route.fulfill({ status: 500, json: { error: 'Falhou' } }));
    await openWithPopup(page, '/');
    await page.clock.runFor(40_000);
    await expect(popup(page)).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Falhou');
    // The browser itself logs the failed request; the shop logs nothing.
    expect(messages.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });
});
