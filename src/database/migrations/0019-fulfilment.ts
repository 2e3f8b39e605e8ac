// What happens to an order after it is placed: money that came in, money that was paid back, parcels, and the invoice.

import { sql, type Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { addColumns, createTable, type TableDescription } from './table-builder.ts';

const columns = {
  orders: [
    'paid_at bigint',
    'shipped_at bigint',
    'delivered_at bigint',
    'closed_at bigint',
    'invoice_number integer',
    'invoice_key text',
    'invoice_link text',
  ],
  order_lines: ['shipped_quantity integer not null default 0 check (shipped_quantity between 0 and quantity)'],
  payments: [
    'paid_cents integer not null default 0',
    'refunded_cents integer not null default 0 check (refunded_cents between 0 and paid_cents)',
  ],
} as const;

const tables: Readonly<Record<string, TableDescription>> = {
  receipts: {
    key: 'growing-id',
    columns: {
      source: 'text',
      source_key: 'text',
      bank: 'text',
      account: 'text',
      day: 'text',
      amount_cents: 'integer',
      text: 'text',
      fitid: 'text',
      state: 'text',
      reason: 'text',
      payment_id: 'integer? -> payments',
      used_cents: 'integer',
      refunded_cents: 'integer',
      decided_by: 'text?',
      decided_at: 'bigint?',
      created_at: 'bigint',
    },
    unique: [['source', 'source_key']],
    check: [
      'amount_cents > 0',
      'used_cents >= 0',
      'refunded_cents >= 0',
      'used_cents + refunded_cents <= amount_cents',
    ],
    index: [['state'], ['payment_id']],
  },
  refunds: {
    key: 'growing-id',
    columns: {
      payment_id: 'integer? -> payments',
      receipt_id: 'integer? -> receipts',
      request_key: 'text',
      amount_cents: 'integer',
      reason: 'text',
      created_at: 'bigint',
    },
    unique: [['request_key']],
    check: ['amount_cents > 0'],
    index: [['payment_id'], ['receipt_id']],
  },
  shipments: {
    key: 'growing-id',
    columns: {
      order_id: 'integer -> orders',
      carrier: 'text',
      tracking_code: 'text',
      link: 'text',
      lines_json: 'text',
      posted_at: 'bigint',
      delivered_at: 'bigint?',
    },
    unique: [['order_id', 'tracking_code']],
  },
};

export async function addFulfilment<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await addColumns(database, columns);
  for (const [table, description] of Object.entries(tables)) await createTable(database, engine, table, description);
  for (const statement of [
    'create unique index orders_invoice_key on orders (invoice_key)',
    'create index orders_placed_at on orders (placed_at)',
    'create index payments_created_at on payments (created_at)',
  ])
    await sql.raw(statement).execute(database);
}
