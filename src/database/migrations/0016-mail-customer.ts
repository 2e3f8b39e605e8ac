// The account that a mail to another address is about, so that an erasure finds the mail; null for all other mail.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addMailCustomer<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { outbox: ['customer_id integer'] });
}
