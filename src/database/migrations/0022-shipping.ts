// What carriers need for a quote: the sizes of products and units as they are posted. And the quote of a checkout.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addShipping<Schema>(database: Kysely<Schema>): Promise<void> {
  const sizes = ['height_cm', 'width_cm', 'length_cm'];
  await addColumns(database, {
    products: sizes.map((name) => `${name} integer not null default 0`),
    variants: ['weight_grams', ...sizes].map((name) => `${name} integer`),
    checkouts: ['quote_json text'],
  });
}
