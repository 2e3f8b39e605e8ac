// Queries of favourites; rows of products that are no longer sold stay, and callers omit them.

import type { Queryable } from '#database/schema/database-schema.ts';

/** Ids of products, the newest favourite first. */
export async function listFavouriteIds(kysely: Queryable, customerId: number): Promise<number[]> {
  const rows = await kysely
    .selectFrom('favourites')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id', 'desc')
    .execute();
  return rows.map((row) => row.product_id);
}

export async function isFavourite(kysely: Queryable, customerId: number, productId: number): Promise<boolean> {
  const row = await kysely
    .selectFrom('favourites')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}
