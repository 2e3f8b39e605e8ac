import { expect, it } from 'vitest';
import { openEarlierDatabase } from '../testing/earlier-database.ts';
import { addFilterValueOrder } from './0035-filter-value-order.ts';

it('leaves the values of a product in the order in which they were shown', async () => {
  const { kysely } = await openEarlierDatabase([
    'create table filter_values (id integer primary key, position integer not null)',
    'create table product_filter_values (product_id integer, filter_value_id integer)',
    'insert into filter_values (id, position) values (1, 2), (2, 0), (3, 1)',
    'insert into product_filter_values (product_id, filter_value_id) values (7, 1), (7, 2), (7, 3)',
  ]);
  await addFilterValueOrder(kysely);
  const values = await kysely.selectFrom('product_filter_values').selectAll().orderBy('position').execute();
  expect(values.map(({ filter_value_id: id }) => id)).toEqual([2, 3, 1]);
});
