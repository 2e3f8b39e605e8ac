import type { CatalogueItem, CatalogueList } from './model.ts';

/** Whether an item is a kit or curated list rather than a product. */
export function isList(item: CatalogueItem): item is CatalogueList {
  return 'parts' in item;
}
