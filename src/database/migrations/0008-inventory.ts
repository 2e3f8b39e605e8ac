// Stock gets a home of its own: the quantity of each sellable unit, and every movement that led to it.

import { sql, type Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable, type TableDescription } from './table-builder.ts';

/** A unit is a product and one of its simple values; 0 = the product itself. */
const unit = { product_id: 'integer -> products', attribute_value_id: 'integer' } as const;

const tables: Readonly<Record<string, TableDescription>> = {
  stock: {
    key: ['product_id', 'attribute_value_id'],
    columns: { ...unit, quantity: 'integer' },
    check: ['quantity >= 0'],
  },
  stock_movements: {
    key: 'id',
    columns: { ...unit, delta: 'integer', cause: 'text', reference: 'text', created_at: 'bigint' },
    unique: [['cause', 'reference', 'product_id', 'attribute_value_id']],
    index: [['reference']],
  },
};

export async function createInventory<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const [table, description] of Object.entries(tables)) await createTable(database, engine, table, description);
  // What is taken for an order is given back once, whether the order expires or is cancelled.
  await sql
    .raw(
      `create unique index stock_movements_given_back on stock_movements (reference, product_id, attribute_value_id)
       where cause in ('expiry', 'cancel')`,
    )
    .execute(database);
  const now = Date.now();
  for (const statement of [
    `insert into stock (product_id, attribute_value_id, quantity)
     select product_id, attribute_value_id, case when stock < 0 then 0 else stock end from variants`,
    `insert into stock (product_id, attribute_value_id, quantity)
     select id, 0, case when stock < 0 then 0 else stock end from products
     where id not in (select product_id from variants)`,
    `insert into stock_movements (product_id, attribute_value_id, delta, cause, reference, created_at)
     select product_id, attribute_value_id, quantity, 'seed', 'seed', ${now} from stock`,
    'alter table products drop column stock',
    'alter table variants drop column stock',
  ]) {
    await sql.raw(statement).execute(database);
  }
}
