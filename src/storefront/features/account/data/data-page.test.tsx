import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#contract/customers/profile.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { showFormPage } from '../../../testing/show-form-page.tsx';
import { DataPage } from './data-page.tsx';

const longName = 'Maria Aparecida dos Santos de Albuquerque e Vasconcelos do Nascimento Ribeiro de Souza';
const person: Profile = {
  nomeRazao: longName,
  pessoa: 'f',
  documento: '***.***.***-25',
  email: 'maria@exemplo.test',
  celular: '(41) 99999-0001',
  sexo: 'f',
  nascimento: '1990-02-01',
  aceitaNovidades: false,
  clienteDesde: '2025-01-10T12:00:00-03:00',
  senhaAlteradaEm: '',
};

const show = (profile = person, reply?: (fields: Record<string, string>) => FormResult | Promise<FormResult>) =>
  showFormPage<FormResult>('/minha-conta/dados', (result) => <DataPage profile={profile} result={result} />, reply);

const part = (name: string) => within(screen.getByRole('heading', { name }).closest('section') ?? document.body);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the personal data', () => {
  it('start with what is stored, and the document cannot be changed', () => {
    show();
    expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe(longName);
    expect(screen.getByLabelText<HTMLInputElement>('Nascimento (opcional)').value).toBe('1990-02-01');
    expect(part('Dados pessoais').getByText('***.***.***-25').tagName).toBe('P');
    expect(screen.getByRole('link', { name: 'fale conosco' }).getAttribute('href')).toBe('/pagina/contato');
  });

  it('of a company have its name and no birth date', () => {
    show({ ...person, pessoa: 'j', nomeRazao: 'Ervas do Vale Ltda.' });
    expect(screen.getByLabelText<HTMLInputElement>('Razão social').value).toBe('Ervas do Vale Ltda.');
    expect(screen.queryByLabelText('Nascimento (opcional)')).toBeNull();
    expect(screen.queryByLabelText('Gênero (opcional)')).toBeNull();
  });

  it('that are saved say so beside their button', async () => {
    const { posted } = show();
    fireEvent.change(screen.getByLabelText('Celular'), { target: { value: '(41) 98888-7777' } });
    press('Salvar dados');
    await waitFor(() =>
      expect(part('Dados pessoais').getByRole('status').textContent).toBe('Seus dados foram salvos.'),
    );
    expect(posted).toEqual([
      { intent: 'pessoais', nomeRazao: longName, celular: '(41) 98888-7777', nascimento: '1990-02-01', sexo: 'f' },
    ]);
    expect(part('Senha').queryByText('Seus dados foram salvos.')).toBeNull();
  });

  it('that are refused keep what was typed, and the wrong field has message and focus', async () => {
    show(person, (values) => ({ form: 'pessoais', error: '', fields: { celular: 'Confira o celular.' }, values }));
    fireEvent.change(screen.getByLabelText('Celular'), { target: { value: '9' } });
    press('Salvar dados');
    const phone = screen.getByLabelText<HTMLInputElement>('Celular');
    await waitFor(() => expect(document.activeElement).toBe(phone));
    expect([phone.value, phone.getAttribute('aria-invalid')]).toEqual(['9', 'true']);
    expect(document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Confira o celular.',
    );
  });
});

it('a form is busy alone, and is not posted twice', async () => {
  const { promise, resolve } = Promise.withResolvers<FormResult>();
  const { posted } = show(person, () => promise);
  press('Salvar dados');
  const button = screen.getByRole('button', { name: 'Salvar dados' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(screen.getByRole('button', { name: 'Trocar senha' }).getAttribute('aria-busy')).toBeNull();
  fireEvent.submit(screen.getByLabelText('Nome completo'));
  resolve({ ok: true, form: 'pessoais' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(posted).toHaveLength(1);
});

describe('e-mail address and password', () => {
  it('ask for the password of now, and their fields are empty after a change', async () => {
    const { posted } = show();
    const email = part('E-mail');
    fireEvent.change(email.getByLabelText('Novo e-mail'), { target: { value: 'nova@exemplo.test' } });
    fireEvent.change(email.getByLabelText('Senha atual'), { target: { value: 'folha verde' } });
    press('Trocar e-mail');
    await waitFor(() => expect(email.getByRole('status').textContent).toMatch(/^Enviamos um link para o novo e-mail/));
    expect(posted).toEqual([{ intent: 'email', email: 'nova@exemplo.test', senhaAtual: 'folha verde' }]);
    expect(email.getByLabelText<HTMLInputElement>('Senha atual').value).toBe('');
    expect(email.getByText('maria@exemplo.test')).toBeTruthy();
  });

  it('show a refusal in their own form only', async () => {
    show(person, () => ({ form: 'senha', error: '', fields: { senhaAtual: 'A senha não confere.' } }));
    press('Trocar senha');
    await waitFor(() => expect(document.activeElement).toBe(part('Senha').getByLabelText('Senha atual')));
    expect(part('E-mail').getByLabelText('Senha atual').getAttribute('aria-invalid')).toBeNull();
  });

  it('say when the password was changed last', () => {
    show({ ...person, senhaAlteradaEm: '2026-11-20T15:00:00-03:00' });
    expect(part('Senha').getByText(/^Trocada pela última vez em 20\/11\/2026\./)).toBeTruthy();
  });
});
