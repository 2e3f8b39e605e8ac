import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { deleteInSteps } from './delete-in-steps.ts';
import { insertRows } from './insert-rows.ts';
import { createTestDatabase } from './testing/test-database.ts';

const test = await createTestDatabase();
afterAll(() => test.dispose());

const countRows = async () =>
  (await test.database.kysely.selectFrom('login_failures').select('last_at').execute()).length;

it('deletes all old rows and no other, and lets queries in after a few', async () => {
  const { kysely } = test.database;
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    subject_hash: String(index),
    failures: 1,
    first_at: 0,
    last_at: index,
  }));
  await kysely.transaction().execute((transaction) => insertRows(transaction, 'login_failures', rows));
  const old = { table: 'login_failures', key: 'subject_hash', column: 'last_at' } as const;
  const deleting = { isDone: false };
  const deleted = deleteInSteps(kysely, old, 799).finally(() => (deleting.isDone = true));
  const seen = new Set<number>();
  while (!deleting.isDone) {
    seen.add(await countRows());
    await setImmediate();
  }
  await deleted;
  // One statement for all would show two counts at most.
  expect(seen.size).toBeGreaterThan(2);
  const left = await kysely.selectFrom('login_failures').select('last_at').orderBy('last_at').execute();
  expect(left.map((row) => row.last_at)).toEqual(Array.from({ length: 200 }, (_, index) => 800 + index));
});

it('empties columns of old rows that stay', async () => {
  const { kysely } = test.database;
  const row = { kind: 'contact', recipient: '', product_id: null, email: '', phone: '', subject: '', message: '' };
  const rows = Array.from({ length: 60 }, (_, index) => ({ ...row, name: `Ana ${index}`, created_at: index }));
  await insertRows(kysely, 'contact_messages', rows);
  await deleteInSteps(
    kysely,
    { table: 'contact_messages', key: 'id', column: 'created_at', empty: { name: '' }, only: sql<boolean>`name <> ''` },
    49,
  );
  const left = await kysely.selectFrom('contact_messages').select('name').orderBy('created_at').execute();
  expect(left.map(({ name }) => name)).toEqual(rows.map(({ name }, index) => (index <= 49 ? '' : name)));
});
