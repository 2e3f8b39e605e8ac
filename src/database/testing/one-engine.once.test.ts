import { afterAll, expect, it } from 'vitest';
import { takeWrites } from './one-engine.ts';
import { createTestDatabase } from './test-database.ts';

const test = await createTestDatabase();
afterAll(() => test.dispose());

it('a file that runs on one engine learns what it writes, also in a transaction', async () => {
  const { kysely } = test.database;
  await kysely.selectFrom('sessions').select('token_hash').execute();
  expect(takeWrites()).toEqual([]);
  await kysely.deleteFrom('synonyms').execute();
  await kysely
    .transaction()
    .execute((transaction) => transaction.updateTable('products').set({ popularity: 1 }).where('id', '=', 0).execute());
  expect(takeWrites()).toEqual(['delete from "synonyms"', 'update "products" set "popularity" = ? where "id" = ?']);
});
