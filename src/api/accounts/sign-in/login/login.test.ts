import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { userSchema } from '#contract/customers/account.ts';
import { hashPassword, verifyPassword } from '#database/password-hash.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createTestApi } from '../../../testing/test-api.ts';
import { createBrowser, joao, maria, readRefusal, unlimitedAddress } from '../testing/account-client.ts';
import { checkLogin } from './check-login.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 500 };
const wrong = [401, 'E-mail ou senha incorretos.'];
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const shop = await createTestApi({ products: [candle] });
beforeEach(async () => {
  shop.clock.now = testNow;
  await shop.database.kysely.deleteFrom('login_failures').execute();
});

const listSessions = () => shop.database.kysely.selectFrom('sessions').selectAll().execute();
const getMaria = () =>
  shop.database.kysely.selectFrom('customers').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
const sessionOf = (browser: { jar: Map<string, string> }) => browser.jar.get('PHPSESSID') ?? '';

describe('the user', () => {
  it('is anonymous for a visitor, and the request creates no session', async () => {
    const before = await listSessions();
    const response = await shop.send('/checkout/user');
    const user = userSchema.parse(await response.json());
    expect(user).toMatchObject({ id: 0, nomeRazao: '', email: '', sexo: '', nascimento: '', logado: false });
    expect(user.endereco).toEqual({ cep: '', principal: { cidade: '', uf: '', cep: '', pais: '' } });
    expect(new Set(Object.values(user.userHash))).toEqual(new Set(['']));
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await listSessions()).toEqual(before);
  });

  it('is the signed-in customer, with the main address and hashes for analytics', async () => {
    const browser = createBrowser(shop);
    const user = await browser.signIn(maria);
    expect(user).toEqual(await browser.getUser());
    expect(user).toMatchObject({
      id: 1,
      nomeRazao: 'Maria Clara Souza',
      email: 'maria@exemplo.test',
      celular: '(41) 99999-0001',
      sexo: 'f',
      nascimento: '1988-03-14',
      pessoa: 'f',
      logado: true,
      loginFacilitado: false,
      primeiraCompra: true,
      endereco: { cep: '', principal: { cidade: 'Curitiba', uf: 'PR', cep: '80010-000', pais: 'BR' } },
    });
    expect(user.userHash).toMatchObject({
      id: hash('1'),
      nomeRazao: hash('maria clara souza'),
      email: hash('maria@exemplo.test'),
      celular: hash('(41) 99999-0001'),
      telefone: '',
    });
  });

  it('contains no data that the browser does not need', async () => {
    const text = JSON.stringify(await createBrowser(shop).signIn(maria));
    expect(text).not.toMatch(/argon2|52998224725|529\.982/);
  });

  it('has the postal code of the session, signed in or not', async () => {
    const browser = createBrowser(shop);
    await browser.add(candle.id);
    const place = { postal_code: '01310100', city: 'São Paulo', state: 'SP' };
    await shop.database.kysely
      .updateTable('sessions')
      .set(place)
      .where('token_hash', '=', hash(sessionOf(browser)))
      .execute();
    expect((await browser.getUser()).endereco.cep).toBe('01310-100');
    expect((await browser.signIn(maria)).endereco).toMatchObject({ cep: '01310-100', principal: { uf: 'PR' } });
    const other = await browser.signIn(joao);
    expect(other).toMatchObject({ id: 2, endereco: { cep: '01310-100' } });
  });

  it('is no first-time buyer after an order, and may have no main address', async () => {
    const { kysely } = shop.database;
    const browser = createBrowser(shop);
    await browser.signIn(joao);
    await kysely
      .updateTable('customers')
      .set({ has_ordered: 1, gender: '', birth_date: '' })
      .where('id', '=', 2)
      .execute();
    await kysely.updateTable('addresses').set({ is_main: 0 }).where('customer_id', '=', 2).execute();
    const user = await browser.getUser();
    expect(user).toMatchObject({ primeiraCompra: false, sexo: '', nascimento: '', logado: true });
    expect(user.endereco.principal).toEqual({ cidade: '', uf: '', cep: '', pais: '' });
    await kysely.updateTable('customers').set({ has_ordered: 0 }).where('id', '=', 2).execute();
  });
});

