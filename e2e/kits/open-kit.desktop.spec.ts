import { expectAccessible } from '../axe.ts';
import { openPage, price } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

test('the price of an open kit follows the selection, and a part without stock cannot be chosen', async ({ page }) => {
  await openPage(page, '/lista/monte-seu-trio-de-oleos');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Adicionar à sacola' });
  await expect(main).toContainText(price('104,13'));
  await expect(main).toContainText(/ou 6x de R\$\s17,35 sem juros/);
  await main.getByRole('button', { name: 'Aumentar quantidade de Óleo essencial de hortelã-pimenta 10 ml' }).click();
  await expect(main).toContainText('4 itens escolhidos');
  await expect(main).toContainText(price('127,44'));
  await expect(main).toContainText(/ou 6x de R\$\s21,24 sem juros/);
  await expect(main.getByRole('button', { name: 'Aumentar quantidade de Óleo essencial de neroli' })).toBeDisabled();
  const neroli = main.getByRole('textbox', { name: 'Quantidade de Óleo essencial de neroli' });
  await neroli.fill('1');
  await page.keyboard.press('Tab');
  await expect(neroli).toHaveValue('0');
  await expect(main.getByRole('status').filter({ hasText: 'Não há unidades à venda' })).toBeVisible();
  await expect(main).toContainText(price('127,44'));
  await expect(button).not.toHaveAttribute('aria-disabled');
});

test('an open kit without any item has no price until the first item is added', async ({ page }) => {
  await openPage(page, '/lista/monte-seu-banho');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Você economiza/);
  const quantities = main.getByRole('textbox', { name: /^Quantidade de/ });
  for (const quantity of await quantities.all()) {
    await quantity.fill('0');
    await page.keyboard.press('Tab');
  }
  await expect(main).toContainText('Nenhum item escolhido');
  await expect(main.getByRole('status').filter({ hasText: 'Escolha ao menos um item' })).toBeVisible();
  await expect(main).toContainText('Sem preço');
  await expect(main).not.toContainText(/Você economiza|no Pix|sem juros/);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Aumentar quantidade de Sabonete vegano de alecrim' }).click();
  await expect(main).toContainText(/no Pix/);
  await expect(main).not.toContainText('Sem preço');
});
