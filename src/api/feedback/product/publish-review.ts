import type { Database } from '#database/client.ts';
import { changeCatalogue } from '../../catalogue/changes/change-catalogue.ts';

/**
 * Publishes a review that waits for approval: the next read model counts it and the page shows it. False when there is no
 * such review. For the merchant's own tools; no call of the store API uses it.
 */
export async function publishReview(database: Database, id: number): Promise<boolean> {
  const published = await changeCatalogue(
    database,
    (transaction) =>
      transaction
        .updateTable('reviews')
        .set({ published: 1 })
        .where('id', '=', id)
        .where('published', '=', 0)
        .returning(['product_id', 'list_id'])
        .executeTakeFirst(),
    ({ product_id: productId, list_id: listId }) =>
      productId === null ? { kind: 'list', ids: [listId ?? 0] } : { kind: 'product', ids: [productId] },
  );
  return published !== undefined;
}