describe('signing in', () => {
  it.each(['maria@exemplo.test', ' Maria@EXEMPLO.Test ', '52998224725', '529.982.247-25', ' 529 982 247 25 '])(
    'accepts the name %j',
    async (usuario) => {
      expect(await createBrowser(shop).signIn({ ...maria, usuario })).toMatchObject({ id: 1, logado: true });
    },
  );

  it.each(['12ABC34501DE35', '12.abc.345/01de-35'])('accepts a CNPJ with letters: %s', async (usuario) => {
    const { kysely } = shop.database;
    const { id: _, ...row } = await getMaria();
    const company = { ...row, document: '12ABC34501DE35', email: 'loja@exemplo.test', name: 'Ervas Ltda.' };
    await kysely
      .insertInto('customers')
      .values(company)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const user = await createBrowser(shop).signIn({ usuario, senha: maria.senha, revendedor: '1' });
    expect(user).toMatchObject({ nomeRazao: 'Ervas Ltda.', pessoa: 'j', revendedor: false });
  });

  it.each([
    ['a wrong password', { ...maria, senha: 'lavanda-2027' }],
    ['a password in another case', { ...maria, senha: 'Lavanda-2026' }],
    ["another customer's password", { ...maria, senha: joao.senha }],
    ['an unknown e-mail', { ...maria, usuario: 'ninguem@exemplo.test' }],
    ['an unknown document', { ...maria, usuario: '111.444.777-00' }],
    ['a name without any sign', { ...maria, usuario: '.-/' }],
    ['SQL', { usuario: "' or 1=1 --", senha: "' or 1=1 --" }],
  ])('answers %s with the same status and message, and sets no cookie', async (_, credentials) => {
    const response = await createBrowser(shop).logIn(credentials);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await readRefusal(response)).toEqual(wrong);
  });

  it.each([
    ['no password', { usuario: 'maria@exemplo.test' }],
    ['an empty name', { usuario: ' ', senha: 'x' }],
    ['a name that is none', { usuario: { $ne: '' }, senha: 'x' }],
    ['a password of a megabyte', { ...maria, senha: 'x'.repeat(900_000) }],
    ['a list', [maria]],
  ])('refuses %s as a bad request', async (_, body) => {
    expect((await createBrowser(shop).logIn(body)).status).toBe(400);
  });

  it('of an erased account is impossible, and its sessions are anonymous', async () => {
    const { kysely } = shop.database;
    const browser = createBrowser(shop);
    await browser.signIn(joao);
    await kysely.updateTable('customers').set({ erased_at: 1 }).where('id', '=', 2).execute();
    expect(await browser.getUser()).toMatchObject({ id: 0, logado: false });
    expect(await readRefusal(await browser.logIn(joao))).toEqual(wrong);
    await kysely.updateTable('customers').set({ erased_at: null }).where('id', '=', 2).execute();
  });

  it('replaces a hash with outdated parameters, and the password still works', async () => {
    const { kysely } = shop.database;
    const weak = await hashPassword(maria.senha, Buffer.alloc(16, 1), { memory: 64, passes: 1, parallelism: 1 });
    await kysely.updateTable('customers').set({ password_hash: weak }).where('id', '=', 1).execute();
    await Promise.all([1, 2, 3].map(() => createBrowser(shop).signIn(maria)));
    const { password_hash: stored } = await getMaria();
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(await createBrowser(shop).signIn(maria)).toMatchObject({ logado: true });
    expect((await getMaria()).password_hash).toBe(stored);
  });

  it('verifies one hash of the same parameters for an unknown name as for a wrong password, so both take as long', async () => {
    const listHashes = async (name: string): Promise<string[]> => {
      const parameters: string[] = [];
      const verify = async (stored: string, password: string) => {
        parameters.push(stored.slice(0, stored.lastIndexOf('p=1$')));
        return verifyPassword(stored, password);
      };
      const dependencies = { database: shop.database, clock: () => shop.clock.now, hasLimits: true, verify };
      const attempt = { name, password: 'errada-1', deviceToken: undefined, addressLimit: unlimitedAddress };
      await expect(checkLogin(dependencies, attempt)).rejects.toMatchObject({ status: 401 });
      return parameters;
    };
    expect(await listHashes(maria.usuario)).toEqual(['$argon2id$v=19$m=19456,t=2,']);
    expect(await listHashes('ninguem@exemplo.test')).toEqual(['$argon2id$v=19$m=19456,t=2,']);
  });
});

