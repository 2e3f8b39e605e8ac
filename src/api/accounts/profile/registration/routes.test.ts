import { describe, expect, it } from 'vitest';
import { successSchema } from '#contract/call.ts';
import { cartSchema } from '#contract/cart.ts';
import { addressesSchema } from '#contract/customers/address.ts';
import { consentsSchema } from '#contract/customers/privacy.ts';
import { profileSchema } from '#contract/customers/profile.ts';
import { errorSchema } from '#contract/shared.ts';
import { createTestApi, readSession } from '../../../testing/test-api.ts';
import {
  confirmRegistration,
  listConfirmationLinks,
  listMailKinds,
  registrationForm,
} from '../../testing/confirm-registration.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 50 };

const shop = await createTestApi({ products: [candle] });

/** Valid CPFs that no customer of the demonstration has. */
const documents = ['15350946056', '39053344705', '86288366757', '71428793860', '87748248800', '45317828791'];
const form = { ...registrationForm, email: 'beatriz@exemplo.test', nascimento: '1991-02-28', sexo: 'f' };
const owner = { email: 'maria@exemplo.test', document: '52998224725' };

const send = (fields: object, headers: Record<string, string> = {}) =>
  shop.send('/client', { method: 'POST', json: { ...form, ...fields }, headers });
/** Signs up and confirms by the mailed link. */
async function register(
  fields: { email?: string; [field: string]: unknown } = {},
  headers: Record<string, string> = {},
) {
  const { status } = await send(fields, headers);
  const response = await confirmRegistration(
    shop,
    { email: fields.email ?? form.email, senha: form.senha },
    { headers },
  );
  const body = successSchema.parse(await response.json());
  return { status, body, session: readSession(response) ?? '' };
}
async function refuse(fields: object) {
  const response = await send(fields);
  return [response.status, errorSchema.parse(await response.json()).error];
}
const read = async (path: string, session: string) => shop.send(path, { headers: { Session: session } });
const readProfile = async (session: string) => profileSchema.parse(await (await read('/client', session)).json());
const isSignedIn = async (session: string) => (await read('/client', session)).status === 200;
const findCustomer = (email: string) =>
  shop.database.kysely.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();

