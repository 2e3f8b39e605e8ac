// The rights of a buyer: requests about orders that were sent with what a return needs to know of a line, the copy of the contract,
// the limit of a coupon by document, and orders whose buyer has asked for erasure.

import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../client.ts';
import { addColumns, createTable, type TableDescription } from './table-builder.ts';

const tables: Readonly<Record<string, TableDescription>> = {
  requests: {
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
  },
  order_contracts: {
    key: ['order_id'],
    columns: {
      order_id: 'integer -> orders',
      terms_version: 'text',
      html: 'text',
      hash: 'text',
    },
  },
  secrets: { key: ['name'], columns: { name: 'text', value: 'text' } },
};

const columns = {
  orders: ['erasure_asked_at bigint'],
  order_lines: [
    "units_json text not null default '[]'",
    'returned_quantity integer not null default 0 check (returned_quantity between 0 and quantity)',
  ],
  coupon_uses: ['document_hash text'],
} as const;

export async function createBuyerRights<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const [table, description] of Object.entries(tables)) await createTable(database, engine, table, description);
  await addColumns(database, columns);
  await sql.raw('create index coupon_uses_document on coupon_uses (coupon_id, document_hash)').execute(database);
  await sql.raw('create index orders_email on orders (email)').execute(database);
  await sql
    .raw('create index orders_erasure on orders (erasure_asked_at) where erasure_asked_at is not null')
    .execute(database);
  await sql.raw('create index orders_document on orders (document)').execute(database);
  // Each database has its own secret from its first day.
  const secret = randomBytes(32).toString('hex');
  await sql`insert into secrets (name, value) values ('documents', ${secret})`.execute(database);
}
