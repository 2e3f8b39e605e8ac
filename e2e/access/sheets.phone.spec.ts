import { expectAccessible } from '../axe.ts';
import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('the sheets of filters and order have no violation of WCAG 2.2 AA', async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  for (const name of ['Filtrar', 'Ordenar']) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
});
