import type { Database } from '#database/client.ts';
import { ApiError } from '../../http/errors.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';

/** Publishes a product, or withdraws it from every page and listing. Throws `not-found` for an unknown product. */
export async function setPublished(database: Database, productId: number, isPublished: boolean): Promise<void> {
  const changed = await changeCatalogue(
    database,
    (transaction) =>
      transaction
        .updateTable('products')
        .set({ active: isPublished ? 1 : 0 })
        .where('id', '=', productId)
        .returning('id')
        .executeTakeFirst(),
    ({ id }) => ({ kind: 'product', ids: [id] }),
  );
  if (!changed) throw new ApiError('not-found', 'Produto não encontrado.');
}
