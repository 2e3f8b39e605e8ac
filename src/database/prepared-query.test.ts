import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareQuery } from './prepared-query.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
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
