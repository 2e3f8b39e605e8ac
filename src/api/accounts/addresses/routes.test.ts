import { beforeEach, describe, expect, it } from 'vitest';
import { type Address, addressesSchema, savedAddressSchema } from '#contract/customers/address.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createAccounts, type TestAccount } from '../testing/accounts.ts';

const home = {
  nome: 'Casa',
  cep: '80010-000',
  rua: 'Rua XV de Novembro',
  numero: '300',
  complemento: 'Ap. 42',
  bairro: 'Centro',
  cidade: 'Curitiba',
  uf: 'PR',
};

let marina: TestAccount;
const shop = await createTestApi();
const accounts = createAccounts(shop);
beforeEach(async () => {
  marina = await accounts.create();
});

const path = '/client/addresses';
const list = async (session = marina.session) =>
  addressesSchema.parse(await accounts.read(session, path, 'GET')).enderecos;
const add = async (fields: object = {}, session = marina.session) =>
  savedAddressSchema.parse(await accounts.read(session, path, 'POST', { ...home, ...fields }));
let houses = 0;
/** Adds another address, with a unique number. */
const addNext = (fields: object = {}) => add({ numero: String((houses += 1)), ...fields });
const replace = async (id: number, fields: object = {}) =>
  savedAddressSchema.parse(await accounts.read(marina.session, `${path}/${id}`, 'PUT', { ...home, ...fields }));
const remove = async (id: number) =>
  addressesSchema.parse(await accounts.read(marina.session, `${path}/${id}`, 'DELETE')).enderecos;
const mains = (addresses: Address[]) => addresses.filter(({ principal }) => principal).map(({ id }) => id);

describe('addresses', () => {
  it('are empty at first', async () => {
    expect(await list()).toEqual([]);
  });

  it('are stored unchanged, with a formatted CEP', async () => {
    const { id, enderecos } = await add({ cep: '80010000', uf: ' pr ', rua: '  Rua  XV de\tNovembro ' });
    expect(enderecos).toEqual([{ ...home, id, pais: 'BR', principal: true }]);
    expect(await list()).toEqual(enderecos);
  });

  it('need neither a name nor a complement', async () => {
    const { nome: _nome, complemento: _complemento, ...rest } = home;
    const response = savedAddressSchema.parse(await accounts.read(marina.session, path, 'POST', rest));
    expect(response.enderecos[0]).toMatchObject({ nome: '', complemento: '' });
  });

  it('normalise accents', async () => {
    const { enderecos } = await add({ cidade: 'Sa\u0303o Paulo' });
    expect(enderecos[0]?.cidade).toBe('S\u00e3o Paulo');
  });

  it('are stored once for repeated forms, and twice when they differ', async () => {
    const { id } = await add();
    const sent = await Promise.all([add({ rua: 'Rua  XV de Novembro' }), add()]);
    expect(sent.map((response) => response.id)).toEqual([id, id]);
    const other = await add({ complemento: 'Ap. 43' });
    expect((await add({ complemento: 'Ap. 43', principal: true })).id).toBe(other.id);
    expect((await list()).map((address) => [address.id, address.principal])).toEqual([
      [other.id, true],
      [id, false],
    ]);
  });

  it('are replaced as a whole', async () => {
    const { id } = await add();
    const { enderecos } = await replace(id, { complemento: '', numero: 'S/N', cidade: 'Pinhais' });
    expect(enderecos).toEqual([
      { ...home, complemento: '', numero: 'S/N', cidade: 'Pinhais', id, pais: 'BR', principal: true },
    ]);
  });

  it('ignore the id, owner and country of a request', async () => {
    const joao = await accounts.create();
    const { id, enderecos } = await add({ id: 1, customer_id: joao.id, cliente: joao.id, pais: 'US', is_main: 0 });
    expect(id).not.toBe(1);
    expect(enderecos[0]).toMatchObject({ id, pais: 'BR', principal: true });
    expect(await list(joao.session)).toEqual([]);
  });

  it('are at most 20', async () => {
    for (let count = 0; count < 20; count += 1) await addNext();
    const refusal = [422, 'Cada conta guarda até 20 endereços. Exclua um para adicionar outro.'];
    expect(await accounts.refuse(marina.session, path, 'POST', home)).toEqual(refusal);
    const [first] = await list();
    await remove(first?.id ?? 0);
    expect((await addNext()).enderecos).toHaveLength(20);
  });

  it('are at most 20 with concurrent requests, and one of them is the main one', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        accounts.ask(marina.session, path, 'POST', { ...home, numero: String(at), principal: true }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(10);
    const addresses = await list();
    expect([addresses.length, mains(addresses).length]).toEqual([20, 1]);
  });
});

