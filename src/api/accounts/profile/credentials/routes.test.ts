import { beforeEach, describe, expect, it } from 'vitest';
import { successSchema } from '#contract/call.ts';
import { profileSchema } from '#contract/customers/profile.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createTestApi, readSession } from '../../../testing/test-api.ts';
import { createAccounts, type TestAccount, testPassword } from '../../testing/accounts.ts';
import { listMailKinds } from '../../testing/confirm-registration.ts';
import { addReset, listResets } from './testing/password-resets.ts';

const newPassword = 'Sabugueiro na janela 9';
const wrongPassword = [422, 'A senha atual não confere.'];
const signedOut = [401, 'Entre na sua conta para continuar.'];

let marina: TestAccount;
const shop = await createTestApi();
const accounts = createAccounts(shop);
beforeEach(async () => {
  shop.clock.now = testNow;
  marina = await accounts.create();
});

const read = async (session = marina.session) => profileSchema.parse(await accounts.read(session, '/client', 'GET'));
const isSignedOut = (session: string) => accounts.refuse(session, '/client', 'GET');
const getRow = (id = marina.id) =>
  shop.database.kysely.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a change of the password', () => {
  const path = '/client/password';
  const send = (session: string, fields: object) => accounts.ask(session, path, 'PUT', fields);
  const good = { novaSenha: newPassword, senhaAtual: testPassword };

  it('signs out everywhere else, renews the cookie and notifies by mail', async () => {
    const [phone, tablet] = [await accounts.signIn(marina.id), await accounts.signIn(marina.id)];
    const joao = await accounts.create();
    const { body, response } = await send(marina.session, good);
    expect(successSchema.parse(body).sucesso).toBe(true);
    const renewed = readSession(response) ?? '';
    expect((await read(renewed)).senhaAlteradaEm).toBe('2026-11-20T10:00:00-03:00');
    for (const old of [phone, tablet, marina.session]) expect(await isSignedOut(old)).toEqual(signedOut);
    expect((await read(joao.session)).email).toBe(joao.email);
    expect(await listMailKinds(shop, marina.email)).toEqual(['password-changed']);
  });

  it('replaces the old password', async () => {
    const { response } = await send(marina.session, good);
    const session = readSession(response) ?? '';
    const again = await accounts.refuse(session, path, 'PUT', { ...good, novaSenha: 'Outra folha de louro 5' });
    expect(again).toEqual(wrongPassword);
    const back = await send(session, { novaSenha: 'Outra folha de louro 5', senhaAtual: newPassword });
    expect(back.status).toBe(200);
    expect((await getRow()).password_hash).toMatch(/^\$argon2id\$/);
  });

  it('needs the current password, and changes nothing without it', async () => {
    const phone = await accounts.signIn(marina.id);
    const before = await getRow();
    for (const senhaAtual of ['errada-errada', `${testPassword} `, testPassword.toUpperCase()]) {
      expect(await accounts.refuse(marina.session, path, 'PUT', { ...good, senhaAtual })).toEqual(wrongPassword);
    }
    expect(await getRow()).toEqual(before);
    expect((await read(phone)).email).toBe(marina.email);
    expect(await listMailKinds(shop, marina.email)).toEqual([]);
  });

  it('limits guesses of the current password with a stolen session', async () => {
    const tries: number[] = [];
    for (let count = 0; count < 14; count += 1) {
      tries.push((await send(marina.session, { ...good, senhaAtual: `palpite-${count}` })).status);
    }
    expect(tries[0]).toBe(422);
    expect(tries.at(-1)).toBe(429);
  });

  it.each(['curta', '12345678', 'marina1985', 'x'.repeat(129)])('refuses a weak one: %s', async (novaSenha) => {
    const [status] = await accounts.refuse(marina.session, path, 'PUT', { ...good, novaSenha });
    expect(status).toBe(422);
    expect((await getRow()).password_changed_at).toBeNull();
  });

  it('invalidates password reset links', async () => {
    await addReset(shop, marina.id);
    await send(marina.session, good);
    expect(await listResets(shop, marina.id)).toEqual([]);
  });

  it('succeeds once for two concurrent requests', async () => {
    const responses = await Promise.all([
      send(marina.session, good),
      send(marina.session, { ...good, novaSenha: 'Outra folha de louro 5' }),
    ]);
    const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses[0]).toBe(200);
    expect([401, 422]).toContain(statuses[1]);
    expect(await listMailKinds(shop, marina.email)).toEqual(['password-changed']);
  });
});

describe('a visitor', () => {
  it('gets 401 for any request', async () => {
    for (const path of ['/client/email', '/client/password']) {
      expect(await accounts.refuse('', path, 'PUT', {})).toEqual(signedOut);
    }
  });
});
