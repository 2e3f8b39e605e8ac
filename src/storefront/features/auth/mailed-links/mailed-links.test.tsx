// The pages that links of mails open: a new password, a new e-mail address, a confirmed sign-up.

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { FormResult } from '#web/forms/form-result.ts';
import { showFormPage } from '../../../testing/show-form-page.tsx';
import { ConfirmEmailPage, ConfirmSignUpPage, NewPasswordPage } from './mailed-links.tsx';

type IsValid = boolean | undefined;

const pages = {
  'a new password': (isValid: IsValid, result?: FormResult) => <NewPasswordPage isValid={isValid} result={result} />,
  'a new e-mail address': (isValid: IsValid, result?: FormResult) => (
    <ConfirmEmailPage isValid={isValid} result={result} />
  ),
  'a confirmed sign-up': (isValid: IsValid, result?: FormResult) => (
    <ConfirmSignUpPage target={{ returnPath: '/marcas' }} isValid={isValid} result={result} />
  ),
} satisfies Record<string, (isValid: IsValid, result?: FormResult) => ReactNode>;
const names = ['a new password', 'a new e-mail address', 'a confirmed sign-up'] as const;

const show = (
  name: (typeof names)[number],
  isValid: IsValid,
  reply?: (fields: Record<string, string>) => FormResult | Promise<FormResult>,
) => showFormPage<FormResult>('/link?token=abc', (result) => pages[name](isValid, result), reply);

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe.each(names)('the link for %s', (name) => {
  it('says that it is no longer valid, and asks for no password', () => {
    show(name, false);
    expect(title()).toBe('Este link não vale mais');
    expect(document.querySelector('input[type=password]')).toBeNull();
  });

  it('says that it stays valid while the shop cannot verify it', () => {
    show(name, undefined);
    expect(title()).toBe('Não deu certo agora');
    expect(document.body.textContent).toContain('ele continua valendo');
  });
});

describe.each([
  ['a new password', 'Senha nova', 'Trocar a senha', 'senha'],
  ['a new e-mail address', 'Senha atual', 'Confirmar e-mail', 'senhaAtual'],
  ['a confirmed sign-up', 'Senha', 'Confirmar e entrar', 'senha'],
] as const)('the form for %s', (name, label, button, field) => {
  const send = (password: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: button }));
  };

  it('shows a refused password beside its field', async () => {
    const text = 'Essa senha não serve.';
    const { posted } = show(name, true, () => ({ error: '', fields: { [field]: text } }));
    send('folha');
    const message = await screen.findByText(text);
    const input = screen.getByLabelText(label);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(message.id);
    expect(posted).toEqual([{ [field]: 'folha' }]);
  });

  it('is busy until it is answered', async () => {
    const { promise, resolve } = Promise.withResolvers<FormResult>();
    show(name, true, () => promise);
    send('folha');
    await waitFor(() => expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBe('true'));
    resolve({ error: 'Não deu certo.' });
    await screen.findByText('Não deu certo.');
    expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBeNull();
  });
});

it('a changed e-mail address says so in a heading that takes the focus', async () => {
  show('a new e-mail address', true, () => ({ ok: true }));
  const button = screen.getByRole('button', { name: 'Confirmar e-mail' });
  button.focus();
  fireEvent.click(button);
  const heading = await screen.findByRole('heading', { name: 'Pronto, seu e-mail foi trocado' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(hrefOf('Ver meus dados')).toBe('/minha-conta/dados');
});

it('a dead link leads to where another one is asked for', () => {
  show('a new password', false);
  expect(screen.getByRole('button', { name: 'Enviar link' })).toBeTruthy();
  cleanup();
  show('a confirmed sign-up', false);
  expect(hrefOf('Entrar')).toBe('/checkout/acesso/?voltar=%2Fmarcas');
  expect(hrefOf('Fazer o cadastro de novo')).toBe('/checkout/cadastro?voltar=%2Fmarcas');
  cleanup();
  show('a new e-mail address', false);
  expect(hrefOf('Ver meus dados')).toBe('/minha-conta/dados');
});
