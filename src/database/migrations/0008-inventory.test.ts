import { expect, it } from 'vitest';
import { openEarlierDatabase } from '../testing/earlier-database.ts';
import { createInventory } from './0008-inventory.ts';

it('moves the stock of products and of their values, and never below zero', async () => {
  const { kysely, engine } = await openEarlierDatabase([
    'create table products (id integer primary key, stock integer not null)',
    'create table variants (product_id integer not null, attribute_value_id integer not null, stock integer not null)',
    'insert into products (id, stock) values (1, 5), (2, 99), (3, -2)',
    'insert into variants (product_id, attribute_value_id, stock) values (2, 10, 7), (2, 11, -1)',
  ]);
  await createInventory(kysely, engine);
  const unit = ['product_id', 'attribute_value_id'] as const;
  const stock = await kysely
    .selectFrom('stock')
    .selectAll()
    .orderBy('product_id')
    .orderBy('attribute_value_id')
    .execute();
  expect(stock).toEqual([
    { product_id: 1, attribute_value_id: 0, quantity: 5 },
    { product_id: 2, attribute_value_id: 10, quantity: 7 },
    { product_id: 2, attribute_value_id: 11, quantity: 0 },
    { product_id: 3, attribute_value_id: 0, quantity: 0 },
  ]);
  const movements = kysely.selectFrom('stock_movements').select([...unit, 'delta as quantity', 'cause']);
  expect(await movements.orderBy('product_id').orderBy('attribute_value_id').execute()).toEqual(
    stock.map((row) => ({ ...row, cause: 'seed' })),
  );
  await expect(kysely.updateTable('stock').set({ quantity: -1 }).execute()).rejects.toThrow(/check/i);
});
