import { beforeEach, describe, expect, it } from 'vitest';
import { successSchema } from '#contract/call.ts';
import { clientSessionsSchema } from '#contract/customers/privacy.ts';
import { testNow } from '#database/testing/test-now.ts';
import { hashSecretToken } from '../../../http/secret-token.ts';
import { createTestApi } from '../../../testing/test-api.ts';
import { createAccounts, type TestAccount } from '../../testing/accounts.ts';

let marina: TestAccount;
const shop = await createTestApi();
const accounts = createAccounts(shop);
beforeEach(async () => {
  shop.clock.now = testNow;
  marina = await accounts.create();
});

const path = '/client/sessions';
const list = async (session = marina.session) =>
  clientSessionsSchema.parse(await accounts.read(session, path, 'GET')).sessoes;
const end = async (id: string, session = marina.session) =>
  successSchema.parse(await accounts.read(session, `${path}/${id}`, 'DELETE')).sucesso;
const idOf = async (session: string) => (await list(session)).find(({ atual }) => atual)?.id ?? '';
const signedOut = [401, 'Entre na sua conta para continuar.'];
const isSignedOut = (session: string) => accounts.refuse(session, path, 'GET');

describe('sessions of a customer', () => {
  it('are listed with device and times, the last used first', async () => {
    shop.clock.now = new Date(testNow.getTime() + 3 * 60 * 60 * 1000);
    const phone = await accounts.signIn(marina.id, 'Chrome no Android');
    const [first, second, ...rest] = await list(phone);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ aparelho: 'Chrome no Android', entrouEm: '2026-11-20T13:00:00-03:00', atual: true });
    expect(second).toMatchObject({ aparelho: 'Firefox no Linux', entrouEm: '2026-11-20T10:00:00-03:00', atual: false });
  });

  it('have a name when the device is unknown', async () => {
    const session = await accounts.signIn(marina.id, '');
    expect((await list(session)).find(({ atual }) => atual)?.aparelho).toBe('Aparelho desconhecido');
  });

  it('have ids that differ from the token and from its stored hash', async () => {
    const stored = JSON.stringify(await shop.database.kysely.selectFrom('sessions').selectAll().execute());
    const response = JSON.stringify(await list());
    const id = await idOf(marina.session);
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(stored).not.toContain(id);
    expect(response).not.toContain(marina.session);
    expect(response).not.toContain(hashSecretToken(marina.session).slice(0, 16));
    expect(await isSignedOut(id)).toEqual(signedOut);
  });

  it('exclude expired ones', async () => {
    const phone = await accounts.signIn(marina.id);
    shop.clock.now = new Date(testNow.getTime() + 13 * 24 * 60 * 60 * 1000);
    await list(phone);
    shop.clock.now = new Date(testNow.getTime() + 15 * 24 * 60 * 60 * 1000);
    expect(await list(phone)).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  it('signs one out and not the others', async () => {
    const [phone, tablet] = [await accounts.signIn(marina.id), await accounts.signIn(marina.id)];
    expect(await end(await idOf(phone))).toBe(true);
    expect(await isSignedOut(phone)).toEqual(signedOut);
    expect(await list(tablet)).toHaveLength(2);
  });

  it('may end the current session', async () => {
    expect(await end(await idOf(marina.session))).toBe(true);
    expect(await isSignedOut(marina.session)).toEqual(signedOut);
  });

  it('signs out all others together', async () => {
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => accounts.signIn(marina.id)));
    const joao = await accounts.create();
    await accounts.read(marina.session, path, 'DELETE');
    for (const other of others) expect(await isSignedOut(other)).toEqual(signedOut);
    expect(await list()).toHaveLength(1);
    expect(await list(joao.session)).toHaveLength(1);
  });

  it("does not find another customer's session or an ended one", async () => {
    const joao = await accounts.create();
    const phone = await accounts.signIn(marina.id);
    const ended = await idOf(phone);
    await end(ended);
    const hash = hashSecretToken(joao.session);
    for (const id of [await idOf(joao.session), hash, joao.session, ended, 'abc', '0', `${ended}%00`]) {
      const refusal = await accounts.refuse(marina.session, `${path}/${id}`, 'DELETE');
      expect(refusal).toEqual([404, 'Este acesso já foi encerrado.']);
    }
    expect(await list(joao.session)).toHaveLength(1);
  });

  it('is not for visitors', async () => {
    expect(await accounts.refuse('', path, 'DELETE')).toEqual(signedOut);
    expect(await accounts.refuse('', `${path}/${await idOf(marina.session)}`, 'DELETE')).toEqual(signedOut);
    expect(await list()).toHaveLength(1);
  });
});
