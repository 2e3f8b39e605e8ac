// Products with their related rows. Rows with a dangling reference are omitted.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isKnownSize, type ParcelSize } from '#rules/freight.ts';
import type { PictureMaster } from '#rules/picture-path.ts';
import { type ProductCare, toProductCare, unknownCare } from '../published/care.ts';
import type {
  CatalogueBadge,
  CatalogueBrand,
  CatalogueCategory,
  CatalogueProduct,
  ProductUnit,
  RatingSummary,
  SiblingGroup,
  SiblingMember,
  UnitParcel,
} from '../published/model.ts';
import { findDefaultUnit } from '../published/units.ts';
import type { FacetTerms } from './facets.ts';
import type { CatalogueRows, ProductRows } from './queries.ts';
import { toRatings } from './ratings.ts';

export interface Surroundings {
  pictures: ReadonlyMap<string, PictureMaster>;
  brandsById: ReadonlyMap<number, CatalogueBrand>;
  categoriesById: ReadonlyMap<number, CatalogueCategory>;
  facets: FacetTerms;
}

type ProductDraft = CatalogueProduct & { siblings: SiblingGroup | undefined };

/** Products share equal objects, to save memory in catalogues of 50,000. */
const none: readonly never[] = [];
const unrated: RatingSummary = { mean: 0, count: 0 };

/** Sorted by id. */
export async function buildProducts(
  rows: CatalogueRows,
  chunks: AsyncIterable<ProductRows>,
  surroundings: Surroundings,
): Promise<CatalogueProduct[]> {
  const products: ProductDraft[] = [];
  const createParts = createPartsFactory(rows, surroundings);
  for await (const chunk of chunks) {
    addProducts(products, chunk.products, { ...surroundings, parts: createParts(chunk) });
    // SQLite answers without waiting: requests are served in between.
    await yieldToEventLoop();
  }
  joinSiblings(rows, surroundings.facets, products);
  return products;
}

type Parts = ReturnType<ReturnType<typeof createPartsFactory>>;

function addProducts(
  products: ProductDraft[],
  rows: ProductRows['products'],
  { parts, ...surroundings }: Surroundings & { parts: Parts },
): void {
  for (const row of rows) {
    const brand = surroundings.brandsById.get(row.brand_id);
    const category = surroundings.categoriesById.get(row.category_id);
    if (!brand || !category) continue;
    const units = parts.listUnits(row);
    products.push({
      index: products.length,
      id: row.id,
      slug: row.slug,
      path: `/${row.slug}`,
      name: row.name,
      sku: row.sku,
      ean: row.ean,
      mpn: row.mpn,
      botanicalName: parts.botanicalNames.get(row.id) ?? '',
      shortText: row.short_text,
      brand,
      category,
      shops: parts.findShops(row.id),
      onRequest: row.on_request === 1,
      indexable: row.indexable === 1,
      popularity: row.popularity,
      launchedAt: row.launched_at,
      units,
      defaultUnit: findDefaultUnit(units),
      attribute: parts.findAttribute(units),
      schedules: parts.schedules.get(row.id) ?? none,
      pictures: parts.pictures.get(row.id) ?? none,
      badges: parts.badges.get(row.id) ?? none,
      rating: parts.ratings.get(row.id) ?? unrated,
      care: parts.findCare(row.id),
      device: parts.devices.get(row.id),
      filterTerms: parts.filterTerms.get(row.id) ?? none,
      siblings: undefined,
    });
  }
}

type ProductRow = ProductRows['products'][number];
type VariantRow = ProductRows['variants'][number];

