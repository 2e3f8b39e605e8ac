import { banner, heading, openPage } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('corrects a misspelt search with a message, and shows alternatives without results', async ({
  page,
  documents,
}) => {
  await openPage(page, '/');
  const field = banner(page).getByPlaceholder('Busque por óleos, essências...');
  await field.fill('lavnda');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/busca\?busca=lavnda$/);
  await expect(heading(page)).toHaveText(/Resultados para .lav/);
  const correction = page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /quis dizer|resultados para/i });
  await expect(correction).toContainText('lavanda');
  await expect(
    page
      .getByRole('article')
      .getByRole('link', { name: /lavanda/i })
      .first(),
  ).toBeVisible();

  await field.fill('   ');
  await field.press('Enter');
  await expect(page).toHaveURL(/busca=lavnda$/);

  await field.fill('zzzzqqq');
  await field.press('Enter');
  await expect(page).toHaveURL(/busca=zzzzqqq$/);
  await expect(page.getByRole('main')).toContainText('Não encontramos nada para');
  await expect(page.getByRole('main')).toContainText('zzzzqqq');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(documents).toEqual(['/']);
});
