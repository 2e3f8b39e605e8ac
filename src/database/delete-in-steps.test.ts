import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteInSteps } from './delete-in-steps.ts';
import { insertRows } from './insert-rows.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.dispose());

it('deletes all old rows, in more than one step, and no other', async () => {
  const { kysely } = test.database;
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    subject_hash: String(index),
    failures: 1,
    first_at: 0,
    last_at: index,
  }));
  await kysely.transaction().execute((transaction) => insertRows(transaction, 'login_failures', rows));
  await deleteInSteps(kysely, { table: 'login_failures', key: 'subject_hash', column: 'last_at', untilMs: 3999 });
  const left = await kysely.selectFrom('login_failures').select('last_at').orderBy('last_at').execute();
  expect(left.map((row) => row.last_at)).toEqual(Array.from({ length: 1000 }, (_, index) => 4000 + index));
});
