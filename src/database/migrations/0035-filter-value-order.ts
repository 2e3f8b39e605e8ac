// The merchant's own order of a product's filter values, by which a card shows the first scent.

import { type Kysely, sql } from 'kysely';
import { addColumns } from './table-builder.ts';

/** Rows so far have the order of the filter's own values, in which they were shown. */
export async function addFilterValueOrder<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { product_filter_values: ['position integer not null default 0'] });
  await sql`update product_filter_values set position =
    (select filter_values.position from filter_values where filter_values.id = filter_value_id)`.execute(database);
}
