// What the pages are made of, as numbers that tell one state from the next.
import { hash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
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

const rowsBeforeBreath = 500;
const sumDigits = 12;
const sumLimit = 2 ** 52;

/** Reads every row that a page shows, with breaks for whoever asks meanwhile; the order of rows does not matter. */
export async function takeFingerprint(database: Kysely<DatabaseSchema>): Promise<Fingerprint> {
  const sums = new Map<number, number>();
  for (const [table, place] of Object.entries(places)) {
    if (place === 'unseen') continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
    for (const [count, row] of rows.entries()) {
      if (count % rowsBeforeBreath === 0) await breathe();
      if (row['published'] === 0) continue;
      const id = place === 'rest' ? null : row[place];
      const key = typeof id === 'number' ? id : everythingElse;
      const digits = hash('sha1', `${table} ${JSON.stringify(row)}`).slice(0, sumDigits);
      sums.set(key, ((sums.get(key) ?? 0) + Number.parseInt(digits, 16)) % sumLimit);
    }
  }
  return sums;
}

/** Ids of the products that differ; undefined when anything else does, or nothing at all, so that nobody knows what. */
export function findChangedProducts(before: Fingerprint, now: Fingerprint): number[] | undefined {
  const ids = [...new Set([...before.keys(), ...now.keys()])].filter((id) => before.get(id) !== now.get(id));
  return ids.length === 0 || ids.includes(everythingElse) ? undefined : ids;
}
