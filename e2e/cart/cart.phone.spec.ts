import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { banner, cartButton, heading, openPage, sideCart } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const addFrom = async (page: Page, path: string) => {
  await openPage(page, path);
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page).getByRole('link', { name: 'Finalizar compra' })).toBeVisible();
};
const useCoupon = async (page: Page, code: string) => {
  const field = page.getByLabel('Código do cupom');
  await field.fill(code);
  await field.press('Enter');
};

test('shows the number of items on the bag, and restores a removed line [R2.3-15, R3-39]', async ({ page }) => {
  await addFrom(page, '/mascara-capilar-de-murumuru');
  const cart = sideCart(page);
  await cart.getByRole('button', { name: /^Aumentar quantidade/ }).click();
  await expect(cartButton(page)).toHaveAccessibleName(/\b2 itens\b/);
  await expect(cartButton(page)).toHaveAccessibleName(/R\$\s129,80/);

  await cart.getByRole('textbox', { name: /^Quantidade de/ }).fill('9');
  await cart.getByRole('textbox', { name: /^Quantidade de/ }).press('Enter');
  await expect(cart).toContainText('Temos só 3 unidades');
  await expect(cart.getByRole('button', { name: /^Aumentar quantidade/ })).toBeDisabled();

  for (let left = 2; left >= 1; left -= 1) {
    await cart.getByRole('button', { name: /^Diminuir quantidade/ }).click();
    await expect(cart.getByRole('textbox', { name: /^Quantidade de/ })).toHaveValue(String(left));
  }
  await cart.getByRole('button', { name: /^Remover Máscara/ }).click();
  await expect(cart).toContainText('Sua sacola está vazia');
  await expect(cart.getByRole('heading', { name: 'Os mais pedidos' })).toBeVisible();
  await expect(cart).toContainText('Removido da sacola');
  await cart.getByRole('button', { name: 'Desfazer' }).click();
  await expect(cart).toContainText('Máscara capilar de murumuru');
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
  await expect(page.locator('body')).not.toContainText(/carrinho/i);
});

test.describe('coupons', () => {
  test.use({ expectedProblems: [/\b422\b/] });

  test('apply their discount, beside the price of a pair, and can be removed', async ({ page }) => {
    await addFrom(page, '/sabonete-vegano-de-alecrim');
    await page.keyboard.press('Escape');
    await addFrom(page, '/shampoo-solido-de-alecrim');
    const cart = sideCart(page);
    await expect(cart).toContainText(/Compre junto: sai por R\$\s22,91/);
    await expect(cart).toContainText(/Compre junto\s*−\sR\$\s1,99/);

    await cart.getByText('Tem um cupom?').click();
    await useCoupon(page, 'nada');
    await expect(cart).toContainText('Não encontramos esse cupom.');
    await expect(page.getByLabel('Código do cupom')).toBeFocused();
    await expectAccessible(page);
    await useCoupon(page, 'AROMA20');
    await expect(cart).toContainText('Faltam R$ 54,19 para usar esse cupom.');
    await useCoupon(page, 'bem vinda');
    await expect(cart).toContainText('Cupom BEMVINDA');
    await expect(cart).toContainText(/Desconto do cupom BEMVINDA\s*−\sR\$\s6,58/);
    await expect(cart).toContainText(/Total sem o frete\s*R\$\s59,23/);
    await expect(cart).toContainText(/No Pix, você economiza R\$\s2,96/);

    await cart.getByRole('link', { name: 'Ver sacola' }).click();
    await expect(heading(page)).toHaveText('Sua sacola (2)');
    const main = page.getByRole('main');
    await expect(main).toContainText(/Total sem o frete\s*R\$\s59,23/);
    await expect(main.getByRole('link', { name: 'Finalizar compra' })).toHaveAttribute('href', '/checkout');

    await main.getByRole('button', { name: /^Remover Sabonete/ }).click();
    await expect(main).toContainText(/Falta.*para usar o cupom BEMVINDA\./);
    await main.getByRole('button', { name: /^Remover.*cupom BEMVINDA$/ }).click();
    await expect(main.getByText('Tem um cupom?')).toBeVisible();
    await expect(main).toContainText(/Subtotal\s*R\$\s42,90/);
    await expect(main).not.toContainText('Desconto do cupom');
  });
});

test('changes of a line are sent one at a time, and of those that wait only the last one', async ({ page }) => {
  await addFrom(page, '/mascara-capilar-de-murumuru');
  const cart = sideCart(page);
  const quantity = cart.getByRole('textbox', { name: /^Quantidade de/ });
  const sent: (string | undefined)[] = [];
  const slow = Promise.withResolvers<undefined>();
  await page.route('**/sacola', async (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    sent.push(`${fields.get('intent')} ${fields.get('quantidade')}`);
    // The first request takes longest, as on a slow connection.
    if (sent.length === 1) await slow.promise;
    await route.continue();
  });
  await cart.getByRole('button', { name: /^Aumentar quantidade/ }).click();
  await expect(quantity).toHaveValue('2');
  await cart.getByRole('button', { name: /^Aumentar quantidade/ }).click();
  await expect(quantity).toHaveValue('3');
  for (let left = 2; left >= 1; left -= 1) {
    await cart.getByRole('button', { name: /^Diminuir quantidade/ }).click();
    await expect(quantity).toHaveValue(String(left));
  }
  await cart.getByRole('button', { name: /^Remover Máscara/ }).click();
  await expect(cart).toContainText('Sua sacola está vazia');
  expect(sent).toEqual(['set 2']);
  slow.resolve(undefined);
  await expect(cart).toContainText('Removido da sacola');
  expect(sent).toEqual(['set 2', 'remove 0']);
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName(/\b0 itens\b/);
});

test('a pending change of a line is sent when the document unloads', async ({ page }) => {
  await addFrom(page, '/mascara-capilar-de-murumuru');
  const cart = sideCart(page);
  // The first change never completes. A stub in the page, because route interception would lose requests at unload.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).includes('/sacola')
        ? new Promise(() => undefined)
        : fetch(input, init);
  });
  for (const quantity of ['2', '3']) {
    await cart.getByRole('button', { name: /^Aumentar quantidade/ }).click();
    await expect(cart.getByRole('textbox', { name: /^Quantidade de/ })).toHaveValue(quantity);
  }
  await page.goto('/marcas');
  await expect(async () => {
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName(/\b3 itens\b/, { timeout: 3000 });
  }).toPass();
});

test('each shop has its own sacola and shows a note about the other one [R1-15]', async ({ page }) => {
  await addFrom(page, '/sabonete-vegano-de-alecrim');
  await page.keyboard.press('Escape');
  await openPage(page, '/loja-caszulo');
  await expect(cartButton(page)).toHaveAccessibleName(/\b0 itens\b/);
  await addFrom(page, '/vela-vegetal-de-figo?loja=caszulo');
  const cart = sideCart(page);
  await expect(cart.getByRole('heading', { name: 'Sua sacola (1)' })).toBeVisible();
  await expect(cart).not.toContainText('Sabonete vegano');
  await expect(cart).toContainText('Você também tem 1 item na Manacá');
  await cart.getByRole('link', { name: 'Ver sacola' }).click();
  await expect(page).toHaveURL(/\/checkout\/carrinho\?loja=caszulo$/);
  await expect(page.getByRole('main')).toContainText('Vela vegetal de figo');
  await expect(page.getByRole('main')).toContainText('Você também tem 1 item na Manacá');
  await expect(banner(page)).toBeVisible();
});
