// What changed in the published catalogue, row by row, instead of one version for everything.

import { sql, type Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable } from './table-builder.ts';

export async function createCatalogueChanges<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await createTable(database, engine, 'catalogue_changes', {
    key: 'growing-id',
    columns: { kind: 'text', row_id: 'integer', created_at: 'bigint' },
  });
  await sql`drop table catalogue_version`.execute(database);
  if (engine === 'postgres') await sql`drop function notify_catalogue`.execute(database);
}
