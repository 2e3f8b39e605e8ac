// What comes in the box of a product.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { createTable } from './table-builder.ts';

export async function createBoxContents<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await createTable(database, engine, 'box_contents', {
    key: ['product_id', 'position'],
    columns: { product_id: 'integer -> products', position: 'integer', quantity: 'integer', name: 'text' },
    check: ['quantity > 0'],
  });
}
