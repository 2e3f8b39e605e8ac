// Links invitations and reviews of the shop to an address, and retains the addresses that a customer had proven before.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { addColumns, createTable } from './table-builder.ts';

export async function linkOwnTraces<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await addColumns(database, { store_review_keys: ['email text'], store_reviews: ['email text'] });
  await createTable(database, engine, 'former_emails', {
    key: 'id',
    columns: { customer_id: 'integer -> customers', email: 'text', until_at: 'bigint' },
    index: [['customer_id'], ['email']],
  });
}
