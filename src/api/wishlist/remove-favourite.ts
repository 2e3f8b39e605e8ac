import type { Database } from '#database/client.ts';

/** Returns whether it was a favourite. */
export async function removeFavourite({ kysely }: Database, customerId: number, productId: number): Promise<boolean> {
  const removed = await kysely
    .deleteFrom('favourites')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst();
  return removed !== undefined;
}
