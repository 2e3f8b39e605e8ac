// A mail comes from the shop where it was caused, with links into that shop (specification 1).

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser } from '../../accounts/sign-in/testing/account-client.ts';
import { createAccounts, type TestAccount, testPassword } from '../../accounts/testing/accounts.ts';
import { confirmEmail, confirmRegistration } from '../../accounts/testing/confirm-registration.ts';
import type { CatalogueSource } from '../../catalogue/published/source.ts';
import { sendStockNotices } from '../../feedback/stock-notices/send-stock-notices.ts';
import { inviteToReview } from '../../feedback/store/invite-to-review.ts';
import { setStock } from '../../testing/set-stock.ts';
import { createTestApi, testSiteUrl } from '../../testing/test-api.ts';
import { createTestCatalogue } from '../../testing/test-catalogue.ts';

const everywhere = ['main', 'caszulo'];
const soldOut = { id: 900_001, name: 'Sabonete Esgotado', priceCents: 1000, stock: 0, shops: everywhere };
const onRequest = { id: 900_002, name: 'Difusor', priceCents: 99_900, stock: 0, onRequest: true, shops: everywhere };
const freeDocument = '11144477735';
const person = { nome: 'Ana', email: 'ana@exemplo.test', contato: '(41) 99999-0001', mensagem: 'Oi', mailing: false };

let marina: TestAccount;
const shop = await createTestApi({
  products: [soldOut, onRequest],
});
const accounts = createAccounts(shop);
beforeEach(async () => {
  marina = await accounts.create();
  await shop.database.kysely.deleteFrom('outbox').execute();
  await shop.database.kysely.deleteFrom('customers').where('document', '=', freeDocument).execute();
});

const listMails = () => shop.database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute();
const visitor = () => createBrowser(shop);

/** The request that causes each kind of mail; `query` selects the shop. */
const causes: Record<string, (query: string) => Promise<Response>> = {
  'password-recovery': (query) => visitor().post(`/checkout/password-recovery${query}`, { usuario: marina.email }),
  'account-exists': (query) => visitor().post(`/client${query}`, toRegistration(marina.email)),
  'confirm-registration': (query) =>
    visitor().post(`/client${query}`, toRegistration(`nova-${marina.id}@exemplo.test`)),
  'document-taken': (query) =>
    visitor().post(`/client${query}`, {
      ...toRegistration(`outra-${marina.id}@exemplo.test`),
      documento: '52998224725',
    }),
  async welcome(query) {
    const email = `nova-${marina.id}@exemplo.test`;
    await visitor().post('/client', toRegistration(email));
    return confirmRegistration(shop, toRegistration(email), { query });
  },
  'confirm-email': (query) => askForEmail(`outra-${marina.id}@exemplo.test`, query),
  'email-taken': (query) => askForEmail('maria@exemplo.test', query),
  async 'email-changed'(query) {
    const email = `outra-${marina.id}@exemplo.test`;
    await askForEmail(email);
    return confirmEmail(shop, email, testPassword, query);
  },
  'password-changed': (query) =>
    asMarina(`/client/password${query}`, 'PUT', { novaSenha: 'Sabugueiro na janela 9', senhaAtual: testPassword }),
  'account-erased': (query) =>
    asMarina(`/client/erase${query}`, 'POST', { senhaAtual: testPassword, confirmacao: 'APAGAR' }),
  'shop-message': (query) => visitor().post(`/product/budget${query}`, { ...person, idProduto: onRequest.id }),
};

function toRegistration(email: string) {
  const profile = { nomeRazao: 'Nova Pessoa', email, documento: freeDocument, celular: '(41) 99999-0001' };
  return { ...profile, senha: 'Sabugueiro na janela 9', aceitaTermos: true };
}

/** Further mails that the causes of a kind send. */
const sideMails: Record<string, string[]> = {
  'document-taken': ['account-exists'],
  welcome: ['confirm-registration'],
  'email-changed': ['confirm-email'],
};

const asMarina = (path: string, method: 'POST' | 'PUT', json: unknown) =>
  shop.send(path, { method, json, headers: { Session: marina.session } });

const askForEmail = (email: string, query = '') =>
  asMarina(`/client/email${query}`, 'PUT', { email, senhaAtual: testPassword });

describe.each(Object.entries(causes))('the mail %s', (kind, cause) => {
  it.each([
    ['?loja=caszulo', 'caszulo'],
    ['', 'main'],
    ['?loja=nenhuma', 'main'],
  ])('caused with "%s" comes from the shop %s', async (query, shopId) => {
    expect((await cause(query)).status).toBe(200);
    const mails = (await listMails()).filter((mail) => !(sideMails[kind] ?? []).includes(mail.kind));
    expect(mails.map((mail) => [mail.kind, mail.shop_id])).toEqual([[kind, shopId]]);
    const links = mails.flatMap(({ payload_json: payload }) => /https:[^"]+/.exec(payload) ?? []);
    for (const link of links) expect(new URL(link).searchParams.get('loja')).toBe(shopId === 'main' ? null : shopId);
  });
});

describe('the mail back-in-stock', () => {
  let catalogue: CatalogueSource;
  beforeAll(async () => {
    catalogue = await createTestCatalogue(shop.database);
  });
  afterAll(() => catalogue.close());

  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const dependencies = () => ({
    database: shop.database,
    clock: () => shop.clock.now,
    siteUrl: testSiteUrl,
    logger: silent,
  });

  it('comes from the shop of the request, with links into it', async () => {
    const request = { ...person, idProduto: soldOut.id, idAtributoValor: 0 };
    await visitor().post('/product/solicitation?loja=caszulo', request);
    await visitor().post('/product/solicitation', { ...request, email: 'bia@exemplo.test' });
    await setStock(shop.database, soldOut.id, 3);
    await catalogue.refresh();
    expect(await sendStockNotices({ ...dependencies(), catalogue })).toBe(2);
    const mails = await listMails();
    expect(mails.map(({ shop_id: shopId }) => shopId)).toEqual(['caszulo', 'main']);
    expect(mails[0]?.payload_json).toContain('"https://loja.test/produto-900001?loja=caszulo"');
    expect(mails[1]?.payload_json).toContain('"https://loja.test/produto-900001"');
  });
});

describe('the mail review-invitation', () => {
  it('links into the shop of the purchase', async () => {
    const invitation = { customerName: 'Ana', email: person.email, nowMs: 0, siteUrl: testSiteUrl };
    await inviteToReview(shop.database.kysely, { ...invitation, shopId: 'caszulo', messageId: 'review-invitation-1' });
    const [mail] = await listMails();
    expect(mail).toMatchObject({ kind: 'review-invitation', shop_id: 'caszulo' });
    expect(mail?.payload_json).toMatch(/avaliacao-da-loja\?key=[\w-]+&loja=caszulo"/);
  });
});