function createPartsFactory(rows: CatalogueRows, { pictures, facets }: Surroundings) {
  const badges = new Map(rows.badges.map((badge) => [badge.id, [toBadge(badge)]]));
  const badgeOrder = compareByRowOrder(rows.badges);
  const attributes = new Map(rows.attributes.map((attribute) => [attribute.id, attribute]));
  const attributeValues = new Map(rows.attributeValues.map((value) => [value.id, value]));
  const filterTerms = listFilterTerms(rows, facets);
  const ratings = toRatings(rows.ratings, (row) => row.product_id);
  const toShopSet = shareAmongEqual((shopIds: readonly string[]): ReadonlySet<string> => new Set(shopIds));
  const shareParcel = shareAmongEqual(toUnitParcel);
  const shareCare = shareAmongEqual((care: ProductCare) => care);
  const toParcel = (row: ProductRow, variant?: VariantRow): UnitParcel =>
    shareParcel({
      grams: variant?.weight_grams ?? row.weight_grams,
      heightCm: variant?.height_cm ?? row.height_cm,
      widthCm: variant?.width_cm ?? row.width_cm,
      lengthCm: variant?.length_cm ?? row.length_cm,
    });
  const toUnit = (row: ProductRow, variant: VariantRow, findStock: FindStock): ProductUnit => ({
    attributeValueId: variant.attribute_value_id,
    label: attributeValues.get(variant.attribute_value_id)?.label ?? '',
    sku: variant.sku,
    basePriceCents: variant.price_cents,
    listPriceCents: variant.list_price_cents ?? 0,
    stock: findStock(variant.product_id, variant.attribute_value_id),
    parcel: toParcel(row, variant),
  });
  const findAttribute = ([first]: readonly ProductUnit[]) =>
    attributes.get(attributeValues.get(first?.attributeValueId ?? 0)?.attribute_id ?? 0);
  return (chunk: ProductRows) => {
    const variants = Map.groupBy(chunk.variants, (variant) => variant.product_id);
    const shops = groupValues(chunk.productShops, (row) => [row.shop_id]);
    const findStock = createFindStock(chunk.stock);
    const cares = new Map(chunk.facts.map((row) => [row.product_id, shareCare(toProductCare(row))]));
    return {
      botanicalNames: new Map(chunk.facts.map((row) => [row.product_id, row.botanical_name ?? ''])),
      devices: new Map(chunk.devices.map((row) => [row.product_id, row])),
      findCare: (productId: number) => cares.get(productId) ?? unknownCare,
      findShops: (productId: number) => toShopSet(shops.get(productId) ?? none),
      schedules: groupValues(chunk.schedules, (row) => [toSchedule(row)]),
      pictures: groupValues(chunk.productPictures, (row) => {
        const master = pictures.get(row.picture_key);
        return master ? [{ ...master, id: row.id, alternative: row.alternative }] : none;
      }),
      badges: groupValues(chunk.productBadges, (row) => badges.get(row.badge_id) ?? none, badgeOrder),
      filterTerms: groupValues(
        chunk.productFilterValues,
        (row) => filterTerms.get(row.filter_value_id) ?? none,
        // The values of one filter stay in the product's own order.
        (first, second) => first.term.group - second.term.group,
      ),
      ratings,
      listUnits: (row: ProductRow): [ProductUnit, ...ProductUnit[]] => {
        const [first, ...more] = variants.get(row.id) ?? [];
        if (!first) return [toOwnUnit(row, { stock: findStock(row.id, 0), parcel: toParcel(row) })];
        return [toUnit(row, first, findStock), ...more.map((variant) => toUnit(row, variant, findStock))];
      },
      findAttribute,
    };
  };
}

type FindStock = (productId: number, attributeValueId: number) => number;

/** A unit without a row has no stock. */
function createFindStock(rows: ProductRows['stock']): FindStock {
  const toKey = (productId: number, attributeValueId: number) => `${productId} ${attributeValueId}`;
  const quantities = new Map(rows.map((row) => [toKey(row.product_id, row.attribute_value_id), row.quantity]));
  return (productId, attributeValueId) => quantities.get(toKey(productId, attributeValueId)) ?? 0;
}

