import type { Database } from '#database/client.ts';

/** Whether it was one. */
export async function removeFavourite({ kysely }: Database, customerId: number, productId: number): Promise<boolean> {
  const removed = await kysely
    .deleteFrom('favourites')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst();
  return removed !== undefined;
}