describe('the session after sign-in', () => {
  it('has a new value, and the old one is invalid', async () => {
    const browser = createBrowser(shop);
    await browser.add(candle.id);
    const before = sessionOf(browser);
    await browser.signIn(maria);
    expect(sessionOf(browser)).toMatch(/^[\w-]{43}$/);
    expect(sessionOf(browser)).not.toBe(before);
    const stranger = createBrowser(shop);
    stranger.jar.set('PHPSESSID', before);
    expect(await stranger.getUser()).toMatchObject({ logado: false });
    expect(await stranger.getCart()).toEqual({});
  });

  it.each(['A'.repeat(43), 'planted', '', "'; --"])('never adopts the value %j from the request', async (planted) => {
    const browser = createBrowser(shop);
    browser.jar.set('PHPSESSID', planted);
    await browser.signIn(maria);
    expect(sessionOf(browser)).not.toBe(planted);
    const thief = await shop.send('/checkout/user', { headers: { Session: planted } });
    expect(await thief.json()).toMatchObject({ logado: false });
  });

  it('is new at every sign-in, also when already signed in', async () => {
    const browser = createBrowser(shop);
    const values = new Set<string>();
    for (const person of [maria, maria, joao, maria]) {
      await browser.signIn(person);
      values.add(sessionOf(browser));
    }
    expect(values.size).toBe(4);
    const alive = await Promise.all(
      [...values].map(async (Session) =>
        userSchema.parse(await (await shop.send('/checkout/user', { headers: { Session } })).json()),
      ),
    );
    expect(alive.map(({ logado }) => logado)).toEqual([false, false, false, true]);
  });

  it('is stored as a hash, with time and browser', async () => {
    const browser = createBrowser(shop, 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36');
    await browser.add(candle.id);
    await browser.signIn(maria);
    const row = (await listSessions()).find((session) => session.secret_hash === hash(sessionOf(browser)));
    expect(row).toMatchObject({ customer_id: 1, device: 'Chrome no Android', signed_in_at: testNow.getTime() });
    expect(JSON.stringify(await listSessions())).not.toContain(sessionOf(browser));
  });

  it('expires 30 days after the sign-in, not after the first visit', async () => {
    const dayMs = 24 * 60 * 60 * 1000;
    const browser = createBrowser(shop);
    await browser.add(candle.id);
    const visit = async (days: number) => {
      shop.clock.now = new Date(testNow.getTime() + days * dayMs);
      return (await browser.getUser()).logado;
    };
    await visit(13);
    await browser.signIn(maria);
    expect([await visit(26), await visit(39), await visit(42), await visit(43)]).toEqual([true, true, true, false]);
  });

  it('sets two cookies that scripts and other sites cannot use', async () => {
    const cookies = (await createBrowser(shop).logIn(maria)).headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^PHPSESSID=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^PHPSESSID_DEVICE=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });

  it('is not created by a form of another site', async () => {
    const headers = { Origin: 'https://outro.test' };
    const response = await shop.send('/checkout/login', { method: 'POST', json: maria, headers });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });
});

describe('signing out', () => {
  it('ends the session and deletes the cookie', async () => {
    const browser = createBrowser(shop);
    await browser.signIn(maria);
    const value = sessionOf(browser);
    const response = await browser.logOut();
    expect(await response.json()).toEqual({ sucesso: true });
    expect(response.headers.getSetCookie()).toEqual(['PHPSESSID=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
    const late = await shop.send('/checkout/user', { headers: { Session: value } });
    expect(await late.json()).toMatchObject({ logado: false });
  });

  it('ends only the current session', async () => {
    const [phone, laptop] = [createBrowser(shop), createBrowser(shop)];
    await phone.signIn(maria);
    await laptop.signIn(maria);
    await phone.logOut();
    expect([(await phone.getUser()).logado, (await laptop.getUser()).logado]).toEqual([false, true]);
  });

  it('does not affect a visitor’s session and cart', async () => {
    const browser = createBrowser(shop);
    expect((await browser.logOut()).status).toBe(200);
    await browser.add(candle.id);
    await browser.logOut();
    expect(await browser.getCart()).toEqual({ [candle.id]: 1 });
  });
});
