import { beforeEach, describe, expect, it } from 'vitest';
import { consentsSchema } from '#contract/customers/privacy.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createAccounts, type TestAccount } from '../testing/accounts.ts';

let marina: TestAccount;
const shop = await createTestApi();
const accounts = createAccounts(shop);
beforeEach(async () => {
  shop.clock.now = testNow;
  marina = await accounts.create({ isProven: true });
});

const path = '/client/consents';
const read = async (session = marina.session) => consentsSchema.parse(await accounts.read(session, path, 'GET'));
const decide = async (finalidade: string, aceita: unknown, session = marina.session) =>
  consentsSchema.parse(await accounts.read(session, path, 'PUT', { finalidade, aceita }));
const findFlag = () =>
  shop.database.kysely.selectFrom('customers').select('newsletter').where('id', '=', marina.id).executeTakeFirst();
const listSubscribers = (email: string) =>
  shop.database.kysely.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).execute();
async function subscribe(email: string, createdMs = testNow.getTime()) {
  const details = { segment: '', wants_coupon: 0 as const, event_id: 0, details_json: '{}', created_at: createdMs };
  await shop.database.kysely
    .insertInto('newsletter_subscribers')
    .values({ email, name: 'Marina', ...details })
    .execute();
}

describe('consents', () => {
  it('are empty before any decision', async () => {
    expect(await read()).toEqual({ atuais: [], historico: [] });
  });

  it('store every decision with its time and the version of the text; the newest counts', async () => {
    await decide('novidades', true);
    shop.clock.now = new Date(testNow.getTime() + 60_000);
    await decide('novidades', 'n');
    const response = await decide('termos', 1);
    const first = { finalidade: 'novidades', aceita: true, versao: '2026-11', data: '2026-11-20T10:00:00-03:00' };
    const second = { ...first, aceita: false, data: '2026-11-20T10:01:00-03:00' };
    const third = { ...second, finalidade: 'termos', aceita: true };
    expect(response).toEqual({ atuais: [third, second], historico: [third, second, first] });
    expect(await read()).toEqual(response);
  });

  it('do not log a decision that is already current', async () => {
    for (let count = 0; count < 3; count += 1) await decide('novidades', true);
    expect((await read()).historico).toHaveLength(1);
  });

  it('log concurrent equal decisions once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => decide('novidades', true)));
    expect((await read()).historico).toHaveLength(1);
  });

  it('update the newsletter choice of the profile', async () => {
    await decide('novidades', true);
    expect(await findFlag()).toEqual({ newsletter: 1 });
    await decide('termos', true);
    expect(await findFlag()).toEqual({ newsletter: 1 });
    await decide('novidades', false);
    expect(await findFlag()).toEqual({ newsletter: 0 });
  });

  it('unsubscribe the address, and no other, when consent for news is withdrawn', async () => {
    await subscribe(marina.email);
    await subscribe('outra@exemplo.test');
    await decide('termos', true);
    await decide('novidades', true);
    expect(await listSubscribers(marina.email)).toHaveLength(1);
    await decide('novidades', false);
    expect(await listSubscribers(marina.email)).toEqual([]);
    expect(await listSubscribers('outra@exemplo.test')).toHaveLength(1);
  });

  it('withdrawn stop the news to a former proven address too, until it became another customer’s', async () => {
    const { kysely } = shop.database;
    await subscribe('minha-antiga@exemplo.test');
    await subscribe('ja-de-outra@exemplo.test', testNow.getTime() + 1);
    for (const email of ['minha-antiga@exemplo.test', 'ja-de-outra@exemplo.test']) {
      const [customer_id, until_at] = [marina.id, testNow.getTime()];
      await kysely.insertInto('former_emails').values({ customer_id, email, until_at }).execute();
    }
    await decide('novidades', false);
    expect(await listSubscribers('minha-antiga@exemplo.test')).toEqual([]);
    expect(await listSubscribers('ja-de-outra@exemplo.test')).toHaveLength(1);
  });

  it('withdrawn stop the news also while the address is not proven', async () => {
    await shop.database.kysely
      .updateTable('customers')
      .set({ email_proven_at: null })
      .where('id', '=', marina.id)
      .execute();
    await subscribe(marina.email);
    await decide('novidades', true);
    await decide('novidades', false);
    expect(await findFlag()).toEqual({ newsletter: 0 });
    expect(await listSubscribers(marina.email)).toEqual([]);
  });

  it('to the terms cannot be withdrawn', async () => {
    const refusal = [422, 'Os termos valem enquanto a conta existir. Para deixá-los, exclua a conta.'];
    const refused = await accounts.refuse(marina.session, path, 'PUT', { finalidade: 'termos', aceita: false });
    expect(refused).toEqual(refusal);
    expect((await read()).historico).toEqual([]);
  });

  it.each([
    [{ finalidade: 'tudo', aceita: true }, 'Escolha sobre o que é a autorização.'],
    [{ aceita: true }, 'Escolha sobre o que é a autorização.'],
    [{ finalidade: 'novidades' }, 'Diga se você aceita: sim ou não.'],
    [{ finalidade: 'novidades', aceita: 'talvez' }, 'Diga se você aceita: sim ou não.'],
  ])('refuse %j', async (fields, sentence) => {
    expect(await accounts.refuse(marina.session, path, 'PUT', fields)).toEqual([400, sentence]);
  });

  it('are those of the signed-in customer, whatever customer the request names', async () => {
    const joao = await accounts.create();
    await accounts.read(marina.session, path, 'PUT', { finalidade: 'novidades', aceita: true, customer_id: joao.id });
    expect(await read(joao.session)).toEqual({ atuais: [], historico: [] });
  });

  it('are not for visitors', async () => {
    const refusal = [401, 'Entre na sua conta para continuar.'];
    expect(await accounts.refuse('', path, 'GET')).toEqual(refusal);
    expect(await accounts.refuse('', path, 'PUT', {})).toEqual(refusal);
  });
});
