// If the chunk of a lazy component cannot be fetched, the server-rendered fallback works as it does without script.

import type { Locator } from '@playwright/test';
import { banner, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

/** Retries, because a press shows nothing before the chunk has loaded; afterwards the target covers the pressed element. */
async function pressUntilShown(target: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    await target.click({ timeout: 500 }).catch(() => undefined);
    await expect(shown).toBeVisible({ timeout: 500 });
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
