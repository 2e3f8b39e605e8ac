// PostgreSQL notifies all processes when the catalogue's version changes. SQLite has no notifications.

import { sql, type Kysely } from 'kysely';
import type { Engine } from '../client.ts';

export async function createCatalogueNotice<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  await sql
    .raw(
      `create function notify_catalogue() returns trigger language plpgsql as $$
       begin perform pg_notify('catalogue_moved', new.version::text); return null; end $$`,
    )
    .execute(database);
  await sql`create trigger catalogue_moved after update on catalogue_version
    for each row execute function notify_catalogue()`.execute(database);
}
