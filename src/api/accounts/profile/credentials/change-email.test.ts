import { beforeEach, describe, expect, it } from 'vitest';
import { successSchema } from '#contract/call.ts';
import { profileSchema } from '#contract/customers/profile.ts';
import { errorSchema } from '#contract/shared.ts';
import { testNow } from '#database/testing/test-now.ts';
import { deleteExpired } from '../../../retention.ts';
import { createTestApi } from '../../../testing/test-api.ts';
import { createAccounts, type TestAccount, testPassword } from '../../testing/accounts.ts';
import { confirmEmail, listConfirmationLinks, listMailKinds } from '../../testing/confirm-registration.ts';
import { addReset, listResets } from './testing/password-resets.ts';

const path = '/client/email';
const taken = 'maria@exemplo.test';
const dayMs = 24 * 60 * 60 * 1000;

let marina: TestAccount;
const shop = await createTestApi();
const accounts = createAccounts(shop);
beforeEach(async () => {
  shop.clock.now = testNow;
  await shop.database.kysely.deleteFrom('outbox').execute();
  marina = await accounts.create();
});

const read = async () => profileSchema.parse(await accounts.read(marina.session, '/client', 'GET'));
const getRow = () =>
  shop.database.kysely.selectFrom('customers').selectAll().where('id', '=', marina.id).executeTakeFirstOrThrow();
const ask = (email: string, senhaAtual = testPassword, { session } = marina) =>
  shop.send(path, { method: 'PUT', json: { email, senhaAtual }, headers: { Session: session } });
const confirm = async (email: string, password = testPassword) => {
  const response = await confirmEmail(shop, email, password);
  const body: unknown = await response.json();
  return [response.status, response.ok ? '' : errorSchema.parse(body).error];
};
const usedLink = [422, 'Este link não vale mais. Peça outro em “Seus dados”.'];

