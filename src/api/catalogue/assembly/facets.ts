// Brands, filter values and attribute values as numbered terms for filtering listings.

import type { CatalogueBrand, CatalogueProduct, FacetGroup, FacetIndex, FacetTerm } from '../published/model.ts';
import { mapInSteps } from './map-in-steps.ts';
import type { CatalogueRows } from './queries.ts';

/** Terms by key and id, before they are assigned to products. */
export interface FacetTerms {
  groups: readonly FacetGroup[];
  terms: readonly FacetTerm[];
  find(key: FacetTerm['key'], id: number): FacetTerm | undefined;
}

const naturalOrder = new Intl.Collator('pt-BR', { numeric: true });

/** Brands first, then filters and attributes in display order. */
export function buildFacetTerms(rows: CatalogueRows, brands: readonly CatalogueBrand[]): FacetTerms {
  const filterValues = Map.groupBy(rows.filterValues, (value) => value.filter_id);
  const attributeValues = Map.groupBy(rows.attributeValues, (value) => value.attribute_id);
  const terms: FacetTerm[] = [];
  const groups: FacetGroup[] = [];
  const add = (key: FacetTerm['key'], head: { id: number; name: string }, values: { id: number; label: string }[]) => {
    const group = groups.length;
    const ownTerms = values.map(({ id, label }, place) => ({ index: terms.length + place, key, id, label, group }));
    terms.push(...ownTerms);
    groups.push({ key, id: head.id, name: head.name, terms: ownTerms });
  };
  add(
    'marca',
    { id: 0, name: 'Marca' },
    brands.map(({ id, name }) => ({ id, label: name })),
  );
  for (const filter of rows.filters) add('filtro', filter, filterValues.get(filter.id) ?? []);
  for (const attribute of rows.attributes) {
    const values = attributeValues.get(attribute.id) ?? [];
    // The merchant sorts an attribute per product; across products "5 ml" is sorted before "100 ml".
    add(
      'atributo',
      attribute,
      values.toSorted((first, second) => naturalOrder.compare(first.label, second.label)),
    );
  }
  const byKeyAndId = new Map(terms.map((term) => [`${term.key}:${term.id}`, term]));
  return { groups, terms, find: (key, id) => byKeyAndId.get(`${key}:${id}`) };
}

/** A value that two units of a product share counts once. */
export async function buildFacetIndex(facets: FacetTerms, products: readonly CatalogueProduct[]): Promise<FacetIndex> {
  const offsets = new Int32Array(products.length + 1);
  const values: number[] = [];
  await mapInSteps(products, (product) => {
    values.push(...listTerms(facets, product));
    offsets[product.index + 1] = values.length;
  });
  return { groups: facets.groups, terms: facets.terms, offsets, values: Int32Array.from(values) };
}

function listTerms(facets: FacetTerms, product: CatalogueProduct): number[] {
  const sibling = product.siblings?.members.find((member) => member.product === product);
  const attributeValueIds = [...product.units.map((unit) => unit.attributeValueId), sibling?.attributeValueId ?? 0];
  const terms = [
    facets.find('marca', product.brand.id),
    ...product.filterTerms.map(({ term }) => term),
    ...attributeValueIds.map((id) => facets.find('atributo', id)),
  ];
  return [...new Set(terms.flatMap((term) => (term ? [term.index] : [])))];
}
