// Since when a bank examines the card of a payment.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addPaymentReviews<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { payments: ['review_started_at bigint'] });
}
