// The protocol of the withdrawal that took all pieces of a request. Of requests replaced before, only their answer names it.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addReplacedRequests<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { requests: ['replaced_by text'] });
}
