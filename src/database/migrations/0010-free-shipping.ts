// The threshold of free shipping is a setting; a rate only says whether it applies.

import { sql, type Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function moveFreeShipping<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { freight_rates: ['free_from_threshold integer not null default 0'] });
  for (const statement of [
    'update freight_rates set free_from_threshold = 1 where free_from_cents > 0',
    'update freight_rates set price_cents = 0 where free_from_cents = 0',
    'alter table freight_rates drop column free_from_cents',
  ]) {
    await sql.raw(statement).execute(database);
  }
}
