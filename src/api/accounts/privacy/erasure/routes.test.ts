import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { successSchema } from '#contract/call.ts';
import { addressesSchema } from '#contract/customers/address.ts';
import { queueMail } from '../../../mail/mail.ts';
import { findLastChange } from '../../../testing/last-change.ts';
import { createTestApi, readSession } from '../../../testing/test-api.ts';
import { createAccounts, type TestAccount, testPassword } from '../../testing/accounts.ts';
import { confirmEmail, confirmRegistration } from '../../testing/confirm-registration.ts';
import { leaveTraces, traces } from '../../testing/leave-traces.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 50 };
const path = '/client/erase';
const confirmed = { senhaAtual: testPassword, confirmacao: 'APAGAR' };
const signedOut = [401, 'Entre na sua conta para continuar.'];

let marina: TestAccount;
const shop = await createTestApi({ products: [candle] });
const accounts = createAccounts(shop);
beforeEach(async () => {
  await shop.database.kysely.deleteFrom('customers').where('document', '=', '39053344705').execute();
  marina = await accounts.create({ document: '39053344705', isProven: true });
  await leaveTraces(shop, marina, candle.id);
});

const erase = async (session = marina.session) =>
  successSchema.parse(await accounts.read(session, path, 'POST', confirmed));
const isSignedOut = (session: string) => accounts.refuse(session, '/client', 'GET');

/** Every row of every table as text, by table. */
async function dump(): Promise<Map<string, string>> {
  const { kysely } = shop.database;
  const tables = await kysely.introspection.getTables();
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(kysely);
    texts.set(name, JSON.stringify(rows));
  }
  return texts;
}

async function listTablesWith(text: string): Promise<string[]> {
  return [...(await dump())].filter(([, rows]) => rows.includes(text)).map(([table]) => table);
}

