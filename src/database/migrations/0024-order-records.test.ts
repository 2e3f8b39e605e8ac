import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../client.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { addOrderRecords } from './0024-order-records.ts';

it('leaves the mark of an earlier shop, and removes that of orders which were paid here', async () => {
  const { environment, dispose } = await createEmptyDatabase();
  const database = await openDatabase({ url: environment['DATABASE_URL'], file: environment['DATABASE_FILE'] });
  const { kysely, engine } = database;
  for (const statement of [
    'create table customers (id integer primary key, has_ordered integer not null)',
    'create table orders (id integer primary key, customer_id integer, paid_at bigint)',
    'insert into customers (id, has_ordered) values (1, 1), (2, 1), (3, 1), (4, 0)',
    'insert into orders (id, customer_id, paid_at) values (1, 2, 5), (2, 3, null), (3, null, 5)',
  ]) {
    await sql.raw(statement).execute(kysely);
  }
  await addOrderRecords(kysely, engine);
  const rows = await kysely.selectFrom('customers').select(['id', 'has_ordered']).orderBy('id').execute();
  expect(rows.map((row) => row.has_ordered)).toEqual([1, 0, 1, 0]);
  await database.close();
  await dispose();
});
