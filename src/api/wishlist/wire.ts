import type { CallResponse } from '#contract/calls.ts';
import type { ReadModel } from '../catalogue/published/model.ts';
import type { PageWindow } from '../http/page-window.ts';

/** One page of the favourites as cards; `ids` are those of products that are sold, in display order. */
export function toWishlistProducts(
  model: Pick<ReadModel, 'productsById' | 'cardOf'>,
  ids: readonly number[],
  { offset, limit }: PageWindow,
): CallResponse<'wishlistProducts'> {
  const products = ids.slice(offset, offset + limit).flatMap((id) => model.productsById.get(id) ?? []);
  return {
    produtos: products.map((product) => model.cardOf(product)),
    info: { offset, limit, exibindo: products.length, total: ids.length },
  };
}
