import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FormResult } from '#web/forms/form-result.ts';
import { inRouter } from '../../../testing/in-router.tsx';
import { AccountLink } from './account-link.tsx';

function show(firstName: string | null | undefined, reply: () => Promise<FormResult> = async () => ({ ok: true })) {
  const signIn = vi.fn<() => Promise<FormResult>>(reply);
  render(inRouter(<AccountLink firstName={firstName} signIn={signIn} />, '/marcas'));
  return signIn;
}

const trigger = () => screen.getByRole('button', { name: /Entre ou cadastre-se/ });
const panel = () => screen.queryByRole('region', { name: 'Entrar' });
async function openPanel() {
  fireEvent.click(trigger());
  await screen.findByRole('region', { name: 'Entrar' });
}
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));

describe('the account in the header', () => {
  it('is a link with the first name for a customer, whose long name is whole', () => {
    const name = 'Maria-Aparecida-Conceição-das-Dores';
    show(name);
    const link = screen.getByRole('link', { name: new RegExp(`Olá, ${name}!.*Minha conta`) });
    expect(link.getAttribute('href')).toBe('/minha-conta/');
  });

  it('opens a form for a visitor, which has the focus and knows the page to come back to', async () => {
    show(null);
    expect(trigger().ariaExpanded ?? trigger().getAttribute('aria-expanded')).toBe('false');
    await openPanel();
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
    expect(screen.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toBe(
      '/checkout/cadastro?voltar=%2Fmarcas',
    );
    expect(screen.getByRole('link', { name: 'Esqueci minha senha' }).getAttribute('href')).toBe(
      '/checkout/acesso/?recuperar=1&voltar=%2Fmarcas#recuperar',
    );
  });

  it('closes on a second press and on Esc, which gives the focus back', async () => {
    show(null);
    await openPanel();
    fireEvent.click(trigger());
    expect(panel()).toBeNull();
    await openPanel();
    fireEvent.keyDown(screen.getByLabelText('E-mail'), { key: 'Escape' });
    await waitFor(() => expect(panel()).toBeNull());
    expect(document.activeElement).toBe(trigger());
  });
});

describe('its form', () => {
  it('sends nothing while a field is empty', async () => {
    const signIn = show(null);
    await openPanel();
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Preencha todos os campos');
    expect(signIn).not.toHaveBeenCalled();
  });

  it('is busy, then shows a refusal and stays open', async () => {
    const { promise, resolve } = Promise.withResolvers<FormResult>();
    const signIn = show(null, () => promise);
    await openPanel();
    fill('E-mail', 'ana@exemplo.test');
    fill('Senha', 'errada-1');
    submit();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Entrar' }).getAttribute('aria-busy')).toBe('true'));
    submit();
    resolve({ error: 'E-mail ou senha incorretos.' });
    await screen.findByText('E-mail ou senha incorretos.');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@exemplo.test');
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('closes once the visitor is signed in', async () => {
    show(null);
    await openPanel();
    fill('E-mail', 'ana@exemplo.test');
    fill('Senha', 'folha verde de capim');
    submit();
    await waitFor(() => expect(panel()).toBeNull());
    expect(document.activeElement).toBe(trigger());
  });
});
