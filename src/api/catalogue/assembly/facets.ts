// Categories, brands, filter values and attribute values as numbered terms for filtering listings.

import type {
  CatalogueBrand,
  CatalogueCategory,
  CatalogueList,
  CatalogueProduct,
  FacetGroup,
  FacetIndex,
  FacetTerm,
} from '../published/model.ts';
import { deviceFilters, listDeviceValueIds } from './device-filters.ts';
import { mapInSteps } from './map-in-steps.ts';
import type { CatalogueRows } from './queries.ts';

/** Terms by key and id, before they are assigned to products. */
export type FacetTerms = Pick<FacetIndex, 'groups' | 'terms' | 'find'>;

interface FacetRows {
  key: FacetTerm['key'];
  id: number;
  name: string;
  values: readonly { id: number; label: string }[];
  minValues?: number;
}

/**
 * A filter that follows from a product's facts, so that it is never set by hand: its value is only of what is known to be safe.
 * The id is above those of rows.
 */
const careFilter = { id: 900_000_001, name: 'Cuidados' };
export const safeInPregnancy = { id: 900_000_001, label: 'Gestação: sem restrição conhecida' };

/** The kind of what has no category: kits and curated lists. The id is above those of rows. */
const kitKind = { id: 900_000_002, label: 'Kits e listas' };

const naturalOrder = new Intl.Collator('pt-BR', { numeric: true });
const fold = (text: string) => text.trim().toLocaleLowerCase('pt-BR');

/**
 * The levels of categories and the brands first, then filters and attributes in display order. No two facets have the same name:
 * rows of one kind and name are one facet, and an attribute that is called like a filter is renamed.
 */
export function buildFacetTerms(
  rows: CatalogueRows,
  brands: readonly CatalogueBrand[],
  categories: readonly CatalogueCategory[],
): FacetTerms {
  const filterValues = new Map<number, FacetRows['values']>([
    ...Map.groupBy(rows.filterValues, (value) => value.filter_id),
    [careFilter.id, [safeInPregnancy]],
  ]);
  const attributeValues = Map.groupBy(rows.attributeValues, (value) => value.attribute_id);
  const all: FacetRows[] = [
    ...listLevels(categories, [kitKind]),
    { key: 'marca', id: 0, name: 'Marca', values: brands.map(({ id, name }) => ({ id, label: name })) },
    ...mergeNamesakes('filtro', [...rows.filters, careFilter], filterValues),
    // A single value of a device's facts would be no choice.
    ...deviceFilters.map((filter): FacetRows => ({ key: 'filtro', ...filter, minValues: 2 })),
    // The merchant sorts an attribute per product; across products "5 ml" is sorted before "100 ml".
    ...mergeNamesakes('atributo', rows.attributes, attributeValues).map((facet) => ({
      ...facet,
      values: facet.values.toSorted((first, second) => naturalOrder.compare(first.label, second.label)),
    })),
  ];
  const taken = new Set<string>();
  const terms: FacetTerm[] = [];
  const byKeyAndId = new Map<string, FacetTerm>();
  const groups = all.map(({ key, id, name, values, minValues = 1 }, group): FacetGroup => {
    const isTaken = taken.has(fold(name));
    taken.add(fold(name));
    const ownTerms: FacetTerm[] = [];
    // Brands and categories have pages of their own, so two of one name stay two.
    const hasPages = key === 'marca' || key === 'categoria';
    const namesakesOf = Map.groupBy(values, (value) => (hasPages ? value.id : fold(value.label)));
    for (const namesakes of namesakesOf.values()) {
      const [first] = namesakes;
      if (!first) continue;
      const term = { index: terms.length, key, id: first.id, label: first.label, group };
      terms.push(term);
      ownTerms.push(term);
      for (const value of namesakes) byKeyAndId.set(`${key}:${value.id}`, term);
    }
    return { key, id, name: isTaken ? `Opções de ${fold(name)}` : name, terms: ownTerms, minValues };
  });
  return { groups, terms, find: (key, id) => byKeyAndId.get(`${key}:${id}`) };
}

