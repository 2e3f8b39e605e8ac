import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { cartButton, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({ hasSeenPopups: false });

const popupCall = /\/api\/v2\/front\/struct\/popup\//;
const popup = (page: Page) => page.getByRole('dialog', { name: 'Primeira vez por aqui?' });

/** Opens a page on a clock of its own, and waits until the API has answered about its popup. */
async function openWithPopup(page: Page, path: string): Promise<string> {
  await page.clock.install();
  const answer = page.waitForResponse(popupCall);
  await openPage(page, path);
  const { pathname, search } = new URL((await answer).url());
  return pathname + search;
}

test('the popup comes after 8 s, once, and leads where the merchant wants', async ({ page }) => {
  expect(await openWithPopup(page, '/')).toBe('/api/v2/front/struct/popup/home');
  await page.clock.runFor(5000);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(4000);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page)).toContainText('10% na primeira compra');
  await expectAccessible(page);
  const close = await popup(page).getByRole('button', { name: 'Fechar' }).boundingBox();
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => localStorage.getItem('popup:basic:1'))).toBe('sempre');

  await popup(page).getByRole('link', { name: 'Ver óleos essenciais' }).click();
  await expect(page).toHaveURL(/\/oleos-essenciais$/);
  await expect(popup(page)).toBeHidden();

  // The entry of its id is gone, but it was shown in this session.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await page.clock.runFor(12_000);
  await expect(popup(page)).toHaveCount(0);
});

test('an entry of its id keeps the popup away, one whose date has passed does not', async ({ page }) => {
  await openPage(page, '/pagina/entrega');
  await page.evaluate(() => localStorage.setItem('popup:basic:1', '1'));
  await openWithPopup(page, '/');
  await page.clock.runFor(12_000);
  await expect(popup(page)).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('popup:basic:1', '2020-01-01T00:00:00.000Z'));
  const answer = page.waitForResponse(popupCall);
  await openPage(page, '/');
  await answer;
  await page.clock.runFor(9000);
  await expect(popup(page)).toBeVisible();
});

test('the popup waits while another dialog is open', async ({ page }) => {
  await openWithPopup(page, '/');
  await cartButton(page).click();
  await expect(sideCart(page)).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(popup(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sideCart(page)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
});

test('Caszulo has a popup of its own', async ({ page }) => {
  expect(await openWithPopup(page, '/loja-caszulo')).toBe('/api/v2/front/struct/popup/home?loja=caszulo');
  await page.clock.runFor(9000);
  const own = page.getByRole('dialog', { name: 'A casa também descansa' });
  await expect(own).toBeVisible();
  await expectAccessible(page);
  await expect(own.getByRole('link')).toHaveAttribute('href', '/difusores/de-varetas?loja=caszulo');
});

test('a page for which the API gives no popup has none, and does not ask', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => popupCall.test(request.url()) && asked.push(request.url()));
  await page.clock.install();
  for (const path of ['/oleo-essencial-de-lavanda-francesa', '/checkout/carrinho']) {
    await openPage(page, path);
    const dialogs = await page.locator('dialog').count();
    await page.clock.runFor(12_000);
    expect(await page.locator('dialog').count()).toBe(dialogs);
  }
  expect(asked).toEqual([]);
});

test.describe('while the question about cookies is open', () => {
  test.use({ consent: 'undecided' });

  test('no popup comes up; once it is answered one may', async ({ page }) => {
    await openWithPopup(page, '/');
    await page.clock.runFor(12_000);
    await expect(popup(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Recusar' }).click();
    await page.clock.runFor(1000);
    await expect(popup(page)).toBeVisible();
  });
});

test.describe('when the call fails', () => {
  test.use({ expectedProblems: [/\b500\b/] });

  test('there is no popup, and nothing else on the page says so', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.route(popupCall, (route) => route.fulfill({ status: 500, json: { error: 'Falhou' } }));
    await openWithPopup(page, '/');
    await page.clock.runFor(12_000);
    await expect(popup(page)).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Falhou');
    // The browser itself notes the failed request; the shop adds nothing.
    expect(messages.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });
});
