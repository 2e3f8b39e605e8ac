import { describe, expect, it } from 'vitest';
import type { User } from '#contract/customers/account.ts';
import { aStorefront } from '../testing/a-storefront.ts';
import { customerContext, loadUser, toCustomer } from './user-logado.server.ts';

const hashes = { id: '', nomeRazao: '', email: '', celular: '', telefone: '', sexo: '', nascimento: '', pessoa: '' };
const user: User = {
  id: 7,
  nomeRazao: 'Maria Clara Souza',
  email: 'maria@exemplo.test',
  celular: '',
  telefone: '',
  sexo: '',
  nascimento: '',
  pessoa: 'f',
  logado: true,
  loginFacilitado: false,
  primeiraCompra: true,
  revendedor: false,
  optin: false,
  ativo: true,
  endereco: { cep: '', principal: { cidade: '', uf: '', cep: '', pais: '' } },
  userHash: hashes,
};

describe('toCustomer', () => {
  it('returns null until the API reports a signed-in customer', () => {
    expect(toCustomer({ ...user, logado: false })).toBeNull();
    expect(toCustomer(user)).toEqual({
      id: 7,
      name: 'Maria Clara Souza',
      firstName: 'Maria',
      email: 'maria@exemplo.test',
    });
  });

  it('uses the location of the main address', () => {
    const principal = { cidade: 'Curitiba', uf: 'PR', cep: '80010-000', pais: 'BR' };
    expect(toCustomer({ ...user, endereco: { cep: '01310-100', principal } })?.home).toEqual({
      cep: '80010-000',
      cidade: 'Curitiba',
      estado: 'PR',
    });
  });
});

describe('user-logado', () => {
  async function visit(session: string | undefined, answer: () => Response) {
    const requested: string[] = [];
    const { args, context, reports } = aStorefront({
      session,
      storeApi: (call) => {
        requested.push(new URL(call.url).pathname);
        return Promise.resolve(answer());
      },
    });
    await loadUser(args, () => Promise.resolve(new Response()));
    return { customer: context.get(customerContext), requested, reports };
  }

  it('calls the API for a personal page', async () => {
    const { customer, requested } = await visit('abc', () => Response.json(user));
    expect(requested).toEqual(['/api/v2/front/checkout/user']);
    expect(customer?.firstName).toBe('Maria');
  });

  it('calls no API for a public page, on which the customer stays unknown', async () => {
    const { customer, requested } = await visit(undefined, () => Response.json(user));
    expect([customer, requested]).toEqual([undefined, []]);
  });

  it('leaves the customer unknown if the call fails: neither signed in nor signed out', async () => {
    const { customer, reports } = await visit('abc', () => Response.json({ error: 'Falhou.' }, { status: 500 }));
    expect([customer, reports]).toEqual([undefined, ['Erro ao buscar o cliente:']]);
  });
});
