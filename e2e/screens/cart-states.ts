// The sacola, freight and favourites in all their states.

import { expect, type Page } from '@playwright/test';
import { maria } from '../accounts.ts';
import { cartButton, heading, openPage, sideCart } from '../browsing.ts';
import { home, main, product, type Screen } from './screen.ts';

async function putIntoCart(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await expect(sideCart(page).getByRole('link', { name: 'Finalizar compra' })).toBeVisible();
}

async function useCoupon(page: Page, code: string, response: RegExp): Promise<void> {
  await putIntoCart(page);
  const cart = sideCart(page);
  const quantity = cart.getByRole('textbox', { name: /^Quantidade de/ });
  await quantity.fill('4');
  await quantity.press('Enter');
  await expect(cart.getByText('Tem um cupom?')).toBeVisible();
  await cart.getByText('Tem um cupom?').click();
  await cart.getByLabel('Código do cupom').fill(code);
  await cart.getByLabel('Código do cupom').press('Enter');
  await expect(cart).toContainText(response);
}

async function askFreight(page: Page): Promise<void> {
  await main(page).getByLabel('CEP', { exact: true }).fill('80010000');
  await main(page).getByRole('button', { name: 'Calcular' }).click();
  await expect(main(page).getByRole('list', { name: 'Opções de entrega' })).toBeVisible();
}

export const cartStates: readonly Screen[] = [
  {
    name: 'empty side cart',
    path: home,
    prepare: async (page) => {
      await cartButton(page).click();
      await expect(sideCart(page).getByRole('heading', { name: 'Os mais pedidos' })).toBeVisible();
    },
  },
  { name: 'side cart', isAlike: true, path: product, differs: true, prepare: putIntoCart },
  { name: 'side cart with a coupon', path: product, prepare: (page) => useCoupon(page, 'BEMVINDA', /BEMVINDA/) },
  {
    name: 'side cart with a wrong coupon',
    isAlike: true,
    path: product,
    problems: /\b422\b/,
    prepare: (page) => useCoupon(page, 'NADA', /Não encontramos esse cupom/),
  },
  {
    name: 'cart with freight',
    path: product,
    prepare: async (page) => {
      await putIntoCart(page);
      await sideCart(page).getByRole('link', { name: 'Ver sacola' }).click();
      await expect(heading(page)).toHaveText('Sua sacola (1)');
      await askFreight(page);
    },
  },
  { name: 'product with freight', isAlike: true, path: product, prepare: askFreight },
  {
    name: 'enlarged picture',
    path: product,
    prepare: async (page) => {
      await main(page)
        .getByRole('link', { name: /Ampliar/ })
        .first()
        .click();
      const picture = page.getByRole('dialog', { name: /Fotos ampliadas/ }).getByRole('img');
      await expect
        .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
        .toBeGreaterThanOrEqual(1200);
    },
  },
  {
    name: 'favourites',
    path: product,
    signedIn: maria,
    prepare: async (page) => {
      const heart = main(page)
        .getByRole('button', { name: /favoritos/i })
        .first();
      if ((await heart.getAttribute('aria-pressed')) !== 'true') {
        await heart.click();
        // The button changes before the server has responded.
        await expect(page.getByRole('status').filter({ hasText: 'Salvo nos favoritos' })).toBeVisible();
      }
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await openPage(page, `/minha-conta/lista-desejo${new URL(page.url()).search}`);
      await expect(main(page).getByRole('article')).toHaveCount(1);
    },
  },
];
