// Requests of buyers about orders that were sent, and what a return needs to know of a line.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { addColumns, createTable } from './table-builder.ts';

export async function createRequests<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await createTable(database, engine, 'requests', {
    key: 'growing-id',
    columns: {
      order_id: 'integer -> orders',
      kind: 'text',
      protocol: 'text',
      state: 'text',
      lines_json: 'text',
      text: 'text',
      answer: 'text',
      refund_cents: 'integer',
      received_at: 'bigint',
      due_day: 'text',
      decided_at: 'bigint?',
    },
    unique: [['protocol']],
    index: [['order_id'], ['state', 'due_day']],
  });
  await addColumns(database, {
    order_lines: [
      "units_json text not null default '[]'",
      'returned_quantity integer not null default 0 check (returned_quantity between 0 and quantity)',
    ],
  });
}
