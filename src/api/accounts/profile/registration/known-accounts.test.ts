import { beforeEach, describe, expect, it } from 'vitest';
import { testNow } from '#database/testing/test-now.ts';
import { createTestApi } from '../../../testing/test-api.ts';
import { listConfirmationLinks, listMailKinds, registrationForm } from '../../testing/confirm-registration.ts';

const freeDocument = '45317828791';
const owner = { email: 'maria@exemplo.test', document: '52998224725' };

const shop = await createTestApi();
beforeEach(async () => {
  shop.clock.now = testNow;
  await shop.database.kysely.deleteFrom('outbox').execute();
  await shop.database.kysely.deleteFrom('registrations').execute();
});

const send = (email: string, documento: string, headers: Record<string, string> = {}) =>
  shop.send('/client', { method: 'POST', json: { ...registrationForm, email, documento }, headers });
const listCustomers = () => shop.database.kysely.selectFrom('customers').selectAll().orderBy('id').execute();

describe('registration of a customer who has an account', () => {
  it.each([
    ['e-mail', owner.email, freeDocument],
    ['e-mail in capitals', ' MARIA@Exemplo.TEST ', freeDocument],
    ['document', 'nova@exemplo.test', owner.document],
    ['both', owner.email, owner.document],
  ])('answers as for a new one, in status, headers, cookies and effect: %s', async (_, email, document) => {
    const before = await listCustomers();
    const toShape = async (response: Response) => [
      response.status,
      await response.text(),
      [...response.headers.keys()].toSorted(),
      response.headers.getSetCookie(),
    ];
    const known = await toShape(await send(email, document));
    expect(known).toEqual(await toShape(await send('desconhecida@exemplo.test', '11222333000181')));
    expect(known.at(-1)).toEqual([]);
    expect(await listCustomers()).toEqual(before);
    const login = (usuario: string) =>
      shop.send('/checkout/login', { method: 'POST', json: { usuario, senha: registrationForm.senha } });
    expect([(await login(email)).status, (await login('desconhecida@exemplo.test')).status]).toEqual([401, 401]);
  });

  it('notifies the owner of the account by mail, at most once an hour', async () => {
    await send(owner.email, owner.document);
    await send(owner.email, freeDocument);
    expect(await listMailKinds(shop, owner.email)).toEqual(['account-exists']);
    const [row] = await shop.database.kysely.selectFrom('outbox').select('payload_json').execute();
    expect(JSON.parse(row?.payload_json ?? '{}')).toEqual({
      to: owner.email,
      name: 'Maria Clara Souza',
      recoveryLink: 'https://loja.test/checkout/acesso/',
    });
    shop.clock.now = new Date(testNow.getTime() + 60 * 60 * 1000);
    await send(owner.email, owner.document);
    expect(await listMailKinds(shop, owner.email)).toEqual(['account-exists', 'account-exists']);
  });

  it('mails both addresses when the document has an account with another one', async () => {
    for (const email of ['nova@exemplo.test', 'mais-uma@exemplo.test']) {
      await send(email, owner.document);
      await send(email, owner.document);
      expect(await listMailKinds(shop, email)).toEqual(['document-taken']);
      expect(await listConfirmationLinks(shop, email)).toEqual([]);
    }
    expect(await listMailKinds(shop, owner.email)).toEqual(['account-exists']);
    const rows = await shop.database.kysely
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'document-taken')
      .execute();
    expect(JSON.stringify(rows)).not.toContain(owner.email);
  });

  it('warns both owners when e-mail and document belong to two accounts', async () => {
    await send(owner.email, '11144477735');
    expect(await listMailKinds(shop, 'joao@exemplo.test')).toEqual(['account-exists']);
    expect(await listMailKinds(shop, owner.email)).toEqual(['account-exists']);
  });
});