describe('registration', () => {
  it('opens an account and signs in by the mailed link', async () => {
    const { status, body, session } = await register({ aceitaNovidades: false });
    expect([status, body.sucesso]).toEqual([200, true]);
    expect(await readProfile(session)).toEqual({
      nomeRazao: 'Beatriz Nogueira',
      pessoa: 'f',
      documento: '***.***.***-56',
      email: 'beatriz@exemplo.test',
      celular: '(41) 98888-7777',
      sexo: 'f',
      nascimento: '1991-02-28',
      aceitaNovidades: false,
      clienteDesde: '2026-11-20T10:00:00-03:00',
      senhaAlteradaEm: '',
    });
    expect(await listMailKinds(shop, form.email)).toEqual(['confirm-registration', 'welcome']);
    expect((await findCustomer(form.email))?.email_proven_at).toBe(shop.clock.now.getTime());
  });

  it('keeps what was agreed to, and with which text', async () => {
    const { session } = await register({
      email: 'ana@exemplo.test',
      documento: documents[1],
      aceitaNovidades: 'true',
    });
    const { atuais } = consentsSchema.parse(await (await read('/client/consents', session)).json());
    const texts = atuais.map(({ finalidade, aceita, versao }) => [finalidade, aceita, versao]);
    expect(texts).toEqual([
      ['novidades', true, '2026-11'],
      ['termos', true, '2026-11'],
    ]);
    expect((await readProfile(session)).aceitaNovidades).toBe(true);
  });

  it('takes a company with letters in its CNPJ, and an address', async () => {
    const endereco = { cep: '80010-000', rua: 'Rua XV', numero: '1', bairro: 'Centro', cidade: 'Curitiba', uf: 'PR' };
    const { session } = await register({
      nomeRazao: 'Souza & Filhos Ltda.',
      email: 'contato@souza.test',
      documento: '12.abc.345/01de-35',
      celular: '4133330001',
      nascimento: undefined,
      sexo: undefined,
      endereco,
    });
    expect(await readProfile(session)).toMatchObject({
      pessoa: 'j',
      documento: '**.***.***/****-35',
      celular: '(41) 3333-0001',
      nascimento: '',
      sexo: '',
    });
    const { enderecos } = addressesSchema.parse(await (await read('/client/addresses', session)).json());
    expect(enderecos).toMatchObject([{ ...endereco, principal: true }]);
    expect((await findCustomer('contato@souza.test'))?.document).toBe('12ABC34501DE35');
  });

  it('keeps the password as an argon2id hash only', async () => {
    const { password_hash: hash } = (await findCustomer(form.email)) ?? {};
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('keeps the cart and changes the session', async () => {
    const items = { itens: [{ idProduto: candle.id, quantidade: 2 }] };
    const visitor = readSession(await shop.send('/checkout/cart', { method: 'POST', json: items })) ?? '';
    const { session } = await register({ email: 'sacola@exemplo.test', documento: documents[2] }, { Session: visitor });
    expect(session).not.toBe(visitor);
    const cart = cartSchema.parse(await (await read('/checkout/cart', session)).json());
    expect(cart.quantidadeTotal).toBe(2);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('ignores what a request has no say in', async () => {
    const { session } = await register({
      email: 'esperta@exemplo.test',
      documento: documents[3],
      id: 1,
      logado: true,
      has_ordered: 1,
      newsletter: 1,
      created_at: 0,
      erased_at: 1,
      password_hash: 'x',
      pessoa: 'j',
      isAdmin: true,
      __proto__: { id: 1 },
    });
    const row = await findCustomer('esperta@exemplo.test');
    expect(row).toMatchObject({ has_ordered: 0, newsletter: 0, erased_at: null, created_at: shop.clock.now.getTime() });
    expect(row?.id).not.toBe(1);
    expect((await readProfile(session)).pessoa).toBe('f');
  });

  it('mails one address three links of many tries, of which one opens the account', async () => {
    const email = 'dupla@exemplo.test';
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ email, documento: documents[4] })));
    const bodies = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
    expect(new Set(bodies).size).toBe(1);
    const links = await listConfirmationLinks(shop, email);
    expect(links).toHaveLength(3);
    const opened = await Promise.all(
      links.map(({ searchParams }) =>
        shop.send('/client/confirm', { method: 'POST', json: { token: searchParams.get('token'), senha: form.senha } }),
      ),
    );
    expect(opened.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422]);
    expect(await listMailKinds(shop, email)).toEqual([
      'confirm-registration',
      'confirm-registration',
      'confirm-registration',
      'welcome',
    ]);
    expect(
      await shop.database.kysely.selectFrom('registrations').where('email', '=', email).selectAll().execute(),
    ).toEqual([]);
  });

  it('mails one mailbox three links, however its address is written', async () => {
    const mailbox = 'escrita@exemplo.test';
    const spellings = [mailbox, ...[1, 2, 3, 4].map((tag) => mailbox.replace('@', `+${tag}@`))];
    for (const email of spellings) await send({ email, documento: documents[5] });
    const links = await Promise.all(spellings.map((email) => listConfirmationLinks(shop, email)));
    expect(links.flat()).toHaveLength(3);
  });
});

