// The page of an order in its states, the list of orders, and the form that mails a link.

import { expect, type Page } from '@playwright/test';
import { maria } from '../accounts.ts';
import { heading, openPage, waitForScript } from '../browsing.ts';
import { openMerchant, type OrderOutcome, type OrderStep } from '../merchant.ts';
import { placeOrder, toOrderLink } from '../orders.ts';
import type { ShopServer } from '../shop-server.ts';
import { main, type Screen } from './screen.ts';

/** Places an order in the shop of the page, and opens it. */
async function openOrder(page: Page, shop: ShopServer, until?: OrderStep): Promise<void> {
  const query = new URL(page.url()).search;
  const order = await placeOrder(page, query);
  if (until) {
    const merchant = await openMerchant(shop.databaseFile);
    await merchant.order(order.numero, until);
    await merchant.close();
  }
  await openPage(page, toOrderLink(order, query));
  await expect(main(page)).toContainText(order.numero);
}

/** Opens an order that went another way than to be paid and delivered. */
async function openOutcome(page: Page, shop: ShopServer, outcome: OrderOutcome, title: string): Promise<void> {
  const query = new URL(page.url()).search;
  const order = await placeOrder(page, query);
  const merchant = await openMerchant(shop.databaseFile);
  await merchant.bringOrderTo(outcome, order.numero);
  await merchant.close();
  await openPage(page, toOrderLink(order, query));
  await expect(heading(page)).toHaveText(title);
}

/** Opens an order that waits for a card or a boleto, or the page that plays its payment. */
async function openUnpaid(page: Page, tipo: 'cartao' | 'boleto', isPlayed = false): Promise<void> {
  const query = new URL(page.url()).search;
  const order = await placeOrder(page, query, tipo);
  await openPage(page, toOrderLink(order, query));
  if (isPlayed) await openPage(page, `/checkout/pedido/${order.numero}/pagamento${query}`);
  await expect(main(page)).toContainText(order.numero);
}

async function sendForm(page: Page, summary: string, button: string | RegExp): Promise<void> {
  await main(page).getByText(summary, { exact: true }).click();
  await main(page).getByRole('button', { name: button }).click();
}

const start = '/pedido';

export const orderStates: readonly Screen[] = [
  { name: 'order link', isAlike: true, path: start },
  {
    name: 'order link with mistakes',
    path: start,
    problems: /\b422\b/,
    prepare: async (page) => {
      await main(page).getByRole('button', { name: 'Receber o link' }).click();
      await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: 'unknown order', isAlike: true, path: '/checkout/pedido/3333-3333', problems: /\b404\b/ },
  {
    name: 'unpaid order',
    path: start,
    prepare: async (page, shop) => {
      await openOrder(page, shop);
      await main(page).getByText('Já paguei').click();
      await expect(main(page).getByRole('timer')).toHaveText(/^Faltam/);
    },
  },
  { name: 'unpaid card', isAlike: true, path: start, prepare: (page) => openUnpaid(page, 'cartao') },
  { name: 'unpaid boleto', path: start, prepare: (page) => openUnpaid(page, 'boleto') },
  { name: 'played card', path: start, prepare: (page) => openUnpaid(page, 'cartao', true) },
  { name: 'played boleto', isAlike: true, path: start, prepare: (page) => openUnpaid(page, 'boleto', true) },
  {
    name: 'card in review',
    path: start,
    prepare: async (page) => {
      await openUnpaid(page, 'cartao', true);
      await main(page).getByRole('button', { name: 'Deixar em análise' }).click();
      await expect(heading(page)).toHaveText('Pagamento em análise');
    },
  },
  { name: 'paid order', isAlike: true, path: start, prepare: (page, shop) => openOrder(page, shop, 'paid') },
  { name: 'packed order', isAlike: true, path: start, prepare: (page, shop) => openOrder(page, shop, 'packed') },
  { name: 'sent order', path: start, prepare: (page, shop) => openOrder(page, shop, 'shipped') },
  {
    name: 'delivered order',
    path: start,
    prepare: async (page, shop) => {
      await openOrder(page, shop, 'delivered');
      await main(page).getByText('Pedir uma troca', { exact: true }).click();
      await expect(main(page).getByRole('button', { name: 'Pedir a troca' })).toBeVisible();
    },
  },
  {
    name: 'order with a request',
    path: start,
    prepare: async (page, shop) => {
      await openOrder(page, shop, 'delivered');
      await sendForm(page, 'Desistir da compra', 'Confirmar a desistência');
      await expect(main(page).getByText(/^Protocolo S-/)).toBeVisible();
    },
  },
  {
    name: 'cancelled order',
    isAlike: true,
    path: start,
    prepare: async (page, shop) => {
      await openOrder(page, shop);
      await sendForm(page, 'Cancelar pedido', /^Sim, cancelar/);
      await expect(heading(page)).toHaveText('Pedido cancelado');
    },
  },
  {
    name: 'expired order',
    path: start,
    prepare: (page, shop) => openOutcome(page, shop, 'expired', 'O prazo do pagamento acabou'),
  },
  {
    name: 'order with a refused payment',
    path: start,
    prepare: async (page, shop) => {
      await openOutcome(page, shop, 'declined', 'O pagamento não foi aprovado');
      await expect(main(page).getByRole('heading', { name: 'Escolha como pagar' })).toBeVisible();
    },
  },
  {
    name: 'partly sent order',
    path: start,
    prepare: async (page, shop) => {
      await openOutcome(page, shop, 'partlySent', 'Uma parte já está a caminho');
      await main(page).getByText('Desistir da compra', { exact: true }).click();
      await expect(main(page).getByRole('button', { name: 'Confirmar a desistência' })).toBeVisible();
    },
  },
  {
    name: 'returned order',
    path: start,
    prepare: (page, shop) => openOutcome(page, shop, 'returned', 'Pedido devolvido'),
  },
  {
    name: 'request for an exchange with mistakes',
    isAlike: true,
    path: start,
    problems: /\b422\b/,
    prepare: async (page, shop) => {
      await openOrder(page, shop, 'delivered');
      await sendForm(page, 'Pedir uma troca', 'Pedir a troca');
      await expect(main(page).getByLabel('O que você quer no lugar, e por quê?')).toBeFocused();
    },
  },
  {
    name: 'address of an order with mistakes',
    isAlike: true,
    path: start,
    problems: /\b422\b/,
    prepare: async (page, shop) => {
      await openOrder(page, shop);
      await main(page).getByText('Corrigir endereço', { exact: true }).click();
      await main(page).getByLabel('Rua').fill('');
      await main(page).getByRole('button', { name: 'Salvar endereço' }).click();
      await expect(main(page).getByLabel('Rua')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'list of orders',
    path: '/minha-conta/',
    signedIn: maria,
    prepare: async (page) => {
      const query = new URL(page.url()).search;
      await placeOrder(page, query);
      await page.goto(`/minha-conta/pedidos${query}`);
      await waitForScript(page);
      await expect(main(page).getByRole('list', { name: 'Seus pedidos' })).toBeVisible();
    },
  },
];