describe('the main address', () => {
  it('is the first one until another is set', async () => {
    const [first, second] = [await add(), await add({ nome: 'Trabalho' })];
    expect(mains(second.enderecos)).toEqual([first.id]);
    const third = await add({ nome: 'Praia', principal: true });
    expect(mains(third.enderecos)).toEqual([third.id]);
    expect(third.enderecos.map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
    const changed = await replace(second.id, { principal: 's' });
    expect(mains(changed.enderecos)).toEqual([second.id]);
  });

  it('is unchanged when it is saved without the flag', async () => {
    const [first, second] = [await add(), await addNext()];
    expect(mains((await replace(first.id, { principal: false })).enderecos)).toEqual([first.id]);
    expect(mains((await replace(second.id, { numero: '9' })).enderecos)).toEqual([first.id]);
  });

  it('is replaced by the oldest remaining one when it is deleted', async () => {
    const [first, second, third] = [await addNext(), await addNext(), await addNext({ principal: true })];
    expect(mains(await remove(third.id))).toEqual([first.id]);
    expect(mains(await remove(first.id))).toEqual([second.id]);
    expect(await remove(second.id)).toEqual([]);
    expect(mains((await add()).enderecos)).toHaveLength(1);
  });

  it('is exactly one after concurrent deletions', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await addNext()).id);
    await Promise.all(ids.slice(0, 5).map((id) => accounts.ask(marina.session, `${path}/${id}`, 'DELETE')));
    expect(mains(await list())).toEqual([ids[5]]);
  });
});

describe('an invalid field', () => {
  it.each([
    ['cep', '8001000', 'Confira o CEP: são 8 números.'],
    ['cep', '00000-000', 'Confira o CEP: são 8 números.'],
    ['cep', '80010--000', 'Confira o CEP: são 8 números.'],
    ['cep', 80_010_000, 'Confira o CEP: são 8 números.'],
    ['rua', '', 'Escreva o nome da rua.'],
    ['rua', 'Rua \ue000X', 'Escreva o nome da rua.'],
    ['rua', 'x'.repeat(121), 'Escreva o nome da rua.'],
    ['numero', ' ', 'Escreva o número do endereço. Se não houver, escreva S/N.'],
    ['complemento', 'x'.repeat(81), 'O complemento pode ter até 80 caracteres.'],
    ['bairro', undefined, 'Escreva o bairro.'],
    ['cidade', null, 'Escreva a cidade.'],
    ['uf', 'XX', 'Escolha o estado.'],
    ['uf', '', 'Escolha o estado.'],
    ['uf', 'SP', 'Este CEP é de PR; confira o estado.'],
    ['nome', ['Casa'], 'O apelido do endereço pode ter até 40 caracteres.'],
    ['principal', 'talvez', 'Diga se este é o endereço principal: sim ou não.'],
  ])('%s = %j is refused with a message for the shopper', async (field, value, sentence) => {
    const fields = { ...home, [field]: value };
    expect(await accounts.refuse(marina.session, path, 'POST', fields)).toEqual([400, sentence]);
    const { id } = await add();
    expect(await accounts.refuse(marina.session, `${path}/${id}`, 'PUT', fields)).toEqual([400, sentence]);
    expect(await list()).toHaveLength(1);
  });
});

describe("another customer's address", () => {
  const unknown = [404, 'Não encontramos este endereço na sua conta.'];

  it('is not found, for every method', async () => {
    const joao = await accounts.create();
    const { id } = await add({}, joao.session);
    for (const stranger of [id, 999_999_999, 2 ** 31, 2 ** 53, 0, -1, 1.5, 'abc', '1e3', `${id}%20`]) {
      expect(await accounts.refuse(marina.session, `${path}/${stranger}`, 'PUT', home)).toEqual(unknown);
      expect(await accounts.refuse(marina.session, `${path}/${stranger}`, 'DELETE')).toEqual(unknown);
    }
    expect(await list(joao.session)).toEqual([{ ...home, id, pais: 'BR', principal: true }]);
    expect(await list()).toEqual([]);
  });

  it('stays the main one when another customer sets theirs', async () => {
    const joao = await accounts.create();
    await add({}, joao.session);
    await add({ principal: true });
    expect(mains(await list(joao.session))).toHaveLength(1);
  });
});

describe('a visitor', () => {
  it('gets 401 for any request', async () => {
    const refusal = [401, 'Entre na sua conta para continuar.'];
    for (const session of ['', 'x'.repeat(43)]) {
      expect(await accounts.refuse(session, path, 'GET')).toEqual(refusal);
      expect(await accounts.refuse(session, path, 'POST', {})).toEqual(refusal);
      expect(await accounts.refuse(session, `${path}/1`, 'PUT', home)).toEqual(refusal);
      expect(await accounts.refuse(session, `${path}/1`, 'DELETE')).toEqual(refusal);
    }
  });
});
