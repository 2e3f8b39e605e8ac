import { heading } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

// No demonstration, and no payment method is set up.
test.use({ shopVariables: { NODE_ENV: 'production', LOG_LEVEL: 'silent' }, javaScriptEnabled: false });

test('a shop that takes no payment says so in the sacola, before anybody types [R10.18-14]', async ({ page }) => {
  await page.goto('/sache-perfumado-de-lavanda');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(heading(page)).toHaveText('Sua sacola (1)');
  await expect(main).toContainText('O pagamento abre em breve.');
  await expect(main.getByRole('link', { name: 'Finalizar compra' })).toHaveCount(0);
  await page.goto('/checkout');
  await expect(main).toContainText('O pagamento abre em breve.');
  await expect(main.getByRole('textbox')).toHaveCount(0);
});
