// Kits and curated lists with their parts.

import { sitePaths } from '#contract/site-paths.ts';
import type { PictureMaster } from '#rules/picture-path.ts';
import type { CatalogueList, CatalogueProduct, FacetTerm, ListPart } from '../published/model.ts';
import type { FacetTerms } from './facets.ts';
import type { CatalogueRows } from './queries.ts';
import { toRatings } from './ratings.ts';

/** Most popular first. A kit is omitted while one of its parts is inactive; a curated list only omits the part. */
export function buildLists(
  rows: CatalogueRows,
  productsById: ReadonlyMap<number, CatalogueProduct>,
  { pictures, facets }: { pictures: ReadonlyMap<string, PictureMaster>; facets: Pick<FacetTerms, 'find'> },
): CatalogueList[] {
  const partRows = Map.groupBy(rows.listParts, (row) => row.list_id);
  const shops = Map.groupBy(rows.listShops, (row) => row.list_id);
  const ratings = toRatings(rows.ratings, (row) => row.list_id);
  const pictureRows = Map.groupBy(rows.listPictures, (row) => row.list_id);
  const filterValues = Map.groupBy(rows.listFilterValues, (row) => row.list_id);
  const lists = rows.lists.flatMap((row): Omit<CatalogueList, 'index'>[] => {
    const wanted = partRows.get(row.id) ?? [];
    const [first, ...more] = wanted.flatMap((part) => findPart(part, productsById) ?? []);
    const kind = toKind(row.kind);
    if (!first || (kind !== 'lista' && more.length + 1 < wanted.length)) return [];
    const parts: CatalogueList['parts'] = [first, ...more];
    return [
      {
        id: row.id,
        slug: row.slug,
        path: `${sitePaths.lists}/${row.slug}`,
        name: row.name,
        sku: row.sku,
        kind,
        shortText: row.short_text,
        longHtml: row.long_html,
        discountPercent: row.discount_percent,
        canChooseValue: row.can_choose_value === 1,
        picture: pictures.get(row.picture_key ?? ''),
        furtherPictures: (pictureRows.get(row.id) ?? []).flatMap(({ id, picture_key: key, alternative }) => {
          const master = pictures.get(key);
          return master ? [{ ...master, id, alternative }] : [];
        }),
        popularity: row.popularity,
        shops: new Set(shops.get(row.id)?.map((shop) => shop.shop_id)),
        rating: ratings.get(row.id) ?? { mean: 0, count: 0 },
        parts,
        terms: listTerms(facets, parts, filterValues.get(row.id) ?? []),
      },
    ];
  });
  return lists
    .toSorted((first, second) => second.popularity - first.popularity || first.id - second.id)
    .map((list, place) => ({ ...list, index: productsById.size + place }));
}

/** What all parts share, and the list's own values. */
function listTerms(
  facets: Pick<FacetTerms, 'find'>,
  parts: CatalogueList['parts'],
  own: CatalogueRows['listFilterValues'],
): FacetTerm[] {
  const terms = [
    ...listSharedTerms(facets, parts),
    ...own.flatMap(({ filter_value_id: id }) => facets.find('filtro', id) ?? []),
  ];
  return [...new Set(terms)];
}

function listSharedTerms(facets: Pick<FacetTerms, 'find'>, parts: CatalogueList['parts']): FacetTerm[] {
  const [first = [], ...others] = parts.map(({ product }) => [
    facets.find('marca', product.brand.id),
    ...product.filterTerms.map(({ term }) => term),
  ]);
  return first.flatMap((term) => (term && others.every((terms) => terms.includes(term)) ? [term] : []));
}

function toKind(kind: string): CatalogueList['kind'] {
  return kind === 'aberta' || kind === 'fechada' ? kind : 'lista';
}

function findPart(
  row: CatalogueRows['listParts'][number],
  productsById: ReadonlyMap<number, CatalogueProduct>,
): ListPart | undefined {
  const product = productsById.get(row.product_id);
  if (!product) return undefined;
  if (row.attribute_value_id === null) {
    return {
      product,
      quantity: row.quantity,
      // Another unit becomes the default when this one is sold out.
      get unit() {
        return product.defaultUnit;
      },
    };
  }
  const unit = product.units.find((candidate) => candidate.attributeValueId === row.attribute_value_id);
  return unit && { product, unit, quantity: row.quantity };
}
