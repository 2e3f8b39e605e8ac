import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Address } from '#contract/customers/address.ts';
import { formActions } from '#web/forms/form-action.server.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { requireCustomer } from '../../../commerce/account/account-context.server.ts';
import { customerContext } from '../../../middleware/user-logado.server.ts';
import { inRouter } from '../../../testing/in-router.tsx';
import { findFocused, readPage } from '../../../testing/no-script-page.ts';
import { showFormPage } from '../../../testing/show-form-page.tsx';
import { submitForm } from '../../../testing/submit-form.ts';
import { AddressFormPage } from './address-form-page.tsx';
import { addressListForms } from './address-forms.server.ts';
import { AddressesPage } from './addresses-page.tsx';

const path = '/minha-conta/enderecos';
const home: Address = {
  id: 1,
  nome: 'Casa',
  cep: '80010-000',
  rua: 'Rua XV de Novembro',
  numero: '120',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Curitiba',
  uf: 'PR',
  pais: 'Brasil',
  principal: true,
};
const longName = 'Casa da minha avó Sebastiana em Guaíra';
const other: Address = { ...home, id: 2, nome: longName, rua: 'Rua das Palmeiras Imperiais', principal: false };

type Reply = (fields: Record<string, string>) => FormResult | Promise<FormResult>;
const showList = (addresses: readonly Address[], reply?: Reply) =>
  showFormPage<FormResult>(path, (result) => <AddressesPage addresses={addresses} result={result} />, reply);
const showForm = (address: Address | undefined, reply?: Reply) =>
  showFormPage<FormResult>(
    `${path}/2`,
    (result) => <AddressFormPage address={address} path={`${path}/2`} result={result} />,
    reply,
  );

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the list of addresses', () => {
  it('that is empty says what an address is good for', () => {
    showList([]);
    expect(screen.getByText(/^Você ainda não guardou endereços\./)).toBeTruthy();
    expect(hrefOf('Adicionar endereço')).toBe(`${path}/novo`);
  });

  it('marks the main one, and names the address in each of its controls', () => {
    showList([home, other]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('CasaPrincipal');
    expect(first && within(first).queryByRole('button', { name: /^Tornar principal/ })).toBeNull();
    expect(second?.textContent).toContain('Rua das Palmeiras Imperiais, 120');
    expect(hrefOf(`Mudar ${longName}`)).toBe(`${path}/2`);
    expect(screen.getByRole('button', { name: `Tornar principal: ${longName}` })).toBeTruthy();
  });

  it('offers no further one than the account can hold', () => {
    showList(Array.from({ length: 20 }, (_, index) => ({ ...other, id: index + 1 })));
    expect(screen.getByText('Cada conta guarda até 20 endereços. Exclua um para adicionar outro.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Adicionar endereço' })).toBeNull();
  });

  it('asks before it deletes one, and says what was done', async () => {
    const { posted } = showList([home, other]);
    const answer = screen.getByRole('button', { name: `Sim, excluir ${longName}`, hidden: true });
    expect(answer.closest('details')?.open).toBe(false);
    fireEvent.click(answer);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Endereço excluído.'));
    expect(posted).toEqual([{ intent: 'excluir', id: '2' }]);
  });

  it('is busy only in the address whose button was pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<FormResult>();
    showList([home, other, { ...other, id: 3, nome: 'Sítio' }], () => promise);
    const busy = (name: string) =>
      screen.getByRole('button', { name: `Tornar principal: ${name}` }).getAttribute('aria-busy');
    fireEvent.click(screen.getByRole('button', { name: 'Tornar principal: Sítio' }));
    await waitFor(() => expect(busy('Sítio')).toBe('true'));
    expect(busy(longName)).toBeNull();
    resolve({ ok: true, form: 'principal' });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Este agora é o seu endereço principal.'));
  });
});

