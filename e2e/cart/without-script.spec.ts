import { heading } from '../browsing.ts';
import { expect, test } from '../fixtures.ts';

const wrongQuantity = 'Escreva a quantidade em números inteiros, como 1, 2 ou 3.';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/\b422\b/] });

  for (const { shop, tag, product, value, sum, loja } of [
    {
      shop: 'Manacá Aromas',
      tag: '@phone',
      product: '/oleo-essencial-de-melaleuca',
      value: '30 ml',
      sum: /Total com a entrega mais barata\s*R\$\s170,82/,
      loja: null,
    },
    {
      shop: 'Caszulo',
      tag: '@desktop',
      product: '/difusor-de-varetas-figo-e-cassis?loja=caszulo',
      value: undefined,
      sum: undefined,
      loja: 'caszulo',
    },
  ]) {
    test(`freight, coupon and quantity work by no-script submits (${shop})`, { tag }, async ({ page }) => {
      await page.goto(product);
      const main = page.getByRole('main');
      const freight = main.getByRole('region', { name: 'Frete e prazo' });
      await freight.getByLabel('CEP', { exact: true }).fill('123');
      await freight.getByRole('button', { name: 'Calcular' }).click();
      await expect(freight).toContainText('Confira o CEP: são 8 números.');
      if (value) await freight.getByLabel('Volume para o frete').selectOption(value);
      await freight.getByLabel('CEP', { exact: true }).fill('80010000');
      await freight.getByRole('button', { name: 'Calcular' }).click();
      await expect(page).toHaveURL(/[?&]cep=80010000\b/);
      expect(new URL(page.url()).searchParams.get('loja')).toBe(loja);
      await expect(freight.getByRole('listitem').filter({ hasText: 'Expresso' })).toContainText(/R\$\s23,90/);
      if (value) await expect(main.getByRole('radio', { name: value })).toBeChecked();

      const quantity = main.getByRole('textbox', { name: /^Quantidade de/ });
      await quantity.fill('1,5');
      await main.getByRole('button', { name: 'Adicionar à sacola' }).first().click();
      await expect(heading(page)).toHaveText('Confira a quantidade');
      await expect(main).toContainText(wrongQuantity);
      await expect(quantity).toHaveValue('1,5');
      await quantity.fill('1');
      await main.getByRole('button', { name: 'Adicionar à sacola' }).click();
      await expect(heading(page)).toHaveText('Sua sacola (1)');
      await main.getByText('Tem um cupom?').click();
      await main.getByLabel('Código do cupom').fill('NADA');
      await main.getByRole('button', { name: 'Aplicar' }).click();
      await expect(main).toContainText('Não encontramos esse cupom.');
      await expect(main.getByLabel('Código do cupom')).toHaveValue('NADA');

      const cartFreight = main.getByRole('region', { name: 'Frete e prazo' });
      await cartFreight.getByLabel('CEP', { exact: true }).fill('80010-000');
      await cartFreight.getByRole('button', { name: 'Calcular' }).click();
      await expect(cartFreight.getByRole('listitem').filter({ hasText: 'Econômico' })).toBeVisible();
      await main.getByRole('button', { name: /^Aumentar quantidade/ }).click();
      await expect(heading(page)).toHaveText('Sua sacola (2)');
      expect(new URL(page.url()).searchParams.get('cep'), 'the CEP stays').toBe('80010-000');
      await expect(main).toContainText('Parabéns! Você ganhou Frete Grátis');
      await expect(cartFreight.getByRole('listitem').filter({ hasText: 'Econômico' })).toContainText('Grátis');

      await main.getByText('Tem um cupom?').click();
      await main.getByLabel('Código do cupom').fill('BEMVINDA');
      await main.getByRole('button', { name: 'Aplicar' }).click();
      await expect(main).toContainText('Cupom BEMVINDA');
      if (sum) await expect(main).toContainText(sum);
      await main.getByRole('button', { name: /^Remover.*cupom BEMVINDA$/ }).click();
      await expect(main.getByText('Tem um cupom?')).toBeVisible();
      await quantity.fill('-3');
      await quantity.press('Enter');
      await expect(main).toContainText(wrongQuantity);
      await expect(quantity).toHaveValue('-3');
      await expect(heading(page)).toHaveText('Sua sacola (2)');
      await quantity.fill('1');
      await quantity.press('Enter');
      await expect(heading(page)).toHaveText('Sua sacola (1)');
      expect(new URL(page.url()).searchParams.get('loja')).toBe(loja);
    });
  }
});
