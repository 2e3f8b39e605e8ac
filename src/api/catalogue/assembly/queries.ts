// Loads the rows that the read model is built from. Long texts are loaded only by product pages.

import { type Selectable, sql, type SqlBool } from 'kysely';
import type { DatabaseSchema, Queryable } from '#database/schema/database-schema.ts';

export type ProductIndexRow = Omit<
  Selectable<DatabaseSchema['products']>,
  'long_html' | 'how_to_use_html' | 'ncm' | 'active' | 'origin'
>;

export interface RatingRow {
  product_id: number | null;
  list_id: number | null;
  stars: number;
  count: number;
}

export type CatalogueRows = Awaited<ReturnType<typeof loadCatalogueRows>>;

export async function loadCatalogueRows(database: Queryable) {
  return {
    ...(await loadTaxonomyRows(database)),
    productCategories: await database.selectFrom('product_categories').selectAll().execute(),
    productSiblings: await database.selectFrom('product_siblings').selectAll().execute(),
    lists: await database.selectFrom('lists').selectAll().where('active', '=', 1).orderBy('id').execute(),
    listPictures: await database.selectFrom('list_pictures').selectAll().orderBy('position').execute(),
    listShops: await database.selectFrom('list_shops').selectAll().execute(),
    listParts: await database.selectFrom('list_parts').selectAll().orderBy('position').orderBy('id').execute(),
    listFilterValues: await database.selectFrom('list_filter_values').selectAll().execute(),
    landingPages: await database.selectFrom('landing_pages').selectAll().execute(),
    landingPageProducts: await database.selectFrom('landing_page_products').selectAll().orderBy('position').execute(),
    landingPageLists: await database.selectFrom('landing_page_lists').selectAll().execute(),
    combinations: await database.selectFrom('combinations').select(['product_id', 'other_product_id']).execute(),
    ratings: await loadRatings(database),
  };
}

/** Groups of phrases that the search treats as synonyms. */
export async function listSynonyms(database: Queryable): Promise<string[][]> {
  const rows = await database.selectFrom('synonyms').select('words').orderBy('id').execute();
  const groups = rows.map(({ words }) => words.split(';').map((phrase) => phrase.trim()));
  return groups.map((group) => group.filter(Boolean)).filter((group) => group.length > 1);
}

async function loadTaxonomyRows(database: Queryable) {
  return {
    shops: await database.selectFrom('shops').selectAll().orderBy('position').execute(),
    pictures: await database.selectFrom('pictures').select(['key', 'hash']).execute(),
    brands: await database.selectFrom('brands').selectAll().execute(),
    brandShops: await database.selectFrom('brand_shops').selectAll().execute(),
    categories: await database.selectFrom('categories').selectAll().orderBy('position').orderBy('id').execute(),
    attributes: await database.selectFrom('attributes').selectAll().orderBy('id').execute(),
    attributeValues: await database
      .selectFrom('attribute_values')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute(),
    filters: await database.selectFrom('filters').selectAll().orderBy('position').orderBy('id').execute(),
    filterValues: await database.selectFrom('filter_values').selectAll().orderBy('position').orderBy('id').execute(),
    badges: await database.selectFrom('badges').selectAll().orderBy('position').orderBy('id').execute(),
    siblingGroups: await database.selectFrom('sibling_groups').selectAll().execute(),
  };
}

/** Limits the rows in memory: those of 50,000 products take more than the resulting catalogue. */
const productsPerChunk = 1000;

export type ProductRows = Awaited<ReturnType<typeof loadPartRows>> & { products: ProductIndexRow[] };

/** The active products, sorted by id, with their related rows, in chunks. */
export async function* listProductRows(
  database: Queryable,
  chunkSize = productsPerChunk,
): AsyncGenerator<ProductRows, void> {
  for (let after = 0; ;) {
    const products = await loadProducts(database, after, chunkSize);
    const last = products.at(-1)?.id;
    if (last === undefined) return;
    yield { products, ...(await loadPartRows(database, { after, last })) };
    after = last;
  }
}

async function loadPartRows(database: Queryable, { after, last }: { after: number; last: number }) {
  const isOfChunk = sql<SqlBool>`product_id > ${after} and product_id <= ${last}`;
  return {
    productShops: await database.selectFrom('product_shops').where(isOfChunk).selectAll().execute(),
    facts: await database
      .selectFrom('product_facts')
      .where(isOfChunk)
      .select(['product_id', 'botanical_name', 'pregnancy', 'children', 'pets', 'phototoxic', 'regulatory_purpose'])
      .execute(),
    devices: await database.selectFrom('device_facts').where(isOfChunk).selectAll().execute(),
    variants: await database
      .selectFrom('variants')
      .where(isOfChunk)
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute(),
    stock: await database.selectFrom('stock').where(isOfChunk).selectAll().execute(),
    productFilterValues: await database
      .selectFrom('product_filter_values')
      .where(isOfChunk)
      .selectAll()
      .orderBy('position')
      .orderBy('filter_value_id')
      .execute(),
    schedules: await database.selectFrom('price_schedules').where(isOfChunk).selectAll().orderBy('id').execute(),
    productPictures: await database
      .selectFrom('product_pictures')
      .where(isOfChunk)
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute(),
    productBadges: await database.selectFrom('product_badges').where(isOfChunk).selectAll().execute(),
  };
}

function loadProducts(database: Queryable, after: number, atOnce: number): Promise<ProductIndexRow[]> {
  return database
    .selectFrom('products')
    .select([
      'id',
      'slug',
      'name',
      'sku',
      'ean',
      'mpn',
      'brand_id',
      'category_id',
      'price_cents',
      'list_price_cents',
      'on_request',
      'indexable',
      'short_text',
      'weight_grams',
      'height_cm',
      'width_cm',
      'length_cm',
      'popularity',
      'launched_at',
    ])
    .where('active', '=', 1)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute();
}

async function loadRatings(database: Queryable): Promise<RatingRow[]> {
  const rows = await database
    .selectFrom('reviews')
    .select(({ fn }) => ['product_id', 'list_id', fn.sum('stars').as('stars'), fn.countAll().as('count')])
    .where('published', '=', 1)
    .groupBy(['product_id', 'list_id'])
    .execute();
  return rows.map((row) => ({ ...row, stars: Number(row.stars), count: Number(row.count) }));
}
