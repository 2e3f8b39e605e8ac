// If the chunk of a lazy component cannot be fetched, the server-rendered fallback works as it does without script, or the page
// offers to try again.

import type { Locator } from '@playwright/test';
import { banner, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

// React reports 418 when it replaces the product in the HTML, whose chunk is missing.
test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|React error #418/] });

/** Retries, because a press shows nothing before the chunk has loaded; afterwards the target covers the pressed element. */
async function pressUntilShown(target: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    await target.click({ timeout: 2000 }).catch(() => undefined);
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test("a search sheet that cannot be fetched leaves the page's field usable, until the connection is back", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  const field = banner(page).getByRole('searchbox').or(banner(page).getByRole('combobox'));
  await context.setOffline(true);
  await field.click();
  await expect(field).toBeFocused();
  await field.fill('lavanda');
  await expect(field).toHaveValue('lavanda');
  await context.setOffline(false);
  const sheet = page.getByRole('dialog', { name: 'Buscar na loja' });
  await pressUntilShown(field, sheet);
  await expect(sheet.getByRole('combobox').or(sheet.getByRole('searchbox'))).toHaveValue('lavanda');
});

test('a product whose chunk cannot be fetched can be tried again', async ({ page }) => {
  const chunk = /\/assets\/product-content-[^/]+\.js$/;
  await page.route(chunk, (route) => route.abort());
  await openPage(page, '/oleos-essenciais');
  // The missing chunk reloads the page, once.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('main').getByRole('link', { name: 'Óleo essencial de lavanda francesa' }).first().click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Esta página não chegou inteira' })).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Óleo essencial de lavanda francesa' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(page.getByRole('dialog').getByText('Óleo essencial de lavanda francesa').first()).toBeVisible();
});
