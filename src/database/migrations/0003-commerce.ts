// Customers, sessions, carts, coupons, freight tables, review keys.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable, type TableDescription } from './table-builder.ts';

const tables: Readonly<Record<string, TableDescription>> = {
  customers: {
    key: 'id',
    columns: {
      name: 'text',
      email: 'text',
      document: 'text',
      password_hash: 'text',
      phone: 'text',
      gender: 'text',
      birth_date: 'text',
      has_ordered: 'integer',
      newsletter: 'integer',
      created_at: 'bigint',
    },
    unique: [['email'], ['document']],
  },
  addresses: {
    key: 'id',
    columns: {
      customer_id: 'integer -> customers',
      label: 'text',
      postal_code: 'text',
      street: 'text',
      number: 'text',
      complement: 'text',
      district: 'text',
      city: 'text',
      state: 'text',
      country: 'text',
      is_main: 'integer',
    },
    index: [['customer_id']],
  },
  sessions: {
    key: ['token_hash'],
    columns: {
      token_hash: 'text',
      customer_id: 'integer? -> customers',
      postal_code: 'text?',
      city: 'text?',
      state: 'text?',
      created_at: 'bigint',
      last_seen_at: 'bigint',
    },
    index: [['last_seen_at'], ['customer_id']],
  },
  carts: {
    key: 'id',
    columns: {
      session_hash: 'text -> sessions.token_hash',
      shop_id: 'text -> shops',
      coupon_code: 'text?',
      version: 'integer',
      updated_at: 'bigint',
    },
    unique: [['session_hash', 'shop_id']],
  },
  cart_lines: {
    key: 'id',
    columns: {
      cart_id: 'integer -> carts',
      kind: 'text',
      product_id: 'integer',
      attribute_value_id: 'integer',
      sale_unit_id: 'integer',
      warehouse_id: 'integer',
      addition: 'text',
      quantity: 'integer',
    },
    unique: [['cart_id', 'kind', 'product_id', 'attribute_value_id', 'sale_unit_id', 'warehouse_id', 'addition']],
  },
  coupons: {
    key: 'id',
    columns: {
      code: 'text',
      kind: 'text',
      value: 'integer',
      minimum_cents: 'integer',
      starts_at: 'bigint',
      ends_at: 'bigint?',
      total_limit: 'integer?',
      per_customer_limit: 'integer?',
      used: 'integer',
      description: 'text',
    },
    unique: [['code']],
  },
  freight_methods: { key: 'id', columns: { name: 'text', kind: 'text', position: 'integer' } },
  freight_rates: {
    key: 'id',
    columns: {
      method_id: 'integer -> freight_methods',
      region: 'text',
      postal_code_from: 'integer',
      postal_code_to: 'integer',
      max_weight_grams: 'integer',
      price_cents: 'integer',
      business_days: 'integer',
      free_from_cents: 'integer?',
    },
    index: [['postal_code_from']],
  },
  pickup_points: {
    key: 'id',
    columns: { name: 'text', street: 'text', number: 'text', district: 'text', city: 'text', state: 'text' },
  },
  store_review_keys: {
    key: ['key_hash'],
    columns: { key_hash: 'text', customer_name: 'text', created_at: 'bigint', used_at: 'bigint?' },
  },
};

export async function createCommerce<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const [table, description] of Object.entries(tables)) await createTable(database, engine, table, description);
}
