// Checksums of the data that pages show, to detect which products changed between two states.

import { hash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

/** A checksum for each product, by id, and one for all other data. */
export type Fingerprint = ReadonlyMap<number, number>;

/** The key for all other data; product ids begin at 1. */
const everythingElse = 0;

/** Names the column with the product id; `rest` rows affect any page, `unseen` rows no public page. */
type RowScope = 'id' | 'product_id' | 'rest' | 'unseen';

const scopes: Record<keyof DatabaseSchema, RowScope> = {
  products: 'id',
  product_shops: 'product_id',
  product_categories: 'product_id',
  product_facts: 'product_id',
  variants: 'product_id',
  product_siblings: 'product_id',
  product_filter_values: 'product_id',
  price_schedules: 'product_id',
  product_pictures: 'product_id',
  product_badges: 'product_id',
  combinations: 'product_id',
  stock: 'product_id',
  reviews: 'product_id',
  questions: 'product_id',
  answers: 'rest',
  shops: 'rest',
  pictures: 'rest',
  brands: 'rest',
  brand_shops: 'rest',
  categories: 'rest',
  attributes: 'rest',
  attribute_values: 'rest',
  sibling_groups: 'rest',
  filters: 'rest',
  filter_values: 'rest',
  badges: 'rest',
  lists: 'rest',
  list_shops: 'rest',
  list_parts: 'rest',
  menus: 'rest',
  menu_items: 'rest',
  pages: 'rest',
  landing_pages: 'rest',
  landing_page_products: 'rest',
  banner_places: 'rest',
  banners: 'rest',
  showcases: 'rest',
  showcase_products: 'rest',
  popups: 'rest',
  settings: 'rest',
  redirects: 'rest',
  synonyms: 'rest',
  store_reviews: 'rest',
  freight_methods: 'rest',
  freight_rates: 'rest',
  pickup_points: 'rest',
  catalogue_version: 'unseen',
  stock_movements: 'unseen',
  sessions: 'unseen',
  carts: 'unseen',
  cart_lines: 'unseen',
  customers: 'unseen',
  addresses: 'unseen',
  coupons: 'unseen',
  coupon_uses: 'unseen',
  store_review_keys: 'unseen',
  postal_codes: 'unseen',
  password_resets: 'unseen',
  login_failures: 'unseen',
  known_devices: 'unseen',
  consents: 'unseen',
  favourites: 'unseen',
  visits: 'unseen',
  outbox: 'unseen',
  newsletter_subscribers: 'unseen',
  newsletter_associates: 'unseen',
  stock_notices: 'unseen',
  contact_messages: 'unseen',
  content_questions: 'unseen',
  search_misses: 'unseen',
};

/** A product has about a dozen rows, and up to hundreds of reviews. */
const productsPerChunk = 50;
const sumDigits = 12;
const sumLimit = 2 ** 52;

type Rows = Record<string, unknown>[];

/** Loads every row that a page shows and yields to the event loop meanwhile; the order of rows does not matter. */
export async function loadFingerprint(database: Kysely<DatabaseSchema>): Promise<Fingerprint> {
  const sums = new Map<number, number>();
  const slices = await listSlices(database);
  for (const [table, scope] of Object.entries(scopes)) {
    if (scope === 'unseen') continue;
    for await (const rows of listTableRows(database, table, scope === 'rest' ? undefined : { column: scope, slices })) {
      for (const row of rows) {
        if (row['published'] === 0) continue;
        const id = scope === 'rest' ? null : row[scope];
        const key = typeof id === 'number' ? id : everythingElse;
        const digits = hash('sha1', `${table} ${JSON.stringify(row)}`).slice(0, sumDigits);
        sums.set(key, ((sums.get(key) ?? 0) + Number.parseInt(digits, 16)) % sumLimit);
      }
      await yieldToEventLoop();
    }
  }
  return sums;
}

interface Slice {
  first: number;
  last: number;
}

/** Ranges of product ids. */
async function listSlices(database: Kysely<DatabaseSchema>): Promise<Slice[]> {
  const rows = await database.selectFrom('products').select('id').orderBy('id').execute();
  const slices: Slice[] = [];
  for (let start = 0; start < rows.length; start += productsPerChunk) {
    const slice = rows.slice(start, start + productsPerChunk).map(({ id }) => id);
    slices.push({ first: slice.at(0) ?? 0, last: slice.at(-1) ?? 0 });
  }
  return slices;
}

/** All rows at once, or by ranges of products, followed by the rows without a product. */
async function* listTableRows(
  database: Kysely<DatabaseSchema>,
  table: string,
  parts: { column: 'id' | 'product_id'; slices: readonly Slice[] } | undefined,
): AsyncGenerator<Rows> {
  const load = async (condition: RawBuilder<unknown>): Promise<Rows> => {
    const query = sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${condition}`;
    return (await query.execute(database)).rows;
  };
  if (!parts) {
    yield await load(sql`1 = 1`);
    return;
  }
  const column = sql.ref(parts.column);
  for (const { first, last } of parts.slices) yield await load(sql`${column} between ${first} and ${last}`);
  yield await load(sql`${column} is null`);
}

/** Ids of the changed products; undefined when other data changed, or when no checksum differs and the cause is unknown. */
export function findChangedProducts(before: Fingerprint, now: Fingerprint): number[] | undefined {
  const ids = [...new Set([...before.keys(), ...now.keys()])].filter((id) => before.get(id) !== now.get(id));
  return ids.length === 0 || ids.includes(everythingElse) ? undefined : ids;
}
