import type { CatalogueCategory, ReadModel } from '../../catalogue/published/model.ts';
import type { ReviewFilter } from './queries.ts';

/** Undefined when a filter refers to something unknown, which matches no review. Empty filters are ignored. */
export function findReviewFilter(
  model: Pick<ReadModel, 'productsById' | 'categoriesById'>,
  query: (name: string) => string | undefined,
): ReviewFilter | undefined {
  const filter: ReviewFilter = { productId: undefined, categoryIds: undefined, stars: undefined };
  const product = query('idProduto') ?? '';
  if (product !== '') {
    filter.productId = model.productsById.get(Number(product))?.id;
    if (filter.productId === undefined) return undefined;
  }
  const stars = query('nota') ?? '';
  if (stars !== '') {
    if (!/^[1-5]$/.test(stars)) return undefined;
    filter.stars = Number(stars);
  }
  const category = query('idCategoria') ?? '';
  if (category !== '') {
    const found = model.categoriesById.get(Number(category));
    if (!found) return undefined;
    filter.categoryIds = listIdsBelow(found);
  }
  return filter;
}

// An offers level has no products of its own: it maps to the category that it mirrors, and its root to all categories.
function listIdsBelow(category: CatalogueCategory): number[] | undefined {
  if (!category.isOffers) return [category.id, ...category.children.flatMap((child) => listIdsBelow(child) ?? [])];
  return category.mirrors && listIdsBelow(category.mirrors);
}
