// The small shop: a catalogue of known numbers, the default of tests.

import type { Database } from '../client.ts';
import { alignGeneratedKeys } from '../generated-keys.ts';
import { insertRows } from '../insert-rows.ts';
import { insertStock } from '../insert-stock.ts';
import type { Queryable, Transaction } from '../schema/database-schema.ts';
import { insertSmallShopContent } from './small-shop-content.ts';
import { insertSmallShopSelling } from './small-shop-selling.ts';

export interface SmallShopProduct {
  id: number;
  slug?: string;
  name?: string;
  brandId?: number;
  categoryId?: number;
  priceCents?: number;
  listPriceCents?: number;
  stock?: number;
  onRequest?: boolean;
  popularity?: number;
  launchedAt?: number;
  shops?: readonly string[];
  filterValueIds?: readonly number[];
  values?: readonly { id: number; priceCents: number; stock: number }[];
  schedules?: readonly { name: string; priceCents: number; startsAt: string; endsAt: string }[];
  /** Stars of its ratings. */
  stars?: readonly number[];
}

/** Ids and labels that products of the small shop refer to. */
export const smallShop = {
  brands: { serraClara: 1, caszulo: 2 },
  categories: { offers: 9, oils: 10, florals: 11, lavenders: 12, french: 13, home: 20, candles: 21 },
  filterValues: { floral: 51, citrus: 52, sleep: 61, focus: 62 },
  attributeValues: { ml10: 71, ml30: 72 },
};

const tablesWithExplicitIds = [
  'brands',
  'categories',
  'filters',
  'filter_values',
  'attributes',
  'attribute_values',
  'freight_methods',
  'customers',
];

/** Adds brands, a category tree of four levels, filters, content, freight and customers to an empty shop, and no product. */
export async function insertSmallShop({ kysely, engine }: Database, now: Date): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('categories').execute();
    await insertTaxonomy(transaction);
    await insertSmallShopContent(transaction);
    await insertSmallShopSelling(transaction, now);
    await alignGeneratedKeys(transaction, engine, tablesWithExplicitIds);
  });
}

export async function insertSmallShopProducts(
  { kysely }: Database,
  products: readonly SmallShopProduct[],
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    for (const product of products) await insertSmallShopProduct(transaction, product);
  });
}

async function insertTaxonomy(transaction: Transaction): Promise<void> {
  const { brands, categories, filterValues, attributeValues } = smallShop;
  const texts = { story: '<p>História da marca.</p>', picture_key: null, active: 1 as const };
  await insertRows(transaction, 'brands', [
    { id: brands.serraClara, slug: 'serra-clara', name: 'Serra Clara', ...texts },
    { id: brands.caszulo, slug: 'caszulo', name: 'Caszulo', ...texts },
  ]);
  await insertRows(transaction, 'brand_shops', [
    { brand_id: brands.serraClara, shop_id: 'main' },
    { brand_id: brands.caszulo, shop_id: 'main' },
    { brand_id: brands.caszulo, shop_id: 'caszulo' },
  ]);
  await insertRows(transaction, 'categories', [
    toCategoryRow(categories.offers, null, 'ofertas', 'Ofertas'),
    toCategoryRow(categories.oils, null, 'oleos', 'Óleos'),
    toCategoryRow(categories.florals, categories.oils, 'oleos/florais', 'Florais'),
    toCategoryRow(categories.lavenders, categories.florals, 'oleos/florais/lavandas', 'Lavandas'),
    toCategoryRow(categories.french, categories.lavenders, 'oleos/florais/lavandas/francesas', 'Francesas'),
    toCategoryRow(categories.home, null, 'casa', 'Casa'),
    toCategoryRow(categories.candles, categories.home, 'casa/velas', 'Velas'),
  ]);
  await insertRows(transaction, 'filters', [
    { id: 1, name: 'Aroma', position: 0 },
    { id: 2, name: 'Sensação', position: 1 },
  ]);
  await insertRows(transaction, 'filter_values', [
    { id: filterValues.floral, filter_id: 1, label: 'Floral', position: 0 },
    { id: filterValues.citrus, filter_id: 1, label: 'Cítrico', position: 1 },
    { id: filterValues.sleep, filter_id: 2, label: 'Sono', position: 0 },
    { id: filterValues.focus, filter_id: 2, label: 'Foco', position: 1 },
  ]);
  await insertRows(transaction, 'attributes', [{ id: 1, name: 'Volume', kind: 'simples' }]);
  await insertRows(transaction, 'attribute_values', [
    { id: attributeValues.ml10, attribute_id: 1, label: '10 ml', position: 0 },
    { id: attributeValues.ml30, attribute_id: 1, label: '30 ml', position: 1 },
  ]);
}