describe('a field of the registration that is not right', () => {
  const name = 'Escreva o nome completo (ou a razão social), com letras e sem sinais como @ ou #.';
  const email = 'Confira o e-mail. O formato é nome@exemplo.com.br.';
  const document = 'Confira o CPF ou o CNPJ. Algum número não está certo.';
  const phone = 'Confira o celular. Escreva o DDD e o número, como (41) 99999-0000.';
  const birth = 'Confira a data de nascimento.';
  const terms = 'Para criar a conta, é preciso aceitar os termos de uso e a política de privacidade.';

  it.each([
    ['nomeRazao', '', 'Escreva o seu nome completo.'],
    ['nomeRazao', '   ', 'Escreva o seu nome completo.'],
    ['email', '', 'Escreva o seu e-mail.'],
    ['documento', '', 'Escreva o seu CPF ou CNPJ.'],
    ['documento', undefined, 'Escreva o seu CPF ou CNPJ.'],
    ['celular', '', 'Escreva o seu celular.'],
    ['nomeRazao', '12345', name],
    ['nomeRazao', 'veja https://golpe.test', name],
    ['nomeRazao', '<b>Ana</b>', name],
    ['nomeRazao', 'a\u0301'.repeat(200), name],
    ['nomeRazao', { toString: 'Ana' }, name],
    ['email', 'a@b', email],
    ['email', 'sem-arroba', email],
    ['email', `${'a'.repeat(250)}@exemplo.test`, email],
    ['email', 'a@exemplo.test\r\nBcc: b@exemplo.test', email],
    ['email', ['a@exemplo.test'], email],
    ['documento', '111.111.111-11', document],
    ['documento', '529.982.247-24', document],
    ['documento', 'abcdefgh', document],
    ['documento', 52_998_224_725, document],
    ['celular', '99999-0000', phone],
    ['celular', '(00) 99999-0000', phone],
    ['nascimento', '1990-02-31', birth],
    ['nascimento', '1899-12-31', birth],
    ['nascimento', '2026-11-21', birth],
    ['nascimento', '31/02/1990', birth],
    ['sexo', 'x', 'Escolha uma das opções de gênero, ou deixe em branco.'],
    ['senha', undefined, 'Crie uma senha.'],
    ['aceitaTermos', false, terms],
    ['aceitaTermos', undefined, terms],
    ['aceitaTermos', 'talvez', terms],
    ['endereco', 'Rua XV', 'Confira o endereço.'],
    [
      'endereco',
      { cep: '80010-000', rua: 'Rua XV', numero: '1', bairro: 'Centro', cidade: 'Curitiba', uf: 'ZZ' },
      'Escolha o estado.',
    ],
    [
      'endereco',
      { cep: '80010-000', rua: 'Rua XV', numero: '1', bairro: 'Centro', cidade: 'Curitiba', uf: 'SP' },
      'Este CEP é de PR; confira o estado.',
    ],
  ])('%s = %j is refused in words for the shopper', async (field, value, sentence) => {
    expect(await refuse({ email: 'campo@exemplo.test', documento: documents[5], [field]: value })).toEqual([
      400,
      sentence,
    ]);
    expect(await findCustomer('campo@exemplo.test')).toBeUndefined();
  });

  it.each(['curta', '123456789', 'nogueira-1985', 'x'.repeat(129)])('a poor password is refused: %s', async (senha) => {
    const [status, sentence] = await refuse({ email: 'campo@exemplo.test', documento: documents[5], senha });
    expect([status, typeof sentence]).toEqual([422, 'string']);
    expect(await findCustomer('campo@exemplo.test')).toBeUndefined();
  });

  it('that is no object at all is refused too', async () => {
    for (const json of [[], 'texto', 1, null]) {
      expect((await shop.send('/client', { method: 'POST', json })).status).toBe(400);
    }
  });

  it('writes the name in one form, with single blanks', async () => {
    const { session } = await register({
      nomeRazao: "  Jose\u0301   D'A\u0301vila-Prado  ",
      email: 'jose@exemplo.test',
      documento: documents[5],
    });
    expect((await readProfile(session)).nomeRazao).toBe("Jos\u00e9 D'\u00c1vila-Prado");
  });
});

describe('registering again and again', () => {
  it('is stopped after a hundred tries of one address in an hour; slips in the form do not count', async () => {
    const headers = { 'X-Client-Address': '203.0.113.9' };
    const again = { email: owner.email, documento: owner.document };
    for (let count = 0; count < 12; count += 1) await send({ ...again, celular: '' }, headers);
    const sendMany = () => Promise.all(Array.from({ length: 26 }, async () => (await send(again, headers)).status));
    const statuses = [...(await sendMany()), ...(await sendMany()), ...(await sendMany()), ...(await sendMany())];
    expect([200, 429].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([100, 4]);
    const other = await send(again, { 'X-Client-Address': '203.0.113.10' });
    expect(other.status).toBe(200);
  });
});
