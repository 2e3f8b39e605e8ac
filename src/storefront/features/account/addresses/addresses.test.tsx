import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Address } from '#contract/customers/address.ts';
import { formActions } from '#web/forms/form-action.server.ts';
import { requireCustomer } from '../../../commerce/account/account-context.server.ts';
import { customerContext } from '../../../middleware/user-logado.server.ts';
import { findFocused, readPage } from '../../../testing/no-script-page.ts';
import { submitForm } from '../../../testing/submit-form.ts';
import { addressListForms } from './address-forms.server.ts';
import { AddressesPage } from './addresses-page.tsx';

const path = '/minha-conta/enderecos';
const main: Address = {
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
/** From before the state had to fit the CEP. */
const old: Address = { ...main, id: 2, nome: 'Sítio', uf: 'SP', principal: false };
const wrongState = 'Este CEP é de PR; confira o estado.';

/** Posts "Tornar principal" of the old address without script, and draws the page with the result. */
async function makeMain(change: () => unknown) {
  const { status, result } = await submitForm(
    formActions(addressListForms),
    { intent: 'principal', id: '2', conta: '5' },
    {
      path,
      from: 'document',
      answers: { '/client/addresses': () => ({ enderecos: [main, old] }), '/client/addresses/2': change },
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
  const Page = createRoutesStub([{ path, Component: () => <AddressesPage addresses={[main, old]} result={result} /> }]);
  return { status, page: readPage(<Page initialEntries={[path]} />) };
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
