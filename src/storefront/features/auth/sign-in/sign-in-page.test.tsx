import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FormResult } from '#web/forms/form-result.ts';
import { showFormPage } from '../../../testing/show-form-page.tsx';
import { SignInPage } from './sign-in-page.tsx';

const page: Omit<ComponentProps<typeof SignInPage>, 'result'> = {
  target: {},
  isSessionMissing: false,
  hasExpired: false,
  hasNewPassword: false,
  recovery: undefined,
};

function show(changes: Partial<typeof page> = {}, reply?: (fields: Record<string, string>) => Promise<FormResult>) {
  return showFormPage<FormResult>(
    '/checkout/acesso/',
    (result) => <SignInPage {...page} {...changes} result={result} />,
    reply,
  );
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alerts = () =>
  screen
    .getAllByRole('alert', { hidden: true })
    .map(({ textContent }) => textContent)
    .join('');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('signing in', () => {
  it('posts nothing while a field is empty, says so and focuses the field', () => {
    const { posted } = show();
    fill('E-mail', 'ana@exemplo.test');
    press('Entrar');
    expect(alerts()).toBe('Preencha todos os campos');
    expect(document.activeElement).toBe(screen.getByLabelText('Senha'));
    expect(posted).toEqual([]);
  });

  it('that is refused says why, and keeps the e-mail address with the password selected', async () => {
    const error = 'E-mail ou senha incorretos.';
    const { posted } = show({}, async ({ usuario = '' }) => ({ form: 'entrar', error, values: { usuario } }));
    fill('E-mail', 'ana@exemplo.test');
    fill('Senha', 'errada-1');
    press('Entrar');
    await waitFor(() => expect(alerts()).toBe(error));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@exemplo.test');
    const password = screen.getByLabelText<HTMLInputElement>('Senha');
    // The effect that selects it comes after the message is there.
    await waitFor(() => expect([password.selectionStart, password.selectionEnd]).toEqual([0, password.value.length]));
    expect(document.activeElement).toBe(password);
    expect(posted).toEqual([{ intent: 'entrar', usuario: 'ana@exemplo.test', senha: 'errada-1' }]);
  });

  it('is busy until it is answered, and is not posted twice', async () => {
    const { promise, resolve } = Promise.withResolvers<FormResult>();
    const { posted } = show({}, () => promise);
    fill('E-mail', 'ana@exemplo.test');
    fill('Senha', 'errada-1');
    press('Entrar');
    const button = screen.getByRole('button', { name: 'Entrar' });
    await waitFor(() => expect(button.ariaBusy ?? button.getAttribute('aria-busy')).toBe('true'));
    press('Entrar');
    fireEvent.submit(screen.getByLabelText('Senha'));
    resolve({ form: 'entrar', error: 'Não deu certo.' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(posted).toHaveLength(1);
  });
});

describe('the sign-in page', () => {
  it.each([
    [{ hasExpired: true }, 'Sua sessão expirou. Entre de novo; sua sacola continua aqui.'],
    [{ hasNewPassword: true }, 'Pronto, sua senha foi trocada. Entre com a nova senha.'],
    [{ isSessionMissing: true, hasExpired: true }, /^Seu navegador está bloqueando cookies\./],
    [{ target: { favourite: 7 } }, 'Entre para guardar este produto nos seus favoritos.'],
  ])('with %j says why it is shown', (changes, text) => {
    show(changes);
    expect(screen.getAllByRole('status')[0]?.textContent).toMatch(text);
  });

  it('hands the target on to the sign-up, and lets visitors go on without an account where that is possible', () => {
    show({ target: { returnPath: '/checkout', favourite: 7 } });
    expect(hrefOf('Criar conta')).toBe('/checkout/cadastro?voltar=%2Fcheckout&favorito=7');
    expect(hrefOf('Continuar sem conta')).toBe('/checkout');
    cleanup();
    show({ target: { returnPath: '/minha-conta/dados' } });
    expect(hrefOf('Continuar sem conta')).toBe('/');
    expect(hrefOf('Comprei sem conta e quero ver meu pedido')).toBe('/pedido');
  });
});

describe('the recovery of a password', () => {
  const answer = (body: object) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json(body)),
    );
  const part = () => within(screen.getByText('Enviar link').closest('form') ?? document.body);
  const send = (email: string) => {
    fill('E-mail da conta', email);
    press('Enviar link');
  };

  it('is folded until it is asked for', () => {
    show();
    expect(screen.getByText('Esqueci minha senha').closest('details')?.open).toBe(false);
    cleanup();
    show({ recovery: 'requested' });
    expect(screen.getByText('Esqueci minha senha').closest('details')?.open).toBe(true);
  });

  it('never reveals whether there is an account, and asks for the address only', async () => {
    answer({ ok: true });
    show({ recovery: 'requested' });
    press('Enviar link');
    expect(part().getByRole('alert').textContent).toBe('Preencha todos os campos');
    send('ninguem@exemplo.test');
    await waitFor(() =>
      expect(part().getByRole('status').textContent).toBe(
        'Se houver uma conta com esse e-mail, enviamos um link. Ele vale por 30 minutos.',
      ),
    );
    expect(part().getByRole('alert').textContent).toBe('');
  });

  it('that is refused says why below the form', async () => {
    answer({ error: 'Muitas tentativas. Tente de novo em 1 minuto.' });
    show({ recovery: 'requested' });
    send('ana@exemplo.test');
    await waitFor(() => expect(part().getByRole('alert').textContent).toMatch(/^Muitas tentativas/));
    expect(part().getByRole('status').textContent).toBe('');
  });
});
