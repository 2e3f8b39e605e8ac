// When analytics has taken back the purchase that it had counted.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addRefundEvent<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { orders: ['refund_announced_at bigint'] });
}
