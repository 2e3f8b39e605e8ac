// Forms with errors, and thank-you messages.

import { expect, type Page, request } from '@playwright/test';
import { fillSignIn, maria, register } from '../accounts.ts';
import { openPage } from '../browsing.ts';
import { readMailLink } from '../mail.ts';
import type { ShopServer } from '../shop-server.ts';
import { main, product, type Screen } from './screen.ts';

/** Opens a form behind a summary, and submits it empty. */
async function sendEmpty(page: Page, name: string, summary?: string): Promise<void> {
  if (summary) await main(page).getByText(summary, { exact: true }).click();
  const form = main(page).getByRole('form', { name });
  await expect(form).toHaveAttribute('novalidate');
  await form.getByRole('button').last().click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
}

/** Uses a new account: links are limited per account, and an earlier one may lead to the other shop. */
async function openRecoveryLink(page: Page, shop: ShopServer): Promise<void> {
  const visitor = await request.newContext();
  const { email } = await register(visitor, shop, 'Ana Lima');
  await visitor.dispose();
  await main(page).getByLabel('E-mail da conta').fill(email);
  await main(page).getByRole('button', { name: 'Enviar link' }).click();
  await expect(main(page).getByText(/^Se houver uma conta/)).toBeVisible();
  await openPage(page, await readMailLink(shop.mailFolder, [], email));
}

export const formStates: readonly Screen[] = [
  {
    name: 'wrong password',
    isAlike: true,
    problems: /\b401\b/,
    path: '/checkout/acesso/',
    prepare: async (page) => {
      await fillSignIn(main(page), { ...maria, password: 'errada-1' });
      await expect(main(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'sign-up with mistakes',
    problems: /\b422\b/,
    path: '/checkout/cadastro',
    prepare: async (page) => {
      await main(page).getByText('Endereço de entrega').click();
      await main(page).getByLabel('Crie uma senha').fill('curta');
      await main(page).getByRole('button', { name: 'Criar conta' }).click();
      await expect(main(page).getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'new password',
    isAlike: true,
    path: '/checkout/acesso/?recuperar=1',
    prepare: openRecoveryLink,
  },
  {
    name: 'dead link of a sign-up',
    isAlike: true,
    path: '/checkout/confirmar-cadastro?token=gasto',
    problems: /\b410\b/,
  },
  { name: 'dead link', isAlike: true, path: '/checkout/nova-senha?token=gasto', problems: /\b410\b/ },
  {
    name: 'address with mistakes',
    isAlike: true,
    problems: /\b422\b/,
    path: '/minha-conta/enderecos/novo',
    signedIn: maria,
    prepare: async (page) => {
      await main(page).getByRole('button', { name: 'Salvar endereço' }).click();
      await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'review with mistakes',
    path: product,
    prepare: (page) => sendEmpty(page, 'Escrever uma avaliação', 'Avaliar este produto'),
  },
  {
    name: 'message with mistakes',
    isAlike: true,
    path: '/pagina/contato',
    prepare: (page) => sendEmpty(page, 'Fale conosco'),
  },
  {
    name: 'thanks for a message',
    isAlike: true,
    path: '/pagina/contato',
    prepare: async (page) => {
      const form = main(page).getByRole('form', { name: 'Fale conosco' });
      await expect(form).toHaveAttribute('novalidate');
      await form.getByLabel('Assunto').selectOption('Meu pedido');
      await form.getByLabel('Nome').fill('Ana Lima');
      await form.getByLabel('E-mail').fill('ana@exemplo.test');
      await form.getByLabel('Mensagem').fill('O pacote chegou aberto.');
      await form.getByRole('button').last().click();
      await expect(main(page).getByText('Pronto. Recebemos a sua mensagem')).toBeFocused();
    },
  },
];

/** States of products that only the main shop sells. */
export const mainFormStates: readonly Screen[] = [
  {
    name: 'sold out value',
    path: '/oleo-essencial-de-lavanda-francesa',
    prepare: async (page) => {
      await main(page)
        .getByRole('radio', { name: /^30 ml/ })
        .check();
      await sendEmpty(page, 'Avise-me quando chegar');
    },
  },
  {
    name: 'quote with mistakes',
    isAlike: true,
    path: '/difusor-profissional-bruma-pro',
    prepare: (page) => sendEmpty(page, 'Pedir orçamento'),
  },
  {
    name: 'question with mistakes',
    isAlike: true,
    path: '/oleo-essencial-de-lavanda-francesa',
    prepare: async (page) => {
      await main(page)
        .getByRole('heading', { name: /^Perguntas \(\d+\)$/ })
        .click();
      await sendEmpty(page, 'Perguntar sobre este produto', 'Perguntar sobre este produto');
    },
  },
];
