// The unit price at which a line was put into the cart, so that the cart can show what has changed since; null = unknown.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addLinePrice<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { cart_lines: ['added_price_cents integer'] });
}
