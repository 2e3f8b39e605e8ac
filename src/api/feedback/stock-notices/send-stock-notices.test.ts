import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordStatementsOf } from '#database/testing/record-statements.ts';
import { setStock } from '../../testing/set-stock.ts';
import { createTestApi, testSiteUrl } from '../../testing/test-api.ts';
import { createTestCatalogue } from '../../testing/test-catalogue.ts';
import { sendStockNotices } from './send-stock-notices.ts';

const soap = { id: 900_001, name: 'Sabonete Esgotado', priceCents: 1000, stock: 0, shops: ['caszulo'] };
const onRequest = { id: 900_002, name: 'Difusor Profissional', priceCents: 99_900, stock: 0, onRequest: true };
const oil = {
  id: 900_003,
  name: 'Óleo de Teste',
  priceCents: 3290,
  stock: 0,
  values: [
    { id: 900_051, label: '10 ml', priceCents: 3290, stock: 0 },
    { id: 900_052, label: '30 ml', priceCents: 7990, stock: 0 },
  ],
};

const shop = await createTestApi({
  products: [soap, onRequest, oil],
});
const catalogue = await createTestCatalogue(shop.database);
afterAll(() => catalogue.close());
let failures: string[] = [];
const createDependencies = () => ({
  database: shop.database,
  catalogue,
  clock: () => shop.clock.now,
  siteUrl: testSiteUrl,
  logger: {
    info: () => undefined,
    warn: (_: object, message: string) => void failures.push(message),
    error: (_: object, message: string) => void failures.push(message),
  },
});

beforeEach(async () => {
  await insertNotice(soap.id, 0, 'ana@exemplo.test');
});
afterEach(async () => {
  for (const table of ['stock_notices', 'outbox'] as const) await shop.database.kysely.deleteFrom(table).execute();
  await restock(0, 0);
  failures = [];
});

async function insertNotice(productId: number, valueId: number, email: string, shopId = 'main') {
  const notice = {
    shop_id: shopId,
    product_id: productId,
    attribute_value_id: valueId,
    email,
    created_at: shop.clock.now.getTime(),
  };
  await shop.database.kysely
    .insertInto('stock_notices')
    .values({ ...notice, name: 'Ana Paula', phone: '', message: '', wants_newsletter: 0, notified_at: null })
    .execute();
}

/** Restocks the soap and the oil's second value, like a merchant's tool. */
async function restock(soapStock: number, oilStock: number) {
  await setStock(shop.database, soap.id, soapStock);
  await setStock(shop.database, oil.id, oilStock, 900_052);
  await catalogue.refresh();
}

const recordStatements = recordStatementsOf(shop.database.kysely);
const listMails = () => shop.database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute();

describe('a notice that a product is back', () => {
  it('is sent once the product can be bought, and only once', async () => {
    expect(await sendStockNotices(createDependencies())).toBe(0);
    expect(await listMails()).toEqual([]);

    await restock(3, 0);
    expect(await sendStockNotices(createDependencies())).toBe(1);
    expect(await sendStockNotices(createDependencies())).toBe(0);
    const [mail, ...others] = await listMails();
    expect(others).toEqual([]);
    expect(mail?.kind).toBe('back-in-stock');
    expect(mail?.message_id).toMatch(/^back-in-stock-[\da-f]{32}-\d+-1$/);
    expect(JSON.parse(mail?.payload_json ?? '')).toEqual({
      to: 'ana@exemplo.test',
      name: 'Ana Paula',
      product: 'Sabonete Esgotado',
      priceCents: 1000,
      link: 'https://loja.test/produto-900001?loja=caszulo',
    });
    const notices = await shop.database.kysely.selectFrom('stock_notices').select('notified_at').execute();
    expect(notices).toEqual([{ notified_at: shop.clock.now.getTime() }]);
  });

  it('is sent once by two concurrent workers', async () => {
    for (let person = 0; person < 10; person += 1) await insertNotice(soap.id, 0, `p${person}@exemplo.test`);
    await restock(3, 0);
    const sent = await Promise.all([sendStockNotices(createDependencies()), sendStockNotices(createDependencies())]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(11);
    const mails = await listMails();
    expect(mails).toHaveLength(11);
    expect(new Set(mails.map(({ message_id }) => message_id)).size).toBe(11);
  });

  it('is one of at most three an hour to one mailbox, however often the product sells out; the rest cost reads alone', async () => {
    const waiting = () => shop.database.kysely.selectFrom('stock_notices').where('notified_at', 'is', null);
    await restock(3, 2);
    for (let round = 0; round < 5; round += 1) {
      await shop.database.kysely.deleteFrom('stock_notices').execute();
      await insertNotice(soap.id, 0, 'ana@exemplo.test');
      await insertNotice(oil.id, 900_052, 'ana@exemplo.test');
      await sendStockNotices(createDependencies());
    }
    expect(await listMails()).toHaveLength(3);
    expect(await waiting().select('id').execute()).toHaveLength(2);
    const statements = await recordStatements(() => sendStockNotices(createDependencies()));
    expect(new Set(statements.map(({ sql }) => sql.split(' ', 1)[0]))).toEqual(new Set(['select']));
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    expect(await sendStockNotices(createDependencies())).toBe(2);
    expect(await waiting().select('id').execute()).toEqual([]);
  });

  it('names the requested value and its price', async () => {
    await insertNotice(oil.id, 900_051, 'dez@exemplo.test');
    await insertNotice(oil.id, 900_052, 'trinta@exemplo.test');
    await restock(0, 2);
    expect(await sendStockNotices(createDependencies())).toBe(1);
    const [mail] = await listMails();
    expect(JSON.parse(mail?.payload_json ?? '')).toMatchObject({
      to: 'trinta@exemplo.test',
      product: 'Óleo de Teste (30 ml)',
      priceCents: 7990,
      link: 'https://loja.test/produto-900003',
    });
  });

  it('is not sent for products on request and removed values', async () => {
    await insertNotice(onRequest.id, 0, 'consulta@exemplo.test');
    await insertNotice(oil.id, 4711, 'sumiu@exemplo.test');
    await setStock(shop.database, onRequest.id, 9);
    await restock(0, 0);
    expect(await sendStockNotices(createDependencies())).toBe(0);
  });
});
