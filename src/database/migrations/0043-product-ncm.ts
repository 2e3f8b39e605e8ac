// The tax classification of a product (Nomenclatura Comum do Mercosul), which an accountant needs for its invoice.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addProductNcm<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { products: ["ncm text not null default ''"] });
}
