// Pieces of an order that was sent in part and whose rest will not be sent.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addCancelledPieces<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, {
    order_lines: [
      'cancelled_quantity integer not null default 0 check (cancelled_quantity between 0 and quantity - shipped_quantity)',
    ],
  });
}
