// What the pages are made of, as numbers that tell one state from the next.
import { hash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

/** A sum for each product, by id, and one for everything else. */
export type Fingerprint = ReadonlyMap<number, number>;

/** Ids begin at 1. */
const everythingElse = 0;

/** The column that names the product whose pages a row changes; `rest`: any page; `unseen`: no page for everybody. */
type Place = 'id' | 'product_id' | 'rest' | 'unseen';

const places: Record<keyof DatabaseSchema, Place> = {
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

/** A product has some dozen rows besides its reviews, which may be hundreds. */
const productsAtOnce = 50;
const sumDigits = 12;
const sumLimit = 2 ** 52;

type Rows = Record<string, unknown>[];

/** Reads every row that a page shows, with breaks for whoever asks meanwhile; the order of rows does not matter. */
export async function takeFingerprint(database: Kysely<DatabaseSchema>): Promise<Fingerprint> {
  const sums = new Map<number, number>();
  const slices = await listSlices(database);
  for (const [table, place] of Object.entries(places)) {
    if (place === 'unseen') continue;
    for await (const rows of readTable(database, table, place === 'rest' ? undefined : { column: place, slices })) {
      for (const row of rows) {
        if (row['published'] === 0) continue;
        const id = place === 'rest' ? null : row[place];
        const key = typeof id === 'number' ? id : everythingElse;
        const digits = hash('sha1', `${table} ${JSON.stringify(row)}`).slice(0, sumDigits);
        sums.set(key, ((sums.get(key) ?? 0) + Number.parseInt(digits, 16)) % sumLimit);
      }
      await breathe();
    }
  }
  return sums;
}

interface Slice {
  first: number;
  last: number;
}

/** The products' ids in pieces. */
async function listSlices(database: Kysely<DatabaseSchema>): Promise<Slice[]> {
  const rows = await database.selectFrom('products').select('id').orderBy('id').execute();
  const slices: Slice[] = [];
  for (let start = 0; start < rows.length; start += productsAtOnce) {
    const slice = rows.slice(start, start + productsAtOnce).map(({ id }) => id);
    slices.push({ first: slice.at(0) ?? 0, last: slice.at(-1) ?? 0 });
  }
  return slices;
}

/** Whole, or product by product and then what belongs to none. */
async function* readTable(
  database: Kysely<DatabaseSchema>,
  table: string,
  parts: { column: 'id' | 'product_id'; slices: readonly Slice[] } | undefined,
): AsyncGenerator<Rows> {
  const read = async (condition: RawBuilder<unknown>): Promise<Rows> => {
    const query = sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${condition}`;
    return (await query.execute(database)).rows;
  };
  if (!parts) {
    yield await read(sql`1 = 1`);
    return;
  }
  const column = sql.ref(parts.column);
  for (const { first, last } of parts.slices) yield await read(sql`${column} between ${first} and ${last}`);
  yield await read(sql`${column} is null`);
}

/** Ids of the products that differ; undefined when anything else does, or nothing at all, so that nobody knows what. */
export function findChangedProducts(before: Fingerprint, now: Fingerprint): number[] | undefined {
  const ids = [...new Set([...before.keys(), ...now.keys()])].filter((id) => before.get(id) !== now.get(id));
  return ids.length === 0 || ids.includes(everythingElse) ? undefined : ids;
}