/** One facet per level of the tree: the kinds of products, ever finer; on the first level also the others. */
function listLevels(categories: readonly CatalogueCategory[], others: FacetRows['values'] = []): FacetRows[] {
  if (categories.length === 0) return [];
  const values = [...categories.map(({ id, name }) => ({ id, label: name })), ...others];
  return [
    { key: 'categoria', id: categories[0]?.level ?? 0, name: 'Tipo de produto', values },
    ...listLevels(categories.flatMap(({ children }) => children)),
  ];
}

/** Rows with the same name become one, with the id of the first. */
function mergeNamesakes(
  key: FacetTerm['key'],
  heads: readonly { id: number; name: string }[],
  values: ReadonlyMap<number, FacetRows['values']>,
): FacetRows[] {
  const byName = Map.groupBy(heads, ({ name }) => fold(name));
  return [...byName.values()].flatMap((namesakes) => {
    const [first] = namesakes;
    return first ? [{ key, ...first, values: namesakes.flatMap(({ id }) => values.get(id) ?? []) }] : [];
  });
}

/** A value that two units of a product share counts once. */
export async function buildFacetIndex(
  facets: FacetTerms,
  {
    products,
    lists,
    categoryMembers,
  }: {
    products: readonly CatalogueProduct[];
    lists: readonly CatalogueList[];
    categoryMembers: ReadonlyMap<number, Int32Array>;
  },
): Promise<FacetIndex> {
  const kinds = groupKinds(facets, categoryMembers);
  const offsets = new Int32Array(products.length + lists.length + 1);
  const values: number[] = [];
  await mapInSteps(products, (product) => {
    values.push(...(kinds.get(product.index) ?? []), ...listTerms(facets, product));
    offsets[product.index + 1] = values.length;
  });
  for (const { index, terms, parts } of lists) {
    const careTerm = findCareTerm(
      facets,
      parts.map(({ product }) => product),
    );
    const derived = [facets.find('categoria', kitKind.id), careTerm];
    values.push(...[...terms, ...derived].flatMap((term) => term?.index ?? []));
    offsets[index + 1] = values.length;
  }
  return { ...facets, offsets, values: Int32Array.from(values) };
}

/** The terms of categories by product: all that list it, and their ancestors. */
function groupKinds(facets: FacetTerms, categoryMembers: ReadonlyMap<number, Int32Array>): Map<number, number[]> {
  const kinds = new Map<number, number[]>();
  for (const [id, members] of categoryMembers) {
    const term = facets.find('categoria', id);
    if (!term) continue;
    for (const product of members) {
      const known = kinds.get(product);
      if (known) known.push(term.index);
      else kinds.set(product, [term.index]);
    }
  }
  return kinds;
}

function findCareTerm(facets: FacetTerms, products: readonly CatalogueProduct[]): FacetTerm | undefined {
  return isSafeInPregnancy(products) ? facets.find('filtro', safeInPregnancy.id) : undefined;
}

/** False if one of the products is not known to be safe. */
export function isSafeInPregnancy(products: readonly CatalogueProduct[]): boolean {
  return products.every(({ care }) => care.pregnancy === 'safe');
}

function listTerms(facets: FacetTerms, product: CatalogueProduct): number[] {
  const sibling = product.siblings?.members.find((member) => member.product === product);
  const attributeValueIds = [...product.units.map((unit) => unit.attributeValueId), sibling?.attributeValueId ?? 0];
  const terms = [
    facets.find('marca', product.brand.id),
    ...product.filterTerms.map(({ term }) => term),
    findCareTerm(facets, [product]),
    ...listDeviceValueIds(product.device).map((id) => facets.find('filtro', id)),
    ...attributeValueIds.map((id) => facets.find('atributo', id)),
  ];
  return [...new Set(terms.flatMap((term) => (term ? [term.index] : [])))];
}
