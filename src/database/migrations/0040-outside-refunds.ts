// What a payment service has paid back without the shop, and the states of it that the shop does not know.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addOutsideRefunds<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, {
    payments: ['refunded_outside_cents integer not null default 0', 'unknown_status text'],
  });
}
