import { openPage, price } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('the price of an open kit follows what is chosen, and a part without stock is named', async ({ page }) => {
  await openPage(page, '/lista/monte-seu-trio-de-oleos');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Adicionar à sacola' });
  await expect(main).toContainText(price('104,13'));
  await expect(main).toContainText(/ou 6x de R\$\s17,35 sem juros/);
  await main.getByRole('button', { name: 'Aumentar quantidade de Óleo essencial de hortelã-pimenta 10 ml' }).click();
  await expect(main).toContainText('4 itens escolhidos');
  await expect(main).toContainText(price('127,44'));
  await expect(main).toContainText(/ou 6x de R\$\s21,24 sem juros/);
  await main.getByRole('textbox', { name: 'Quantidade de Óleo essencial de neroli' }).fill('1');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('status').filter({ hasText: 'sem estoque' })).toHaveText(
    /^Óleo essencial de neroli está sem estoque/,
  );
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});
