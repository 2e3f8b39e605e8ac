// What has become of a payment that its payer disputes at the service.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addDisputes<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { payments: ['dispute text'] });
}
