import { expect, it } from 'vitest';
import { openEarlierDatabase } from '../testing/earlier-database.ts';
import { addOrderRecords } from './0024-order-records.ts';

it('leaves the mark of an earlier shop, and removes that of orders which were paid here', async () => {
  const { kysely, engine } = await openEarlierDatabase([
    'create table customers (id integer primary key, has_ordered integer not null)',
    'create table orders (id integer primary key, customer_id integer, paid_at bigint)',
    'insert into customers (id, has_ordered) values (1, 1), (2, 1), (3, 1), (4, 0)',
    'insert into orders (id, customer_id, paid_at) values (1, 2, 5), (2, 3, null), (3, null, 5)',
  ]);
  await addOrderRecords(kysely, engine);
  const rows = await kysely.selectFrom('customers').select(['id', 'has_ordered']).orderBy('id').execute();
  expect(rows.map((row) => row.has_ordered)).toEqual([1, 0, 1, 0]);
});
