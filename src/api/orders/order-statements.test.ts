// What placing an order costs the database.

import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordStatementsOf } from '#database/testing/record-statements.ts';
import { createAccounts } from '../accounts/testing/accounts.ts';
import { insertCoupon } from '../pricing/promotions/testing/coupon-client.ts';
import { createCartClient, line } from '../testing/cart-client.ts';
import { createOrderShop } from './testing/order-shop.ts';

const products = Array.from({ length: 10 }, (_, index) => ({
  id: 910_001 + index,
  name: `Bruma ${index + 1}`,
  priceCents: 9990,
  stock: 500,
}));
/** For ten lines, whatever they cost. */
const mostStatements = 45;
/** Its limits are counted. */
const couponCode = 'LIMITADO';

const { shop, buyers } = await createOrderShop({
  products,
  prepare: (database) => insertCoupon(database, couponCode, { total_limit: 100, per_customer_limit: 100 }),
});
const recordStatements = recordStatementsOf(shop.database.kysely);
const accounts = createAccounts(shop);

/** The statements of placing an order of a customer. */
async function listStatements(lines: number, hasCoupon: boolean): Promise<CompiledQuery[]> {
  const { session } = await accounts.create();
  const wanted = products.slice(0, lines).map(({ id }) => line(id, 2));
  await createCartClient(shop).add(wanted, session);
  if (hasCoupon) await accounts.read(session, `/promotional/coupon/${couponCode}`, 'PUT', {});
  const buyer = await buyers.fill(session);
  return recordStatements(() => buyers.place(buyer));
}

/** Steps of the plan that read a whole table. */
async function listScans({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const { kysely, engine } = shop.database;
  const isSqlite = engine === 'sqlite';
  const explained = CompiledQuery.raw(`${isSqlite ? 'explain query plan' : 'explain'} ${text}`, [...parameters]);
  const { rows } = await kysely.connection().execute(async (connection) => {
    // PostgreSQL prefers to scan small tables.
    if (!isSqlite) await sql`set enable_seqscan = off`.execute(connection);
    return connection.executeQuery<Record<string, unknown>>(explained);
  });
  const steps = rows.map((row) => String(isSqlite ? row['detail'] : row['QUERY PLAN']));
  return steps.filter((step) => /^SCAN (?!CONSTANT ROW)|Seq Scan/.test(step));
}

it.each([
  ['without a coupon', false],
  ['with a coupon whose limits are counted', true],
])('%s takes as many statements for ten lines as for one, but for the stock of each', async (_, hasCoupon) => {
  await listStatements(1, hasCoupon);
  const [one, ten] = [await listStatements(1, hasCoupon), await listStatements(10, hasCoupon)];
  const isOfStock = (text: string) => text.startsWith('update "stock"');
  // Lists of values are longer.
  const toShape = (text: string) => text.replaceAll(/\((?:\$\d+|\?)[^)]*\)(?:, \([^)]*\))*/g, '(...)');
  // Refreshes of the catalogue before and after may be shared with those of its job.
  const listOrdering = (texts: string[]) => texts.slice(texts.indexOf('begin'), texts.indexOf('commit'));
  const shapesOf = (statements: readonly CompiledQuery[]) =>
    listOrdering(statements.map(({ sql: text }) => text))
      .filter((text) => !isOfStock(text))
      .map(toShape)
      .toSorted();
  expect(shapesOf(ten)).toEqual(shapesOf(one));
  expect(ten.filter(({ sql: text }) => isOfStock(text))).toHaveLength(10);
  expect(ten.some(({ sql: text }) => text.startsWith('insert into "coupon_uses"'))).toBe(hasCoupon);
  process.stdout.write(`${ten.length} statements for ten lines\n`);
  expect(ten.length).toBeLessThanOrEqual(mostStatements);
});

it('reads no table without an index', async () => {
  const scans: string[] = [];
  for (const statement of await listStatements(10, true)) {
    // An insert of values reads nothing.
    if (!/^(?:select|update|delete)/.test(statement.sql)) continue;
    for (const step of await listScans(statement)) scans.push(`${step}: ${statement.sql}`);
  }
  expect(scans).toEqual([]);
});
