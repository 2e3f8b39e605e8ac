// What a guest does on the way to an order.

import { expect, type Locator, type Page } from '@playwright/test';
import { createCpf, createEmail } from '../accounts.ts';
import { heading, sideCart, waitForScript } from '../browsing.ts';
import { openMerchant } from '../merchant.ts';

/** A CEP whose street the shop knows (`knowStreet`). */
export const knownCep = '01310-100';

/** Names the street of `knownCep`. */
export async function knowStreet({ databaseFile }: { databaseFile: string }): Promise<void> {
  const merchant = await openMerchant(databaseFile);
  await merchant.street(knownCep.replace('-', ''), 'Avenida Paulista');
  await merchant.close();
}

/** Adds the product of the page, and asks in the side cart what its delivery to `knownCep` costs. */
export async function addWithFreight(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola' }).first().click();
  const cart = sideCart(page);
  await cart.getByLabel('CEP', { exact: true }).fill(knownCep);
  await cart.getByRole('button', { name: 'Calcular' }).click();
  await expect(cart.getByRole('list', { name: 'Opções de entrega' })).toBeVisible();
}

/** From the open side cart. */
export async function openCheckout(page: Page): Promise<void> {
  await sideCart(page).getByRole('link', { name: 'Finalizar compra' }).click();
  await expect(heading(page)).toHaveText('Finalizar compra');
  await waitForScript(page);
}

export const orderButton = (page: Page) => page.getByRole('button', { name: /^Fechar pedido/ });

/** The visible summary: beside the sections, or folded above them. */
export function summary(page: Page): Locator {
  const text = page.getByText(/^Resumo/).filter({ visible: true });
  return page.getByRole('main').locator('details, aside').filter({ has: text });
}

export async function fillContact(page: Page, name = 'Ana Lima'): Promise<{ email: string }> {
  const main = page.getByRole('main');
  const email = createEmail();
  await main.getByLabel('E-mail', { exact: true }).fill(email);
  await main.getByLabel('Nome completo').fill(name);
  await main.getByLabel('CPF ou CNPJ').fill(createCpf());
  await main.getByLabel('Celular').fill('41999990001');
  await main.getByRole('button', { name: 'Continuar para a entrega' }).click();
  return { email };
}

/** Fills in an address of which the shop knows only the town. */
export async function fillAddress(page: Page, cep = '80010-000'): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('CEP', { exact: true }).fill(cep);
  await main.getByLabel('Rua').fill('Rua das Flores');
  await main.getByLabel('Número').fill('10');
  await main.getByLabel('Bairro').fill('Centro');
  await main.getByLabel('Cidade').fill('Curitiba');
  await main.getByLabel('Estado').selectOption('PR');
  await main.getByRole('button', { name: 'Continuar', exact: true }).click();
}

/** From the open payment to the page of the order; returns what the button said. */
export async function placeOrder(page: Page): Promise<string> {
  const text = (await orderButton(page).textContent()) ?? '';
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/pedido\/[\dA-Z]{4}-[\dA-Z]{4}(?:\?loja=caszulo)?$/);
  await expect(heading(page)).toBeVisible();
  return text;
}
