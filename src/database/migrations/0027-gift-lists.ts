// Kits and curated lists on landing pages, and filter values of their own.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable, type TableDescription } from './table-builder.ts';

const tables: Readonly<Record<string, TableDescription>> = {
  list_filter_values: {
    key: ['list_id', 'filter_value_id'],
    columns: { list_id: 'integer -> lists', filter_value_id: 'integer -> filter_values' },
    index: [['filter_value_id']],
  },
  landing_page_lists: {
    key: ['landing_page_id', 'list_id'],
    columns: { landing_page_id: 'integer -> landing_pages', list_id: 'integer -> lists' },
    index: [['list_id']],
  },
};

export async function createGiftLists<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const [table, description] of Object.entries(tables)) await createTable(database, engine, table, description);
}
