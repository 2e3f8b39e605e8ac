import type { Database } from '#database/client.ts';
import { ApiError } from '../http/errors.ts';
import { listFavouriteIds } from './queries.ts';

export const maxFavourites = 500;

/**
 * One statement, so that concurrent additions of a product store one favourite. Throws `refused` when the list is full;
 * concurrent additions of different products may exceed that limit by a few.
 */
export async function addFavourite(
  { kysely }: Database,
  { customerId, productId, nowMs }: { customerId: number; productId: number; nowMs: number },
): Promise<void> {
  const inserted = await kysely
    .insertInto('favourites')
    .columns(['customer_id', 'product_id', 'created_at'])
    .expression((query) =>
      // Selects from the product's row, so that a product deleted concurrently inserts nothing instead of violating the key.
      query
        .selectFrom('products')
        .select((eb) => [eb.val(customerId).as('customer_id'), 'products.id', eb.val(nowMs).as('created_at')])
        .where('products.id', '=', productId)
        .where(
          (eb) =>
            eb
              .selectFrom('favourites')
              .select((count) => count.fn.countAll<number>().as('count'))
              .where('customer_id', '=', customerId),
          '<',
          maxFavourites,
        ),
    )
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .returning('product_id')
    .executeTakeFirst();
  if (inserted) return;
  const known = await listFavouriteIds(kysely, customerId);
  // Below the limit it was a favourite already, which another tab may have removed since.
  if (known.includes(productId) || known.length < maxFavourites) return;
  throw new ApiError('refused', `Sua lista já tem ${maxFavourites} favoritos. Retire algum para guardar outro.`, {
    field: 'idProduto',
  });
}
