// A browser's page translation replaces the texts of a page. React must not notice: every step is taken on a translated page.

import type { Locator, Page } from '@playwright/test';
import { fillSignIn, joao } from '../accounts.ts';
import { banner, cartButton, openPage, sideCart, waitForScript } from '../browsing.ts';
import { fillAddress, fillContact, orderButton } from '../checkout/checkout-steps.ts';
import { expect, test } from '../fixtures.ts';
import { fillCart } from '../orders.ts';
import { translatePage } from '../page-translation.ts';

const main = (page: Page) => page.getByRole('main');

/** Acts on a translated page, and translates what came of it. */
async function act(page: Page, step: () => Promise<unknown>, shown: Locator): Promise<void> {
  await translatePage(page);
  await step();
  await expect(shown.first()).toBeVisible();
  await translatePage(page);
}

test('a shopper filters, chooses a size, asks for freight and fills the cart', async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  const applied = main(page).getByRole('link', { name: /Remover filtro/ });
  await act(page, () => main(page).locator('a.filter-option').first().click(), applied);
  await act(page, () => applied.first().click(), main(page).locator('a.filter-option').first());
  await expect(applied).toHaveCount(0);

  await openPage(page, '/oleo-essencial-de-melaleuca');
  await act(
    page,
    () => main(page).getByRole('radio', { name: /30 ml/ }).click(),
    main(page).getByRole('radio', { checked: true }),
  );
  const freight = main(page).getByRole('region', { name: 'Frete e prazo' });
  await freight.getByRole('textbox', { name: 'CEP' }).fill('80010-000');
  await act(page, () => freight.getByRole('button', { name: 'Calcular' }).click(), freight.getByText('Econômico'));
  const add = () => main(page).getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await act(page, add, sideCart(page).getByRole('link', { name: 'Finalizar compra' }));
  await expect(cartButton(page)).toHaveAccessibleName(/\b1 item\b/);
  const more = sideCart(page).getByRole('button', { name: /^Aumentar quantidade/ });
  await act(page, () => more.click(), sideCart(page));
  await expect(cartButton(page)).toHaveAccessibleName(/\b2 itens\b/);

  await openPage(page, '/lista/kit-sono');
  await act(
    page,
    () =>
      main(page)
        .getByRole('button', { name: /sacola/ })
        .first()
        .click(),
    sideCart(page),
  );
  await expect(cartButton(page)).toHaveAccessibleName(/\b3 itens\b/);
});

test('free freight stays free with a coupon, in the bar, the quote and the total', async ({ page }) => {
  await openPage(page, '/oleo-essencial-de-lavanda-francesa');
  await main(page).getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page).getByRole('link', { name: 'Finalizar compra' })).toBeVisible();
  await openPage(page, '/checkout/carrinho?cep=80010-000');
  const quantity = main(page).getByRole('textbox', { name: /^Quantidade de/ });
  await act(
    page,
    async () => {
      await quantity.fill('3');
      await quantity.press('Enter');
    },
    main(page).getByText('Parabéns! Você ganhou Frete Grátis'),
  );
  const freight = main(page)
    .getByRole('definition')
    .filter({ hasText: /grátis/i });
  await expect(freight.first()).toBeVisible();
  await act(page, () => main(page).getByText('Tem um cupom?').click(), page.getByLabel('Código do cupom'));
  const field = page.getByLabel('Código do cupom');
  await act(
    page,
    async () => {
      await field.fill('BEMVINDA');
      await field.press('Enter');
    },
    main(page).getByText(/Desconto do cupom BEMVINDA/),
  );
  await expect(main(page).getByText('Parabéns! Você ganhou Frete Grátis')).toBeVisible();
  await expect(freight.first()).toBeVisible();
});

test('a customer signs in on the page and saves a favourite', async ({ page }) => {
  await openPage(page, '/oleos-essenciais');
  await act(
    page,
    () =>
      banner(page)
        .getByRole('link', { name: /Entre ou cadastre-se/ })
        .or(banner(page).getByRole('button', { name: /Entre ou cadastre-se/ }))
        .first()
        .click(),
    page.getByRole('region', { name: 'Entrar' }),
  );
  await fillSignIn(page.getByRole('region', { name: 'Entrar' }), joao);
  await expect(banner(page).getByRole('link', { name: joao.greeting })).toBeVisible();
  const heart = main(page)
    .getByRole('button', { name: /nos favoritos/ })
    .first();
  await act(page, () => heart.click(), main(page).getByRole('button', { pressed: true }));
});

test('a guest orders, and pays by the code of the order', async ({ page }) => {
  await fillCart(page);
  await openPage(page, '/checkout');
  await act(page, () => fillContact(page), main(page).getByLabel('Rua'));
  const next = main(page).getByRole('button', { name: 'Continuar para o pagamento' });
  await act(page, () => fillAddress(page), next);
  const other = main(page).getByRole('radio', { checked: false }).first();
  await act(page, () => other.check(), next);
  await act(page, () => next.click(), orderButton(page));
  await orderButton(page).click();
  await expect(main(page).getByLabel('Pix copia e cola')).toBeVisible();
  await waitForScript(page);
  await act(
    page,
    () => page.getByRole('button', { name: 'Copiar código' }).click(),
    main(page).getByText(/copiado|Não deu para copiar/),
  );
});
