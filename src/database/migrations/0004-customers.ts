// Data of customers and visitors, and the mail queue.

import { sql, type Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { addColumns, createTable, type TableDescription } from './table-builder.ts';

const tables: Readonly<Record<string, TableDescription>> = {
  password_resets: {
    key: ['token_hash'],
    columns: { token_hash: 'text', customer_id: 'integer -> customers', expires_at: 'bigint', used_at: 'bigint?' },
    index: [['customer_id']],
  },
  login_failures: {
    key: ['subject_hash'],
    columns: { subject_hash: 'text', failures: 'integer', first_at: 'bigint', last_at: 'bigint' },
    index: [['last_at']],
  },
  known_devices: {
    key: ['token_hash'],
    columns: { token_hash: 'text', customer_id: 'integer -> customers', created_at: 'bigint', last_seen_at: 'bigint' },
    index: [['customer_id']],
  },
  consents: {
    key: 'id',
    columns: {
      customer_id: 'integer -> customers',
      purpose: 'text',
      text_version: 'text',
      granted: 'integer',
      created_at: 'bigint',
    },
    index: [['customer_id']],
  },
  favourites: {
    key: ['customer_id', 'product_id'],
    columns: { customer_id: 'integer -> customers', product_id: 'integer -> products', created_at: 'bigint' },
    index: [['product_id']],
  },
  coupon_uses: {
    key: 'id',
    columns: {
      coupon_id: 'integer -> coupons',
      cart_id: 'integer?',
      customer_id: 'integer?',
      order_id: 'integer?',
      expires_at: 'bigint?',
      created_at: 'bigint',
    },
    unique: [['coupon_id', 'cart_id']],
    index: [['coupon_id', 'customer_id']],
  },
  outbox: {
    key: 'id',
    columns: {
      message_id: 'text',
      kind: 'text',
      payload_json: 'text',
      attempts: 'integer',
      next_attempt_at: 'bigint',
      sent_at: 'bigint?',
      last_error: 'text',
      created_at: 'bigint',
    },
    unique: [['message_id']],
    index: [['sent_at', 'next_attempt_at']],
  },
  newsletter_subscribers: {
    key: 'id',
    columns: {
      email: 'text',
      name: 'text',
      segment: 'text',
      wants_coupon: 'integer',
      event_id: 'integer',
      details_json: 'text',
      created_at: 'bigint',
    },
    unique: [['email']],
  },
  newsletter_associates: {
    key: 'id',
    columns: {
      subscriber_id: 'integer -> newsletter_subscribers',
      name: 'text',
      gender: 'text',
      birth_date: 'text',
      details_json: 'text',
    },
    index: [['subscriber_id']],
  },
  store_reviews: {
    key: 'id',
    columns: {
      reviewer: 'text',
      experience: 'integer',
      service: 'integer',
      satisfied: 'integer',
      may_publish: 'integer',
      message: 'text',
      created_at: 'bigint',
    },
    index: [['may_publish', 'created_at']],
  },
  stock_notices: {
    key: 'id',
    columns: {
      product_id: 'integer -> products',
      attribute_value_id: 'integer',
      name: 'text',
      email: 'text',
      phone: 'text',
      message: 'text',
      wants_newsletter: 'integer',
      created_at: 'bigint',
      notified_at: 'bigint?',
    },
    unique: [['product_id', 'attribute_value_id', 'email']],
    index: [['notified_at']],
  },
  contact_messages: {
    key: 'id',
    columns: {
      kind: 'text',
      recipient: 'text',
      product_id: 'integer?',
      name: 'text',
      email: 'text',
      phone: 'text',
      subject: 'text',
      message: 'text',
      created_at: 'bigint',
    },
  },
  content_questions: {
    key: 'id',
    columns: {
      level: 'text',
      level_id: 'integer',
      name: 'text',
      email: 'text',
      phone: 'text',
      text: 'text',
      created_at: 'bigint',
    },
  },
  search_misses: {
    key: ['text'],
    columns: { text: 'text', searches: 'integer', first_at: 'bigint', last_at: 'bigint' },
    index: [['last_at']],
  },
  synonyms: { key: 'id', columns: { words: 'text' } },
  visits: {
    key: 'id',
    columns: { session_hash: 'text -> sessions.token_hash', kind: 'text', value: 'text', created_at: 'bigint' },
    index: [['session_hash']],
  },
  postal_codes: {
    key: ['postal_code'],
    columns: {
      postal_code: 'text',
      street: 'text',
      district: 'text',
      city: 'text',
      state: 'text',
      found_at: 'bigint',
    },
  },
};

/** New columns of older tables. */
const additions: Readonly<Record<string, readonly string[]>> = {
  sessions: ["device text not null default ''", 'signed_in_at bigint', 'secret_hash text'],
  customers: ['erased_at bigint', 'password_changed_at bigint', 'email_proven_at bigint'],
  answers: ['published integer not null default 1', 'email text'],
  questions: ['phone text'],
  store_review_keys: ['expires_at bigint'],
  coupons: ['first_order_only integer not null default 0'],
};

export async function createCustomers<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const [table, description] of Object.entries(tables)) await createTable(database, engine, table, description);
  await addColumns(database, additions);
  await sql`create index sessions_secret_hash on sessions (secret_hash)`.execute(database);
}