describe('a change of the e-mail address', () => {
  it('needs the current password, and happens when the mailed link is opened', async () => {
    const email = `nova-${marina.id}@exemplo.test`;
    const refused = await accounts.refuse(marina.session, path, 'PUT', { email, senhaAtual: 'errada-errada' });
    expect(refused).toEqual([422, 'A senha atual não confere.']);
    expect((await ask(` ${email.toUpperCase()} `)).status).toBe(200);
    expect((await read()).email).toBe(marina.email);
    expect(await listMailKinds(shop, marina.email, email)).toEqual(['confirm-email']);
    expect(await confirm(email, 'errada-errada')).toEqual([422, 'A senha atual não confere.']);
    expect(await confirm(email)).toEqual([200, '']);
    expect((await read()).email).toBe(email);
    expect(await listMailKinds(shop, marina.email)).toEqual(['email-changed']);
    expect(await confirm(email), 'the link works once').toEqual(usedLink);
  });

  it('answers the same for a free address and for that of another account, which only the mail names', async () => {
    const before = await getRow();
    const toShape = async (response: Response) => [
      response.status,
      successSchema.parse(await response.json()),
      [...response.headers.keys()].toSorted(),
      response.headers.getSetCookie(),
    ];
    const known = await toShape(await ask('MARIA@Exemplo.test'));
    expect(known).toEqual(await toShape(await ask(`livre-${marina.id}@exemplo.test`)));
    expect(await getRow()).toEqual(before);
    await ask(taken);
    expect(await listMailKinds(shop, taken), 'at most once an hour').toEqual(['email-taken']);
    expect(await listConfirmationLinks(shop, taken, 'confirm-email')).toEqual([]);
  });

  it.each([taken, 'livre@exemplo.test'])(
    'ends the link of an earlier one, so that it reveals nothing: %s',
    async (next) => {
      const email = `antes-${marina.id}@exemplo.test`;
      await ask(email);
      await ask(next);
      expect(await confirm(email)).toEqual(usedLink);
    },
  );

  it('invalidates reset links sent to the old address, and proves the new one', async () => {
    await addReset(shop, marina.id);
    const email = `limpa-${marina.id}@exemplo.test`;
    await ask(email);
    expect(await listResets(shop, marina.id)).toHaveLength(1);
    await confirm(email);
    expect(await listResets(shop, marina.id)).toEqual([]);
    expect((await getRow()).email_proven_at).toBe(testNow.getTime());
  });

  it('to the same address is refused, which reveals nothing new', async () => {
    const refused = await accounts.refuse(marina.session, path, 'PUT', {
      email: marina.email,
      senhaAtual: testPassword,
    });
    expect(refused).toEqual([422, 'Este já é o e-mail da sua conta.']);
  });

  it('gives an address to only one of two accounts that ask for it', async () => {
    const joao = await accounts.create();
    const email = `disputa-${joao.id}@exemplo.test`;
    await ask(email);
    await ask(email, testPassword, joao);
    const tokens = (await listConfirmationLinks(shop, email, 'confirm-email')).map((link) =>
      link.searchParams.get('token'),
    );
    const responses = await Promise.all(
      tokens.map((token) =>
        shop.send(`${path}/confirm`, { method: 'POST', json: { token, senhaAtual: testPassword } }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  it('has a link that is valid for 24 hours', async () => {
    const email = `tarde-${marina.id}@exemplo.test`;
    await ask(email);
    const [link] = await listConfirmationLinks(shop, email, 'confirm-email');
    const verify = async () => {
      const json = { token: link?.searchParams.get('token') };
      return (await shop.send(`${path}/confirm/verify`, { method: 'POST', json })).json();
    };
    expect(`${link?.origin}${link?.pathname}`).toBe('https://loja.test/checkout/confirmar-email');
    expect(await verify()).toEqual({ sucesso: true });
    shop.clock.now = new Date(testNow.getTime() + dayMs);
    expect(await verify()).toEqual({ sucesso: false });
    expect(await confirm(email)).toEqual(usedLink);
    await deleteExpired(shop.database, shop.clock.now.getTime());
    expect(
      await shop.database.kysely.selectFrom('email_changes').selectAll().where('email', '=', email).execute(),
    ).toEqual([]);
  });

  it.each([
    [{ email: 'a@b', senhaAtual: testPassword }, 'Confira o e-mail. O formato é nome@exemplo.com.br.'],
    [{ email: 'a@exemplo.test' }, 'Digite a sua senha atual.'],
    [{ email: 'a@exemplo.test', senhaAtual: '' }, 'Digite a sua senha atual.'],
  ])('refuses %j', async (fields, sentence) => {
    expect(await accounts.refuse(marina.session, path, 'PUT', fields)).toEqual([400, sentence]);
  });

  it('mails one address three times an hour at most, whatever the addresses of the callers, with the same answer', async () => {
    const email = `alheia-${marina.id}@exemplo.test`;
    const joao = await accounts.create();
    const answers = new Set<string>();
    for (let minute = 0; minute < 60; minute += 6) {
      shop.clock.now = new Date(testNow.getTime() + minute * 60_000);
      const { session } = minute % 4 === 0 ? marina : joao;
      const headers = { Session: session, 'X-Client-Address': `198.51.${minute}.1` };
      const response = await shop.send(path, { method: 'PUT', json: { email, senhaAtual: testPassword }, headers });
      answers.add(`${response.status} ${await response.text()}`);
    }
    expect(answers.size).toBe(1);
    expect(await listMailKinds(shop, email)).toEqual(['confirm-email', 'confirm-email', 'confirm-email']);
    shop.clock.now = new Date(testNow.getTime() + 60 * 60_000);
    await ask(email);
    expect(await listMailKinds(shop, email)).toHaveLength(4);
  });

  it('leaves links that were mailed to the same address valid, also when no further one is mailed', async () => {
    const email = `devagar-${marina.id}@exemplo.test`;
    for (let count = 0; count < 4; count += 1) await ask(email);
    const links = await listConfirmationLinks(shop, email, 'confirm-email');
    expect(links).toHaveLength(3);
    const json = { token: links[0]?.searchParams.get('token'), senhaAtual: testPassword };
    expect((await shop.send(`${path}/confirm`, { method: 'POST', json })).status).toBe(200);
    expect((await read()).email).toBe(email);
  });

  it('is limited, because every request sends a mail', async () => {
    const headers = { Session: marina.session, 'X-Client-Address': '203.0.113.20' };
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const json = { email: taken, senhaAtual: testPassword };
      statuses.push((await shop.send(path, { method: 'PUT', json, headers })).status);
    }
    expect(statuses.slice(4)).toEqual([200, 429]);
  });
});
