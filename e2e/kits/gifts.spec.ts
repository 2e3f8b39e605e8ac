import { cards, heading } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

test(
  'a gift below 150 reais for expectant parents is two links away, without JavaScript',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/presentes');
    await expect(page).toHaveURL(/\/c\/presentes$/);
    const choice = page.getByRole('navigation', { name: 'Escolha rápida' });
    await choice.getByRole('link', { name: 'Até R$ 150' }).click();
    await choice.getByRole('link', { name: 'Quem espera um bebê' }).click();
    for (const name of ['Até R$ 150', 'Quem espera um bebê']) {
      await expect(choice.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    }
    const kit = cards(page).filter({ hasText: 'Kit Doce Espera' });
    await expect(kit).toContainText('4 peças: hidrolato, manteiga corporal, creme e bálsamo labial');
    await choice.getByRole('link', { name: 'Até R$ 150' }).click();
    await expect(choice.getByRole('link', { name: 'Até R$ 150' })).not.toHaveAttribute('aria-current');
  },
);

test('a kit says what care it needs, and which of its products asks for it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/lista/kit-sono');
  const care = page.getByRole('region', { name: 'Cuidados' });
  await expect(care).toContainText('Gestação e amamentação');
  await expect(care).toContainText('Não use');
  await expect(care).toContainText('Sinergia Noite Tranquila');
});

test('"Presentes" of the second shop leads from home to its department', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/loja-caszulo');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Presentes.*por preço/ })
    .click();
  await expect(heading(page)).toHaveText('Presentes');
  await expect(page).toHaveURL(/loja=caszulo/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Kit / }).first()).toBeVisible();
});