describe('the form of an address', () => {
  it('starts empty for a new one, and with what is stored for another', () => {
    showForm(undefined);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Novo endereço');
    expect(screen.getByLabelText<HTMLInputElement>('Rua').value).toBe('');
    expect(hrefOf('Todos os endereços')).toBe(path);
    cleanup();
    showForm(other);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mudar endereço');
    expect(screen.getByLabelText<HTMLInputElement>('Rua').value).toBe('Rua das Palmeiras Imperiais');
    expect(screen.getByLabelText<HTMLInputElement>(/^Apelido/).value).toBe(longName);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Usar como endereço principal' }).checked).toBe(
      false,
    );
  });

  it('of the main one cannot make it another one', () => {
    showForm(home);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('Este é o seu endereço principal.')).toBeTruthy();
  });

  it('that is refused keeps what was typed, and the first wrong field has message and focus', async () => {
    const fields = { numero: 'Escreva o número, ou S/N.', bairro: 'Escreva o bairro.' };
    const { posted } = showForm(other, (values) => ({ form: 'endereco', error: '', fields, values }));
    fireEvent.change(screen.getByLabelText('Número'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Bairro'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Rua'), { target: { value: 'Rua Nova' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar endereço' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Número')));
    expect(screen.getByLabelText('Bairro').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Rua').value).toBe('Rua Nova');
    expect(posted).toMatchObject([{ intent: 'endereco', rua: 'Rua Nova', cep: '80010-000', uf: 'PR' }]);
  });

  it('tells a refusal of the whole above its button', async () => {
    showForm(undefined, () => ({ form: 'endereco', error: 'Cada conta guarda até 20 endereços.' }));
    fireEvent.click(screen.getByRole('button', { name: 'Salvar endereço' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cada conta guarda até 20 endereços.'));
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
  });
});

/** From before the state had to fit the CEP. */
const old: Address = { ...home, id: 2, nome: 'Sítio', uf: 'SP', principal: false };
const wrongState = 'Este CEP é de PR; confira o estado.';

/** Posts "Tornar principal" of the old address without script, and draws the page with the result. */
async function makeMain(change: () => unknown) {
  const { status, result } = await submitForm(
    formActions(addressListForms),
    { intent: 'principal', id: '2', conta: '5' },
    {
      path,
      from: 'document',
      answers: { '/client/addresses': () => ({ enderecos: [home, old] }), '/client/addresses/2': change },
      prepare(context) {
        context.set(customerContext, { id: 5, name: 'Lia Souza', firstName: 'Lia', email: 'lia@exemplo.test' });
        const url = new URL(path, 'https://loja.test');
        void requireCustomer(
          { context, url, request: new Request(url), params: {}, pattern: path },
          async () => new Response(),
        );
      },
    },
  );
  return { status, page: readPage(inRouter(<AddressesPage addresses={[home, old]} result={result} />, path)) };
}

it('tells at an old address why it cannot be the main one, with a link to its form', async () => {
  const campos = { uf: wrongState };
  const { status, page } = await makeMain(() =>
    Response.json({ error: 'Confira os campos.', campos }, { status: 400 }),
  );
  expect(status).toBe(422);
  const cards = [...page.querySelectorAll('main > ul > li')];
  expect(cards.map((card) => card.textContent.includes(wrongState))).toEqual([false, true]);
  expect(page.body.textContent).not.toContain('Confira os campos.');
  expect(findFocused(page)?.textContent).toBe(wrongState);
  const link = cards[1]?.querySelector('a[aria-label="Corrigir Sítio"]');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Corrigir este endereço', `${path}/2`]);
});

it('tells any other refusal above the addresses', async () => {
  const gone = 'Não encontramos este endereço na sua conta.';
  const { page } = await makeMain(() => Response.json({ error: gone }, { status: 404 }));
  expect(findFocused(page)?.textContent).toBe(gone);
  expect(page.querySelector('li [autofocus]')).toBeNull();
});
