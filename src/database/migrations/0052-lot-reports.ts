// Who analysed the lot of an oil, and when.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addLotReports<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { product_lots: ['laboratory text', 'analysed_on text'] });
}
