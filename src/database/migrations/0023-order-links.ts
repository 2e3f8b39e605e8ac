// Further links to orders, mailed on request, and when analytics counted an order.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { addColumns, createTable } from './table-builder.ts';

export async function createOrderLinks<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await createTable(database, engine, 'order_links', {
    key: 'id',
    columns: { order_id: 'integer -> orders', token_hash: 'text', created_at: 'bigint' },
    unique: [['token_hash']],
    index: [['order_id']],
  });
  await addColumns(database, { orders: ['purchase_announced_at bigint'] });
}