function toCategoryRow(id: number, parentId: number | null, path: string, name: string) {
  const segments = path.split('/');
  return {
    id,
    parent_id: parentId,
    slug: segments.at(-1) ?? '',
    path,
    name,
    level: segments.length,
    position: id,
    intro: `Sobre ${name}.`,
    text: '',
    picture_key: null,
    is_offers: path === 'ofertas' ? (1 as const) : (0 as const),
  };
}

/** Defaults: brand 1, category "Óleos", 10 reais, 10 in stock, in the main shop. */
export async function insertSmallShopProduct(database: Queryable, product: SmallShopProduct): Promise<void> {
  const name = product.name ?? `Produto ${product.id}`;
  await database
    .insertInto('products')
    .values({
      id: product.id,
      slug: product.slug ?? `produto-${product.id}`,
      name,
      sku: `SKU-${product.id}`,
      ean: '',
      mpn: '',
      brand_id: product.brandId ?? smallShop.brands.serraClara,
      category_id: product.categoryId ?? smallShop.categories.oils,
      price_cents: product.priceCents ?? 1000,
      list_price_cents: product.listPriceCents ?? null,
      on_request: product.onRequest ? 1 : 0,
      indexable: 1,
      short_text: '',
      long_html: '<p>Texto longo.</p>',
      how_to_use_html: '<p>Modo de uso.</p>',
      weight_grams: 100,
      popularity: product.popularity ?? 0,
      launched_at: product.launchedAt ?? 0,
      active: 1,
    })
    .execute();
  await insertBelongings(database, product);
}

async function insertBelongings(database: Queryable, product: SmallShopProduct): Promise<void> {
  const product_id = product.id;
  const units = product.values ?? [{ id: 0, stock: product.stock ?? 10 }];
  await insertStock(
    database,
    units.map(({ id, stock }) => ({ product_id, attribute_value_id: id, quantity: stock })),
    new Date(0),
  );
  for (const shop_id of product.shops ?? ['main']) {
    await database.insertInto('product_shops').values({ product_id, shop_id }).execute();
  }
  for (const [position, filter_value_id] of (product.filterValueIds ?? []).entries()) {
    await database.insertInto('product_filter_values').values({ product_id, filter_value_id, position }).execute();
  }
  for (const [position, value] of (product.values ?? []).entries()) {
    const sku = `SKU-${product_id}-${value.id}`;
    const prices = { price_cents: value.priceCents, list_price_cents: null };
    await database
      .insertInto('variants')
      .values({ product_id, attribute_value_id: value.id, sku, position, ...prices })
      .execute();
  }
  for (const schedule of product.schedules ?? []) {
    const bounds = { starts_at: Date.parse(schedule.startsAt), ends_at: Date.parse(schedule.endsAt) };
    await database
      .insertInto('price_schedules')
      .values({ product_id, name: schedule.name, price_cents: schedule.priceCents, ...bounds })
      .execute();
  }
  for (const stars of product.stars ?? []) {
    const review = {
      reviewer: 'Rita',
      email: 'rita@exemplo.test',
      comment: null,
      recommends: 1,
      published: 1,
    } as const;
    await database
      .insertInto('reviews')
      .values({ product_id, list_id: null, stars, created_at: 0, ...review })
      .execute();
  }
}
