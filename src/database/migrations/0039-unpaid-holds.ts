// What bounds the stock that unpaid orders hold: by whom an open order was placed, and how much it holds.

import { sql, type Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { addColumns, createTable } from './table-builder.ts';

export async function addUnpaidHolds<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await addColumns(database, {
    orders: ['session_hash text', 'network_hash text', 'held_share integer not null default 0'],
  });
  await sql
    .raw("create index orders_awaiting on orders (customer_id) where money_state = 'awaiting'")
    .execute(database);
  await createTable(database, engine, 'locks', { key: ['name'], columns: { name: 'text', taken_at: 'bigint' } });
  await sql`insert into locks (name, taken_at) values ('unpaid-orders', 0)`.execute(database);
}
