import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { prepareQuery } from './prepared-query.ts';
import { createTestDatabase } from './testing/test-database.ts';

const test = await createTestDatabase();
afterAll(() => test.dispose());

it('builds the query once and runs it with the values of each call', async () => {
  let built = 0;
  const findCoupon = prepareQuery<{ least: number; code: string }, { code: string }>((kysely, value) => {
    built += 1;
    return kysely
      .selectFrom('coupons')
      .select('code')
      .where('value', '>=', value('least'))
      .where('code', '=', value('code'))
      .where('kind', '=', 'percent');
  });
  const { kysely } = test.database;
  expect(await findCoupon(kysely, { code: 'BEMVINDA', least: 5 })).toEqual([{ code: 'BEMVINDA' }]);
  expect(await findCoupon(kysely, { least: 15, code: 'BEMVINDA' })).toEqual([]);
  expect(await findCoupon(kysely, { least: 15, code: 'UNICO' })).toEqual([{ code: 'UNICO' }]);
  expect(await findCoupon(kysely, { least: 0, code: "' or 1=1 --" })).toEqual([]);
  await kysely.transaction().execute(async (transaction) => {
    expect(await findCoupon(transaction, { code: 'UNICO', least: 5 })).toEqual([{ code: 'UNICO' }]);
  });
  expect(built).toBe(1);
});

const findRedirect = prepareQuery<{ from: string }, { to_path: string }>((kysely, value) =>
  kysely.selectFrom('redirects').select('to_path').where('from_path', '=', value('from')),
);

// SQLite's driver caches prepared statements by text.
it.runIf(inject('testDatabase').engine === 'postgres')(
  'is prepared by PostgreSQL, and works after a new column is added',
  async () => {
    await test.database.kysely.connection().execute(async (kysely) => {
      const countPrepared = async (): Promise<number | undefined> => {
        const text = 'select to_path from redirects%';
        const { rows } = await sql<{ count: number }>`
        select count(*) from pg_prepared_statements where replace(statement, '"', '') like ${text}`.execute(kysely);
        return rows[0]?.count;
      };
      expect(await countPrepared()).toBe(0);
      expect(await findRedirect(kysely, { from: '/nowhere' })).toEqual([]);
      expect(await countPrepared()).toBe(1);
      await sql`alter table redirects add column reason text`.execute(kysely);
      expect(await findRedirect(kysely, { from: '/nowhere' })).toEqual([]);
      expect(await countPrepared()).toBe(1);
    });
  },
);

it('refuses to select all columns', async () => {
  const { kysely } = test.database;
  const readAll = prepareQuery((database) => database.selectFrom('coupons').selectAll());
  await expect(readAll(kysely, {})).rejects.toThrow('name the columns');
  const writeAll = prepareQuery((database) => database.deleteFrom('favourites').returningAll('favourites'));
  await expect(writeAll(kysely, {})).rejects.toThrow('name the columns');
});
