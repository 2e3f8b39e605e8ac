// New addresses of accounts that wait until the link mailed to them is opened.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable } from './table-builder.ts';

export async function createEmailChanges<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await createTable(database, engine, 'email_changes', {
    key: ['token_hash'],
    columns: { token_hash: 'text', customer_id: 'integer -> customers', email: 'text', expires_at: 'bigint' },
    index: [['customer_id']],
  });
}