describe('the erasure of an account', () => {
  it('leaves no trace of e-mail, document, phone, address or signature in any table', async () => {
    const before = await dump();
    expect(before.size).toBeGreaterThan(40);
    expect(await listTablesWith(marina.email)).toContain('contact_messages');
    expect((await erase()).sucesso).toBe(true);
    // The last mail is still queued; sent mail has no content.
    expect(await listTablesWith(marina.email)).toEqual(['outbox']);
    await shop.database.kysely.updateTable('outbox').set({ payload_json: '{}' }).execute();
    for (const trace of [
      marina.email,
      marina.document,
      traces.phone,
      traces.street,
      traces.signature,
      traces.publicName,
    ]) {
      expect(await listTablesWith(trace)).toEqual([]);
    }
    expect(await listTablesWith('Marina Prado')).toEqual([]);
  });

  it('leaves what was left under an address that the customer has not proven to its real owner', async () => {
    const email = 'dona-do-endereco@exemplo.test';
    const impostor = await accounts.create({ name: 'Igor Impostor', email });
    await leaveTraces(shop, { ...(await accounts.create()), email }, candle.id);
    await queueMail(shop.database.kysely, {
      kind: 'password-recovery',
      shopId: 'main',
      payload: { to: email, name: 'Igor Impostor', link: 'https://loja.test/x', minutes: 30 },
      messageId: 'recovery-of-impostor',
      nowMs: shop.clock.now.getTime(),
    });
    const before = await listTablesWith(email);
    expect(before).toEqual(expect.arrayContaining(['contact_messages', 'stock_notices', 'reviews', 'store_reviews']));
    await erase(impostor.session);
    expect(await listTablesWith(email)).toEqual(before.filter((table) => table !== 'customers'));
    const queued = await shop.database.kysely
      .selectFrom('outbox')
      .select('kind')
      .where('payload_json', 'like', `%${email}%`)
      .execute();
    expect(queued.map(({ kind }) => kind)).toEqual(['back-in-stock', 'account-erased']);
  });

  it('erases queued mail to new addresses that were not confirmed, but not what others asked for', async () => {
    const [first, second] = ['primeira-nova@exemplo.test', 'segunda-nova@exemplo.test'];
    const joao = await accounts.create({ name: 'João Alheio' });
    const change = (session: string, email: string) =>
      accounts.read(session, '/client/email', 'PUT', { email, senhaAtual: testPassword });
    await change(marina.session, first);
    await change(marina.session, second);
    await change(joao.session, second);
    await erase();
    expect(await listTablesWith(first)).toEqual([]);
    const mails = await shop.database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute();
    const left = mails.filter(({ kind }) => kind === 'confirm-email').map(({ payload_json: payload }) => payload);
    expect(left).toHaveLength(1);
    expect(left[0]).toContain('João Alheio');
  });

  it('erases a queued mail that another customer asked for the address', async () => {
    const unproven = await accounts.create({ name: 'Rosa Semprova' });
    const form = { email: unproven.email, senhaAtual: testPassword };
    await accounts.read(marina.session, '/client/email', 'PUT', form);
    await erase(unproven.session);
    const mails = await shop.database.kysely.selectFrom('outbox').selectAll().execute();
    const own = mails.filter(({ payload_json: payload }) => payload.includes('Rosa Semprova'));
    expect(own.map(({ kind }) => kind)).toEqual(['account-erased']);
  });

  it('erases what was left under a former proven address, until it was replaced', async () => {
    const email = 'nova-de-marina@exemplo.test';
    await accounts.read(marina.session, '/client/email', 'PUT', { email, senhaAtual: testPassword });
    await confirmEmail(shop, email, testPassword);
    const later = {
      kind: 'contact',
      recipient: '',
      product_id: null,
      name: 'Outra',
      phone: '',
      subject: '',
      message: '',
    };
    await shop.database.kysely
      .insertInto('contact_messages')
      .values({ ...later, email: marina.email, created_at: shop.clock.now.getTime() + 1 })
      .execute();
    await erase();
    expect(await listTablesWith(marina.email)).toEqual(['contact_messages']);
    await shop.database.kysely.deleteFrom('contact_messages').where('name', '=', 'Outra').execute();
  });

  it('leaves what the customer before left under the same address', async () => {
    const email = 'herdada@exemplo.test';
    const heir = await accounts.create({ name: 'Rui Herdeiro', email, isProven: true });
    await leaveTraces(shop, { ...(await accounts.create()), email }, candle.id);
    const { kysely } = shop.database;
    await kysely.insertInto('former_emails').values({ customer_id: marina.id, email, until_at: 2 }).execute();
    await erase(heir.session);
    expect(await listTablesWith(email)).toContain('contact_messages');
    await kysely.updateTable('outbox').set({ payload_json: '{}' }).execute();
    await erase();
    expect(await listTablesWith(email)).toEqual([]);
  });

  it('retains an empty row of the customer', async () => {
    await erase();
    const row = await shop.database.kysely
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', marina.id)
      .executeTakeFirst();
    expect(row).toMatchObject({
      name: 'Cliente',
      email: `apagada-${marina.id}`,
      document: `apagada-${marina.id}`,
      password_hash: '',
      phone: '',
      gender: '',
      birth_date: '',
      newsletter: 0,
      erased_at: shop.clock.now.getTime(),
    });
  });

  it('anonymises published texts, and records the change of their product', async () => {
    await erase();
    const { kysely } = shop.database;
    const review = await kysely
      .selectFrom('reviews')
      .selectAll()
      .where('comment', '=', traces.review)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(review).toMatchObject({ reviewer: 'Cliente', email: null, stars: 5, published: 1 });
    const question = await kysely
      .selectFrom('questions')
      .selectAll()
      .where('text', '=', traces.question)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(question).toMatchObject({ name: 'Cliente', email: null, phone: null, published: 1 });
    expect(await findLastChange(shop.database)).toMatchObject({ kind: 'product' });
  });

  it('sends one last mail, and none of the queued ones', async () => {
    await erase();
    const mails = await shop.database.kysely.selectFrom('outbox').selectAll().execute();
    const own = mails.filter(({ payload_json: payload }) => payload.includes(marina.email));
    expect(own.map(({ kind }) => kind)).toEqual(['account-erased']);
  });

  it('signs out everywhere, and neither e-mail nor document can sign in again', async () => {
    const phone = await accounts.signIn(marina.id);
    await erase();
    for (const session of [marina.session, phone]) expect(await isSignedOut(session)).toEqual(signedOut);
    for (const usuario of [marina.email, marina.document, `apagada-${marina.id}`]) {
      for (const senha of [testPassword, 'x']) {
        const response = await shop.send('/checkout/login', { method: 'POST', json: { usuario, senha } });
        expect(response.status).toBe(401);
      }
    }
    expect(shop.failures).toEqual([]);
  });

  it('frees e-mail and document for a new account', async () => {
    await erase();
    const form = {
      nomeRazao: 'Marina de Novo',
      email: marina.email,
      documento: marina.document,
      celular: '41999990001',
      senha: 'Sabugueiro na janela 9',
      aceitaTermos: true,
    };
    await shop.send('/client', { method: 'POST', json: form });
    const session = readSession(await confirmRegistration(shop, form)) ?? '';
    const { enderecos } = addressesSchema.parse(await accounts.read(session, '/client/addresses', 'GET'));
    expect(enderecos).toEqual([]);
  });

  it('does not affect other customers', async () => {
    const joao = await accounts.create({ name: 'João Alheio' });
    await leaveTraces(shop, joao, candle.id);
    const before = await listTablesWith(joao.email);
    await erase();
    expect(await listTablesWith(joao.email)).toEqual(before);
    expect((await accounts.ask(joao.session, '/client/addresses', 'GET')).status).toBe(200);
    expect(await listTablesWith(traces.street)).toEqual(['addresses']);
  });

  it('deletes the cookie', async () => {
    const { response } = await accounts.ask(marina.session, path, 'POST', confirmed);
    expect(response.headers.getSetCookie()[0]).toMatch(/^PHPSESSID=; Max-Age=0; Path=\/;/);
  });

  it('happens once, with any concurrent changes of the customer', async () => {
    const address = { cep: '80010-000', rua: 'Rua XV', numero: '1', bairro: 'Centro', cidade: 'Curitiba', uf: 'PR' };
    const answers = await Promise.all([
      accounts.ask(marina.session, path, 'POST', confirmed),
      accounts.ask(marina.session, path, 'POST', confirmed),
      ...[1, 2, 3].map(() => accounts.ask(marina.session, '/client/addresses', 'POST', address)),
      accounts.ask(marina.session, '/client', 'PUT', { nomeRazao: 'Marina Prado Luz', aceitaNovidades: true }),
      accounts.ask(marina.session, '/client/consents', 'PUT', { finalidade: 'novidades', aceita: true }),
    ]);
    expect(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .toSorted((one, other) => one - other),
    ).toEqual([200, 401]);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    const { kysely } = shop.database;
    for (const table of ['addresses', 'consents', 'sessions'] as const) {
      expect(await kysely.selectFrom(table).selectAll().where('customer_id', '=', marina.id).execute()).toEqual([]);
    }
    // The last mail has the name at the time of the erasure, which may be the old one.
    expect(['outbox']).toEqual(expect.arrayContaining(await listTablesWith('Marina Prado Luz')));
  });

  it.each([
    [{ senhaAtual: 'errada-errada', confirmacao: 'APAGAR' }, 422, 'A senha atual não confere.'],
    [{ senhaAtual: testPassword, confirmacao: 'apagar' }, 400, 'Para confirmar, escreva APAGAR em letras maiúsculas.'],
    [{ senhaAtual: testPassword }, 400, 'Para confirmar, escreva APAGAR em letras maiúsculas.'],
    [{ confirmacao: 'APAGAR' }, 400, 'Digite a sua senha atual.'],
  ])('is refused with %j, and nothing is deleted', async (fields, status, sentence) => {
    const before = await listTablesWith(marina.email);
    expect(await accounts.refuse(marina.session, path, 'POST', fields)).toEqual([status, sentence]);
    expect(await listTablesWith(marina.email)).toEqual(before);
  });

  it('is not for visitors', async () => {
    expect(await accounts.refuse('', path, 'POST', confirmed)).toEqual(signedOut);
  });
});
