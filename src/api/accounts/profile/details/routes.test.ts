import { beforeEach, describe, expect, it } from 'vitest';
import { consentsSchema } from '#contract/customers/privacy.ts';
import { profileSchema } from '#contract/customers/profile.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createTestApi } from '../../../testing/test-api.ts';
import { createAccounts, type TestAccount } from '../../testing/accounts.ts';

const signedOut = [401, 'Entre na sua conta para continuar.'];

let marina: TestAccount;
const shop = await createTestApi();
const accounts = createAccounts(shop);
beforeEach(async () => {
  shop.clock.now = testNow;
  marina = await accounts.create();
});

const read = async (session = marina.session) => profileSchema.parse(await accounts.read(session, '/client', 'GET'));
const change = async (fields: object) =>
  profileSchema.parse(await accounts.read(marina.session, '/client', 'PUT', fields));
const isSignedOut = (session: string) => accounts.refuse(session, '/client', 'GET');
const getRow = (id = marina.id) =>
  shop.database.kysely.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe("the customer's own data", () => {
  it('never contain the password or the whole document', async () => {
    const customer = await accounts.create({ email: 'inteira@exemplo.test', document: '39053344705' });
    const { body } = await accounts.ask(customer.session, '/client', 'GET');
    expect(profileSchema.parse(body)).toMatchObject({ documento: '***.***.***-05', email: 'inteira@exemplo.test' });
    expect(JSON.stringify(body)).not.toMatch(/argon2|390|senha"/);
  });

  it('change field by field', async () => {
    expect(await change({ nomeRazao: 'Marina  Prado Luz' })).toMatchObject({
      nomeRazao: 'Marina Prado Luz',
      celular: '(41) 99999-0001',
      nascimento: '1990-05-04',
      sexo: 'f',
    });
    const response = await change({ celular: '+55 11 97777-6666', nascimento: '', sexo: '' });
    expect(response).toMatchObject({
      nomeRazao: 'Marina Prado Luz',
      celular: '(11) 97777-6666',
      nascimento: '',
      sexo: '',
    });
    expect(await read()).toEqual(response);
    expect(await change({})).toEqual(response);
  });

  it('log changes of the newsletter choice', async () => {
    const listDecisions = async () => {
      const { historico } = consentsSchema.parse(await accounts.read(marina.session, '/client/consents', 'GET'));
      return historico.map(({ finalidade, aceita }) => [finalidade, aceita]);
    };
    expect((await change({ aceitaNovidades: false })).aceitaNovidades).toBe(false);
    expect(await listDecisions()).toEqual([]);
    expect((await change({ aceitaNovidades: 's' })).aceitaNovidades).toBe(true);
    await change({ nomeRazao: 'Marina Luz' });
    expect((await change({ aceitaNovidades: false })).aceitaNovidades).toBe(false);
    expect(await listDecisions()).toEqual([
      ['novidades', false],
      ['novidades', true],
    ]);
  });

  it('ignore fields that a request must not change', async () => {
    const before = await getRow();
    const joao = await accounts.create();
    await change({
      id: joao.id,
      email: 'outra@exemplo.test',
      documento: '52998224725',
      senha: 'x',
      password_hash: 'x',
      has_ordered: 1,
      newsletter: 1,
      logado: true,
      erased_at: 1,
      clienteDesde: '2000-01-01T00:00:00-03:00',
    });
    expect(await getRow()).toEqual(before);
  });

  it.each([
    [{ nomeRazao: '' }, 'Escreva o seu nome completo.'],
    [{ celular: '' }, 'Escreva o seu celular.'],
    [{ nascimento: '2026-11-21' }, 'Confira a data de nascimento.'],
    [{ nascimento: '2026-02-30' }, 'Confira a data de nascimento.'],
    [{ sexo: 'feminino' }, 'Escolha uma das opções de gênero, ou deixe em branco.'],
    [{ aceitaNovidades: 'talvez' }, 'Diga se quer receber novidades: sim ou não.'],
  ])('refuse %j and stay unchanged', async (fields, sentence) => {
    const before = await getRow();
    expect(await accounts.refuse(marina.session, '/client', 'PUT', fields)).toEqual([400, sentence]);
    expect(await getRow()).toEqual(before);
  });

  it('accept today in São Paulo as a birth date, when it is another day in UTC', async () => {
    shop.clock.now = new Date('2026-11-21T01:00:00Z');
    expect((await change({ nascimento: '2026-11-20' })).nascimento).toBe('2026-11-20');
    const tomorrow = await accounts.refuse(marina.session, '/client', 'PUT', { nascimento: '2026-11-21' });
    expect(tomorrow).toEqual([400, 'Confira a data de nascimento.']);
  });
});

describe('a visitor', () => {
  it('gets 401 for any request', async () => {
    expect(await isSignedOut('')).toEqual(signedOut);
    expect(await accounts.refuse('', '/client', 'PUT', {})).toEqual(signedOut);
  });
});
