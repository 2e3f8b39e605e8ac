// The documents of the search index, one for each product, kit and curated list.

import { isList } from '../published/is-list.ts';
import type { CatalogueCategory, CatalogueData, CatalogueList, CatalogueProduct } from '../published/model.ts';
import type { SearchDocument } from '../published/search-index.ts';
import { isSafeInPregnancy, safeInPregnancy } from './facets.ts';
import { mapInSteps } from './map-in-steps.ts';

/** Keys are positions: ids of kits overlap with those of products. */
export function listSearchDocuments({ items }: Pick<CatalogueData, 'items'>): Promise<SearchDocument[]> {
  return mapInSteps(items, (item) => (isList(item) ? toListDocument(item) : toProductDocument(item)));
}

function toProductDocument(product: CatalogueProduct): SearchDocument {
  return {
    key: product.index,
    name: product.name,
    brand: product.brand.name,
    categories: listNames(product.category),
    codes: [...new Set([product.sku, product.ean, ...product.units.map((unit) => unit.sku)])].filter(Boolean),
    botanicalName: product.botanicalName,
    labels: listLabels(product),
    text: product.shortText,
  };
}

/** A list is found by its own texts and values and by what all its products share, not by the names of single products. */
function toListDocument(list: CatalogueList): SearchDocument {
  const [brand] = list.terms.filter(({ key }) => key === 'marca');
  return {
    key: list.index,
    name: list.name,
    brand: brand?.label ?? '',
    categories: [list.kind === 'lista' ? 'Listas' : 'Kits'],
    codes: [list.sku].filter(Boolean),
    botanicalName: '',
    labels: [
      ...list.terms.filter((term) => term !== brand).map(({ label }) => label),
      ...listCareLabels(list.parts.map(({ product }) => product)),
    ],
    text: list.shortText,
  };
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
    ...listCareLabels([product]),
  ];
  return labels.filter(Boolean);
}

/** A search for pregnancy finds what the filter of that name lists. */
function listCareLabels(products: readonly CatalogueProduct[]): string[] {
  return isSafeInPregnancy(products) ? [safeInPregnancy.label] : [];
}
