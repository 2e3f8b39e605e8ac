import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FormResult } from '#web/forms/form-result.ts';
import { showFormPage } from '../../../testing/show-form-page.tsx';
import { readSignUpTexts } from './sign-up-form.server.ts';
import { SignUpPage } from './sign-up-page.tsx';

type Result = FormResult<{ message: string }>;

function show(reply?: (fields: Record<string, string>) => Result | Promise<Result>) {
  const texts = readSignUpTexts();
  return showFormPage<Result>(
    '/checkout/cadastro',
    (result) => <SignUpPage target={{ returnPath: '/marcas' }} texts={texts} result={result} />,
    reply,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Criar conta' }));
const refuse = (fields: Record<string, string>) => (values: Record<string, string>) => ({ error: '', fields, values });

describe('a sign-up', () => {
  it('that is refused keeps what was typed, and focuses a list of errors that leads to their fields', async () => {
    const name = 'Maria Aparecida dos Santos de Albuquerque e Vasconcelos do Nascimento Ribeiro de Souza';
    show(refuse({ documento: 'Confira o CPF.', senha: 'Essa senha é fácil de adivinhar. Escolha outra.' }));
    fireEvent.change(field('Nome completo'), { target: { value: name } });
    press();
    const list = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(list));
    expect(list.textContent).toContain('Confira 2 campos:');
    const link = within(list).getByRole('link', { name: 'Confira o CPF.' });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(field('CPF ou CNPJ'));
    expect(field('CPF ou CNPJ').getAttribute('aria-invalid')).toBe('true');
    expect(field('Nome completo').value).toBe(name);
  });

  it('shows a wrong document when its field loses the focus, and takes the message back once it is right', () => {
    show();
    const document = field('CPF ou CNPJ');
    fireEvent.input(document, { target: { value: '11111111111' } });
    fireEvent.blur(document);
    expect(document.getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(document, { target: { value: '52998224725' } });
    expect([document.value, document.getAttribute('aria-invalid')]).toEqual(['529.982.247-25', null]);
  });

  it('shows how strong the password is', () => {
    show();
    for (const [password, text] of [
      ['curta', 'muito curta'],
      ['folha verde de capim', 'forte'],
    ] as const) {
      fireEvent.input(field('Crie uma senha'), { target: { value: password } });
      expect(screen.getByText(`Força da senha: ${text}`)).toBeTruthy();
    }
  });

  it('asks for consent by boxes that nobody has checked, and for the address only if it is opened', () => {
    show();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false]);
    expect(screen.getByText('Endereço de entrega').closest('details')?.open).toBe(false);
  });

  it('opens the address if something is wrong in it', async () => {
    show(refuse({ cep: 'Informe um CEP de 8 números, como 80010-000.' }));
    press();
    await waitFor(() => expect(screen.getByText('Endereço de entrega').closest('details')?.open).toBe(true));
  });

  it('is busy until it is answered, and is not posted twice', async () => {
    const { promise, resolve } = Promise.withResolvers<Result>();
    const { posted } = show(() => promise);
    press();
    const button = screen.getByRole('button', { name: 'Criar conta' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    fireEvent.submit(field('E-mail'));
    resolve({ error: 'Não deu certo.' });
    await screen.findByText('Não deu certo.');
    expect(posted).toHaveLength(1);
  });

  it('that is accepted leads to the mailbox, whatever the address, and its heading takes the focus', async () => {
    show(() => ({ ok: true, message: 'Enviamos um link. Se este e-mail já tinha uma conta, ele diz isso.' }));
    const button = screen.getByRole('button', { name: 'Criar conta' });
    button.focus();
    fireEvent.click(button);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Confira o seu e-mail' });
    expect(screen.getByRole('status').textContent).toContain('Enviamos um link.');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(
      '/checkout/acesso/?voltar=%2Fmarcas',
    );
  });
});
