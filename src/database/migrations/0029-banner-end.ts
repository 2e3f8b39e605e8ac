// A banner ends by itself, such as the strip of a season; null: without an end.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addBannerEnd<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { banners: ['ends_at bigint'] });
}
