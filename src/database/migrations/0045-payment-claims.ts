// When a buyer said that a payment was made which no service reports.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addPaymentClaims<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { payments: ['claimed_at bigint'] });
}
