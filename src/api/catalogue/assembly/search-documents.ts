// The documents of the search index, one for each product.

import type { CatalogueCategory, CatalogueData, CatalogueProduct } from '../published/model.ts';
import type { SearchDocument } from '../published/search-index.ts';
import { mapInSteps } from './map-in-steps.ts';

/** Keys are product ids, so that an unchanged document is recognised after a rebuild. */
export function listSearchDocuments({ products }: CatalogueData): Promise<SearchDocument[]> {
  return mapInSteps(products, (product) => ({
    key: product.id,
    name: product.name,
    brand: product.brand.name,
    categories: listNames(product.category),
    codes: [...new Set([product.sku, product.ean, ...product.units.map((unit) => unit.sku)])].filter(Boolean),
    botanicalName: product.botanicalName,
    labels: listLabels(product),
    text: product.shortText,
  }));
}

function listNames(category: CatalogueCategory): string[] {
  return category.parent ? [...listNames(category.parent), category.name] : [category.name];
}

function listLabels(product: CatalogueProduct): string[] {
  const sibling = product.siblings?.members.find((member) => member.product === product);
  const labels = [
    ...product.filterTerms.map(({ term }) => term.label),
    ...product.units.map((unit) => unit.label),
    sibling?.label ?? '',
  ];
  return labels.filter(Boolean);
}
