// Sign-ups beyond the limit of links are stored without a link of their own; those before all got one.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addUnmailedRegistrations<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { registrations: ['is_mailed integer not null default 1'] });
}
