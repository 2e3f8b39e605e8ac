// The checkout in all its states.

import { expect, type Page } from '@playwright/test';
import { maria } from '../accounts.ts';
import { heading, openPage, sideCart, waitForScript } from '../browsing.ts';
import { fillAddress, fillContact, orderButton } from '../checkout/checkout-steps.ts';
import { openMerchant } from '../merchant.ts';
import type { ShopServer } from '../shop-server.ts';
import { main, product, type Screen } from './screen.ts';

async function openCheckout(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  await sideCart(page).getByRole('link', { name: 'Finalizar compra' }).click();
  await expect(heading(page)).toHaveText('Finalizar compra');
  await waitForScript(page);
}

/** Up to the button of the order. */
async function fillIn(page: Page): Promise<void> {
  await openCheckout(page);
  await fillContact(page);
  await fillAddress(page);
  await main(page).getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await expect(orderButton(page)).toBeVisible();
}

async function orderAtOldPrice(page: Page, { databaseFile }: ShopServer): Promise<void> {
  const merchant = await openMerchant(databaseFile);
  await merchant.price(product.slice(1), 1990);
  await openPage(page, page.url());
  await fillIn(page);
  await merchant.price(product.slice(1), 2490);
  await merchant.close();
  await orderButton(page).click();
  await expect(main(page).getByRole('alert')).toContainText('O pedido mudou');
}

export const checkoutStates: readonly Screen[] = [
  { name: 'checkout', isAlike: true, path: product, prepare: openCheckout },
  {
    name: 'checkout with mistakes',
    path: product,
    problems: /\b422\b/,
    prepare: async (page) => {
      await openCheckout(page);
      await main(page).getByRole('button', { name: 'Continuar para a entrega' }).click();
      await expect(main(page).getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'checkout with deliveries',
    path: product,
    prepare: async (page) => {
      await openCheckout(page);
      await fillContact(page);
      await fillAddress(page);
      await expect(main(page).getByRole('radio', { checked: true })).toBeVisible();
    },
  },
  { name: 'filled checkout', path: product, prepare: fillIn },
  { name: 'checkout of a changed order', path: product, problems: /\b409\b/, prepare: orderAtOldPrice },
  {
    name: 'checkout with saved addresses',
    path: product,
    signedIn: maria,
    prepare: async (page) => {
      await openCheckout(page);
      await main(page).getByRole('link', { name: 'Mudar entrega' }).click();
      await main(page).getByRole('link', { name: 'Mudar endereço' }).click();
      await main(page).getByText('Entregar em outro endereço').click();
      await expect(main(page).getByLabel('Guardar este endereço na minha conta')).toBeVisible();
    },
  },
  {
    name: 'checkout of a customer',
    isAlike: true,
    path: product,
    signedIn: maria,
    prepare: async (page) => {
      await openCheckout(page);
      await expect(orderButton(page)).toBeVisible();
    },
  },
];
