// The protocol of the withdrawal that has replaced a request about an order; null for others.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addReplacedRequests<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { requests: ['replaced_by text'] });
}
