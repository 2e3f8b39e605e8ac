// Sign-ups that wait until the link mailed to their address is opened.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable } from './table-builder.ts';

export async function createRegistrations<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await createTable(database, engine, 'registrations', {
    key: ['token_hash'],
    columns: {
      token_hash: 'text',
      email: 'text',
      document: 'text',
      form_json: 'text',
      password_hash: 'text',
      created_at: 'bigint',
      expires_at: 'bigint',
    },
    index: [['email'], ['document']],
  });
}