/** Inputs of equal values share what the first one became. */
function shareAmongEqual<Input extends object, Value>(toValue: (input: Input) => Value): (input: Input) => Value {
  const values = new Map<string, Value>();
  return (input) => {
    const key = Object.values(input).join(' ');
    const value = values.get(key) ?? toValue(input);
    values.set(key, value);
    return value;
  };
}

function toUnitParcel({ grams, ...size }: ParcelSize & { grams: number }): UnitParcel {
  return { grams, size: isKnownSize(size) ? size : undefined };
}

/** Filter terms by the id of their value. */
function listFilterTerms(rows: CatalogueRows, facets: FacetTerms) {
  const names = new Map(rows.filters.map((filter) => [filter.id, filter.name]));
  return new Map(
    rows.filterValues.flatMap(({ id, filter_id: filterId }) => {
      const term = facets.find('filtro', id);
      return term ? [[id, [{ filterId, filterName: names.get(filterId) ?? '', term }]] as const] : [];
    }),
  );
}

function toOwnUnit(row: ProductRow, parts: Pick<ProductUnit, 'stock' | 'parcel'>): ProductUnit {
  return {
    attributeValueId: 0,
    label: '',
    sku: row.sku,
    basePriceCents: row.price_cents,
    listPriceCents: row.list_price_cents ?? 0,
    ...parts,
  };
}

export function toSchedule(row: ProductRows['schedules'][number]) {
  return { id: row.id, name: row.name, priceCents: row.price_cents, startsAt: row.starts_at, endsAt: row.ends_at };
}

/** Compares by the position in `rows`, since the database returns a product's own rows in any order. */
function compareByRowOrder(rows: readonly { id: number }[]): (first: { id: number }, second: { id: number }) => number {
  const places = new Map(rows.map(({ id }, position) => [id, position]));
  return (first, second) => (places.get(first.id) ?? 0) - (places.get(second.id) ?? 0);
}

function toBadge(row: CatalogueRows['badges'][number]): CatalogueBadge {
  return { id: row.id, label: row.label, textColor: row.text_color, backgroundColor: row.background_color };
}

function joinSiblings(rows: CatalogueRows, facets: FacetTerms, products: ProductDraft[]): void {
  const productsById = new Map(products.map((product) => [product.id, product]));
  const groups = new Map(rows.siblingGroups.map((group) => [group.id, group.attribute_id]));
  const names = new Map(rows.attributes.map((attribute) => [attribute.id, attribute.name]));
  const places = new Map(rows.attributeValues.map((value, place) => [value.id, place]));
  const placeOf = (member: SiblingMember) => places.get(member.attributeValueId) ?? 0;
  for (const [groupId, memberRows] of Map.groupBy(rows.productSiblings, (row) => row.group_id)) {
    const members = memberRows.flatMap((row) => {
      const product = productsById.get(row.product_id);
      const label = facets.find('atributo', row.attribute_value_id)?.label;
      return product && label !== undefined ? [{ attributeValueId: row.attribute_value_id, label, product }] : [];
    });
    if (members.length < 2) continue;
    const attributeId = groups.get(groupId) ?? 0;
    const inOrder = members.toSorted((first, second) => placeOf(first) - placeOf(second));
    const group = { id: groupId, attributeId, attributeName: names.get(attributeId) ?? '', members: inOrder };
    for (const { product } of members) product.siblings = group;
  }
}

/** The values of each product's rows, in the order of the rows by default. */
function groupValues<Row extends { product_id: number }, Value>(
  rows: readonly Row[],
  toValues: (row: Row) => readonly Value[],
  inOrder: (first: Value, second: Value) => number = () => 0,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(row.product_id);
    if (group) group.push(...toValues(row));
    else groups.set(row.product_id, [...toValues(row)]);
  }
  // A copy frees the spare capacity of an array that grew.
  for (const [id, group] of groups) groups.set(id, group.toSorted(inOrder));
  return groups;
}
