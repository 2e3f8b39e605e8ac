// Orders with their lines, timeline and payments, and the keys by which placing one is repeated without doing it again. An
// order outlives what it was placed from: it has copies of everything that was shown, and no foreign key into the shop.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable, type TableDescription } from './table-builder.ts';

const tables: Readonly<Record<string, TableDescription>> = {
  orders: {
    key: 'growing-id',
    columns: {
      number: 'text',
      token_hash: 'text',
      shop_id: 'text',
      customer_id: 'integer?',
      money_state: 'text',
      goods_state: 'text',
      name: 'text',
      email: 'text',
      document: 'text',
      phone: 'text',
      address_json: 'text',
      delivery_json: 'text',
      gift_note: 'text',
      coupon_id: 'integer?',
      coupon_code: 'text?',
      goods_cents: 'integer',
      combination_cents: 'integer',
      coupon_cents: 'integer',
      cash_cents: 'integer',
      freight_cents: 'integer',
      total_cents: 'integer',
      payment_kind: 'text',
      placed_at: 'bigint',
      version: 'integer',
    },
    unique: [['number'], ['token_hash']],
    check: ['total_cents = goods_cents - combination_cents - coupon_cents - cash_cents + freight_cents'],
    index: [['customer_id', 'placed_at']],
  },
  order_lines: {
    key: 'id',
    columns: {
      order_id: 'integer -> orders',
      position: 'integer',
      kind: 'text',
      product_id: 'integer',
      attribute_value_id: 'integer',
      addition: 'text',
      sku: 'text',
      name: 'text',
      option: 'text',
      path: 'text',
      picture_url: 'text',
      parts_json: 'text',
      quantity: 'integer',
      list_cents: 'integer',
      unit_cents: 'integer',
      combination_cents: 'integer',
      coupon_cents: 'integer',
      cash_cents: 'integer',
      total_cents: 'integer',
      reasons_json: 'text',
    },
    unique: [['order_id', 'position']],
    check: ['quantity > 0', 'total_cents >= 0'],
  },
  order_events: {
    key: 'id',
    columns: {
      order_id: 'integer -> orders',
      kind: 'text',
      actor: 'text',
      created_at: 'bigint',
    },
    index: [['order_id']],
  },
  payments: {
    key: 'id',
    columns: {
      order_id: 'integer -> orders',
      kind: 'text',
      state: 'text',
      amount_cents: 'integer',
      txid: 'text?',
      br_code: 'text',
      expires_at: 'bigint',
      created_at: 'bigint',
    },
    index: [['order_id'], ['state', 'expires_at']],
  },
  idempotency_keys: {
    key: ['key_hash'],
    columns: {
      key_hash: 'text',
      fingerprint: 'text',
      order_id: 'integer? -> orders',
      created_at: 'bigint',
    },
    index: [['created_at']],
  },
};

export async function createOrders<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const [table, description] of Object.entries(tables)) await createTable(database, engine, table, description);
}
