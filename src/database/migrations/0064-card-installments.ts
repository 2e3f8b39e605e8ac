// In how many parts a card is charged, and what its payer owes for all of them; the payment service says so.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addCardInstallments<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { payments: ['installments integer', 'payer_cents integer'] });
}
