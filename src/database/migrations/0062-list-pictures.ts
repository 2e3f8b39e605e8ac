// Further pictures of kits and curated lists; cards show `lists.picture_key`.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable } from './table-builder.ts';

export async function createListPictures<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await createTable(database, engine, 'list_pictures', {
    key: 'id',
    columns: {
      list_id: 'integer -> lists',
      position: 'integer',
      picture_key: 'text -> pictures.key',
      alternative: 'text',
    },
    unique: [['list_id', 'position']],
  });
}
