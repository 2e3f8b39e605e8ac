import type { Page } from '@playwright/test';
import { z } from 'zod';
import { maria, signIn, waitForVisit } from '../accounts.ts';
import { openPage, settle, waitForIdleParts } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { expectPopup } from './open-with-popup.ts';

test.use({ hasSeenPopups: false });

const exitCall = /\/popup\?nivel=saida/;
const popup = (page: Page) => page.getByRole('dialog', { name: 'Antes de ir' });

const popupSchema = z.object({ id: z.int() });

/** Moves the pointer out of the page at its top, as on the way to the address bar. */
async function leaveAtTop(page: Page): Promise<void> {
  await page.mouse.move(600, 200);
  await page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 600, clientY: -1 })),
  );
}

test('a customer with exit intent sees the popup once per session [R3-24, R7-14]', async ({ page }) => {
  expect(await signIn(page.request, '', maria)).toBe(200);
  const response = page.waitForResponse(exitCall);
  await openPage(page, '/oleos-essenciais');
  const { id } = popupSchema.parse(await (await response).json());
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 400 })));
  await expect(popup(page)).toHaveCount(0);
  await leaveAtTop(page);
  await expect(popup(page)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), `popup:exit:${id}`)).toBe('sempre');
  await popup(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(popup(page)).toBeHidden();
  await leaveAtTop(page);
  await expect(popup(page)).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await openPage(page, '/');
  await settle(page);
  await leaveAtTop(page);
  await expect(popup(page)).toHaveCount(0);
});

test('a visitor sees no exit popup, and no request is sent for it [R6-02, R6-03]', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => exitCall.test(request.url()) && requested.push(request.url()));
  const visit = waitForVisit(page, '/');
  await openPage(page, '/');
  await visit;
  await waitForIdleParts(page);
  await leaveAtTop(page);
  await settle(page);
  await expect(popup(page)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('the parts of the page are in the order of the specification [R2.2-01]', async ({ page }) => {
  expect(await signIn(page.request, '', maria)).toBe(200);
  await page.clock.install();
  const answers = [page.waitForResponse(exitCall), page.waitForResponse(/\/popup\?nivel=home/)];
  await openPage(page, '/');
  await Promise.all(answers);
  await leaveAtTop(page);
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(31_000);
  await expectPopup(page, page.getByRole('dialog', { name: 'Primeira vez por aqui?' }));
  const follows = await page.evaluate(() => {
    const find = (selector: string) => document.querySelector(selector);
    const dialogs = [...document.querySelectorAll('dialog')];
    const named = (name: string) => dialogs.find((dialog) => dialog.querySelector('h2')?.textContent.startsWith(name));
    const parts = [
      find('header'),
      find('main'),
      named('Antes de ir'),
      find('a[href="#topo"]'),
      find('footer'),
      named('Sua sacola'),
      named('Primeira vez por aqui?'),
    ];
    return parts.map((part, index) => {
      const next = parts[index + 1];
      if (!part || (index + 1 < parts.length && !next)) return false;
      return !next || Boolean(part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
  });
  expect(follows, 'each part precedes the next').toEqual(Array.from({ length: 7 }, () => true));
});

test.describe('when the call fails', () => {
  test.use({ expectedProblems: [/\b500\b/] });

  test('the customer sees neither a popup nor an error', async ({ page }) => {
    expect(await signIn(page.request, '', maria)).toBe(200);
    await page.route(exitCall, (route) => route.fulfill({ status: 500, json: { error: 'Falhou' } }));
    const response = page.waitForResponse(exitCall);
    await openPage(page, '/');
    await response;
    await leaveAtTop(page);
    await settle(page);
    await expect(popup(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('Falhou');
  });
});
