// What a visitor has entered for the order of a cart. It goes with the session, at the latest a week after the last entry.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable } from './table-builder.ts';

export async function createCheckouts<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await createTable(database, engine, 'checkouts', {
    key: 'id',
    columns: {
      session_hash: 'text -> sessions.token_hash',
      shop_id: 'text -> shops',
      contact_json: 'text?',
      address_json: 'text?',
      address_id: 'integer?',
      method_id: 'integer?',
      pickup_point_id: 'integer?',
      gift_note: 'text',
      payment_kind: 'text?',
      updated_at: 'bigint',
    },
    unique: [['session_hash', 'shop_id']],
    index: [['updated_at']],
  });
}
