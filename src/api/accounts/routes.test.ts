import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls.ts';
import { savedAddressSchema } from '#contract/customers/address.ts';
import { clientSessionsSchema } from '#contract/customers/privacy.ts';
import { profileCalls } from '#contract/customers/profile.ts';
import { createTestApi } from '../testing/test-api.ts';
import { createAccounts, type TestAccount, testPassword } from './testing/accounts.ts';

const address = { cep: '80010-000', rua: 'Rua XV', numero: '1', bairro: 'Centro', cidade: 'Curitiba', uf: 'PR' };
/** Valid fields for every call of the area. */
const fields = {
  ...address,
  finalidade: 'novidades',
  aceita: true,
  senhaAtual: testPassword,
  novaSenha: 'Sabugueiro na janela 9',
  confirmacao: 'APAGAR',
};

let marina: TestAccount;
let joao: TestAccount;
const shop = await createTestApi();
const accounts = createAccounts(shop);
beforeEach(async () => {
  [marina, joao] = [await accounts.create(), await accounts.create({ name: 'João Alheio' })];
});

const entries: readonly [string, Call][] = Object.entries(profileCalls);
/** Calls by a mailed link, and the sign-up: they need no session. */
const publicCalls = [
  'register',
  'confirmRegistration',
  'verifyRegistration',
  'confirmEmailChange',
  'verifyEmailChange',
];
const own = entries.filter(([name]) => !publicCalls.includes(name));
const withId = entries.filter(([, { path }]) => path.includes('/:id'));
const send = (session: string, { path, method, request }: Call, id: string | number) =>
  accounts.ask(
    session,
    path.replace(':id', String(id)),
    method,
    request && { ...fields, email: `x-${id}@exemplo.test` },
  );

/** A customer's resources, by their path. */
async function listIds({ session }: TestAccount): Promise<Readonly<Record<string, string | number>>> {
  const saved = savedAddressSchema.parse(await accounts.read(session, '/client/addresses', 'POST', address));
  const { sessoes } = clientSessionsSchema.parse(await accounts.read(session, '/client/sessions', 'GET'));
  return { '/client/addresses/:id': saved.id, '/client/sessions/:id': sessoes[0]?.id ?? '' };
}

async function snapshot({ id }: TestAccount): Promise<unknown> {
  const { kysely } = shop.database;
  return {
    customer: await kysely.selectFrom('customers').selectAll().where('id', '=', id).execute(),
    addresses: await kysely.selectFrom('addresses').selectAll().where('customer_id', '=', id).execute(),
    sessions: await kysely.selectFrom('sessions').selectAll().where('customer_id', '=', id).execute(),
    consents: await kysely.selectFrom('consents').selectAll().where('customer_id', '=', id).execute(),
  };
}

describe("a call with another customer's id", () => {
  it.each(withId)('%s returns 404 like for an unknown id, and changes nothing', async (_, call) => {
    const id = (await listIds(joao))[call.path];
    if (id === undefined) throw new Error(`${call.path} has no id of its own in this test`);
    const before = await snapshot(joao);
    const foreign = await send(marina.session, call, id);
    const unknown = await send(marina.session, call, 999_999_999);
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect(await snapshot(joao)).toEqual(before);
    expect((await send(joao.session, call, id)).status).toBe(200);
  });
});

describe('every call', () => {
  it.each(own)('%s is for customers only', async (_, call) => {
    for (const session of ['', 'A'.repeat(43)]) {
      const { status, body } = await send(session, call, 1);
      expect([status, body]).toEqual([401, { error: 'Entre na sua conta para continuar.' }]);
    }
  });

  it.each(own.filter(([, { path }]) => !path.includes(':id')))(
    '%s matches the contract and does not affect other customers',
    async (_, call) => {
      const before = await snapshot(joao);
      const { status, body } = await send(marina.session, call, marina.id);
      expect([status, call.response.safeParse(body).success]).toEqual([200, true]);
      expect(JSON.stringify(body)).not.toMatch(/argon2|Alheio/);
      expect(await snapshot(joao)).toEqual(before);
      expect(shop.failures).toEqual([]);
    },
  );

  it.each(own)('%s is refused if it is meant for another customer', async (_, call) => {
    const before = await snapshot(marina);
    const headers = { Session: marina.session, 'X-Customer-Id': String(joao.id) };
    const json = call.request ? fields : undefined;
    const response = await shop.send(call.path.replace(':id', '1'), { method: call.method, json, headers });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      error: 'Você entrou com outra conta. Recarregue a página para continuar.',
    });
    expect(await snapshot(marina)).toEqual(before);
  });

  it.each(own.filter(([, { method }]) => method !== 'GET'))(
    '%s is refused when another site sends it',
    async (_, call) => {
      const headers = { Session: marina.session, Origin: 'https://evil.test' };
      const before = await snapshot(marina);
      const path = call.path.replace(':id', '1');
      const response = await shop.send(path, { method: call.method, json: fields, headers });
      expect(response.status).toBe(403);
      expect(await snapshot(marina)).toEqual(before);
    },
  );
});
