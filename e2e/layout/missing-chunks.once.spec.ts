// Parts that load on demand may not be fetched: what the server rendered then does the same, as it would without script.
import type { Locator } from '@playwright/test';
import { banner, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

/** A press while the chunk is still missing shows nothing; once the target is shown, it covers what is pressed. */
async function pressUntilShown(target: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    await target.click({ timeout: 500 }).catch(() => undefined);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a search sheet that cannot be fetched leaves the field of the page, until there is a connection', async ({
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
