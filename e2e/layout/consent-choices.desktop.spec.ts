import { openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';
import { answer, bar, preferences, preferencesLink } from './consent-parts.ts';

test.use({ consent: 'undecided' });

test('the choice by category is stored and can be changed from the footer', async ({ page, context }) => {
  await openPage(page, '/');
  await answer(page, 'Preferências').click();
  await expect(preferences(page).getByRole('checkbox', { name: 'Necessários' })).toBeDisabled();
  await expect(preferences(page).getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  await preferences(page).getByRole('checkbox', { name: 'Análise' }).check();
  await preferences(page).getByRole('button', { name: 'Salvar escolhas' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect((await context.cookies())[0]?.value).toMatch(/^1\.0\./);

  const link = preferencesLink(page);
  await link.click();
  await expect(preferences(page).getByRole('checkbox', { name: 'Análise' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await preferences(page).getByRole('button', { name: 'Recusar tudo' }).click();
  await expect.poll(async () => (await context.cookies())[0]?.value).toMatch(/^0\.0\./);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no consent bar appears and no optional cookie is set; the footer links to the cookie policy', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(bar(page)).toHaveCount(0);
    await preferencesLink(page).click();
    await expect(page).toHaveURL(/\/pagina\/privacidade$/);
    expect(await context.cookies()).toEqual([]);
  });
});
