// Earlier versions filled every new database with the demonstration, whose rows did not carry their origin.

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '#database/schema/database-schema.ts';
import { products } from './data/all-products.ts';
import { brands } from './data/brands.ts';
import { lists } from './data/lists.ts';
import { menus } from './data/menus.ts';
import { landingPages, pages } from './data/pages.ts';
import { coupons, customers, freightMethods, pickupPoints, storeReviewKeys } from './data/selling.ts';
import { settings } from './data/settings.ts';
import { bannerPlaces, banners, popups, redirects, showcases } from './data/showcases.ts';
import { synonymGroups } from './data/synonyms.ts';
import { filters } from './data/taxonomy.ts';
import type { SeedBanner, SeedMenuItem } from './seed/content-types.ts';
import { fillShopSettings, listShopSettings } from './seed/fill-shop-settings.ts';
import { badges, listCategoryPaths, shops } from './seed/seed-taxonomy.ts';

const origin = 'demonstration' as const;

/**
 * Marks rows by the names that the demonstration gives them, and adds the words of its shops, which earlier versions had in their
 * code. A page, setting, menu, banner or freight table that its owner has changed is his.
 */
export async function markEarlierRows(transaction: Transaction): Promise<void> {
  await markByName(transaction);
  await markTexts(transaction);
  await leaveChangedToOwner(transaction);
  await markWordsOfPeople(transaction);
  await fillShopSettings(transaction);
  await transaction.updateTable('installation').set({ rows_marked: 1 }).execute();
}

async function markByName(transaction: Transaction): Promise<void> {
  const names = [
    ['shops', 'name', shops.map(({ name }) => name)],
    ['brands', 'slug', brands.map(({ slug }) => slug)],
    ['categories', 'path', listCategoryPaths()],
    ['products', 'slug', products.map(({ slug }) => slug)],
    ['lists', 'slug', lists.map(({ slug }) => slug)],
    ['filters', 'name', Object.keys(filters)],
    ['attributes', 'name', ['Volume', 'Peso', 'Cor', 'Voltagem', 'Aroma', 'Tamanho']],
    ['badges', 'label', badges.map(({ label }) => label)],
    ['sibling_groups', 'slug', products.flatMap(({ sibling }) => (sibling ? [sibling.group] : []))],
    ['menus', 'hash', menus.map(({ hash }) => hash)],
    ['landing_pages', 'slug', landingPages.map(({ slug }) => slug)],
    ['banner_places', 'hash', Object.keys(bannerPlaces)],
    ['banners', 'name', banners.map(({ name }) => name)],
    ['showcases', 'hash', showcases.map(({ hash }) => hash)],
    ['popups', 'title', popups.map(({ title }) => title)],
    ['redirects', 'from_path', redirects.map(({ from }) => from)],
    ['synonyms', 'words', synonymGroups.map((group) => group.join(';'))],
    ['customers', 'email', customers.map(({ email }) => email)],
    ['coupons', 'code', coupons.map(({ code }) => code)],
    ['freight_methods', 'name', freightMethods.map(({ name }) => name)],
    ['pickup_points', 'name', pickupPoints.map(({ name }) => name)],
    ['store_review_keys', 'key_hash', storeReviewKeys.map(({ key }) => createHash('sha256').update(key).digest('hex'))],
  ] as const;
  for (const [table, column, values] of names)
    await transaction
      .updateTable(table)
      .set({ origin })
      .where(sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`)
      .execute();
}

async function markTexts(transaction: Transaction): Promise<void> {
  for (const { slug, html } of pages)
    await transaction.updateTable('pages').set({ origin }).where('slug', '=', slug).where('html', '=', html).execute();
  for (const [key, value] of [...Object.entries(settings), ...listShopSettings()])
    await transaction
      .updateTable('settings')
      .set({ origin })
      .where('key', '=', key)
      .where('value_json', '=', JSON.stringify(value))
      .execute();
}

/** Earlier versions kept the names of menus, banners and freight tables whatever a merchant changed in them. */
async function leaveChangedToOwner(transaction: Transaction): Promise<void> {
  const items = await transaction
    .selectFrom('menu_items')
    .innerJoin('menus', 'menus.id', 'menu_items.menu_id')
    .select(['menus.hash as name', 'menu_items.label as text'])
    .execute();
  const rates = await transaction
    .selectFrom('freight_rates')
    .innerJoin('freight_methods', 'freight_methods.id', 'freight_rates.method_id')
    .select(['freight_methods.name', 'freight_rates.price_cents', 'freight_rates.business_days'])
    .execute();
  const rows = await transaction.selectFrom('banners').select(['name', 'eyebrow', 'title', 'button']).execute();
  const changed = {
    menus: listChanged(
      items,
      menus.flatMap(({ hash: name, items: own }) => listLabels(own).map((text) => ({ name, text }))),
    ),
    freight_methods: listChanged(
      rates.map(({ name, price_cents: cents, business_days: days }) => ({ name, text: `${cents} ${days}` })),
      freightMethods.flatMap(({ name, rates: own }) =>
        own.map(({ priceCents, businessDays }) => ({ name, text: `${priceCents} ${businessDays}` })),
      ),
    ),
    banners: listChanged(rows.map(toBannerText), banners.map(toBannerText)),
  };
  const [ofOwner, columns] = [{ origin: 'own' }, { menus: 'hash', freight_methods: 'name', banners: 'name' }] as const;
  for (const table of ['menus', 'freight_methods', 'banners'] as const)
    if (changed[table].length > 0)
      await transaction
        .updateTable(table)
        .set(ofOwner)
        .where(sql<boolean>`${sql.ref(columns[table])} in (${sql.join(changed[table])})`)
        .execute();
}

interface NamedText {
  name: string;
  text: string;
}

/** Names under which other texts are stored than the demonstration gives them. */
function listChanged(stored: readonly NamedText[], given: readonly NamedText[]): string[] {
  const join = (rows: readonly NamedText[], name: string) =>
    JSON.stringify(rows.flatMap((row) => (row.name === name ? row.text : [])).toSorted());
  const names = new Set([...stored, ...given].map(({ name }) => name));
  return [...names].filter((name) => join(stored, name) !== join(given, name));
}

const listLabels = (items: readonly SeedMenuItem[]): string[] =>
  items.flatMap(({ label, sub = [] }) => [label, ...listLabels(sub)]);

/** Without the text, which a season may set. */
const toBannerText = ({ name, eyebrow, title, button }: Pick<SeedBanner, 'name' | 'eyebrow' | 'title' | 'button'>) => ({
  name,
  text: JSON.stringify([eyebrow, title, button]),
});

/** Invented reviews and questions have no address, which those of shoppers always have, and are older than the first stock. */
async function markWordsOfPeople(transaction: Transaction): Promise<void> {
  const first = await transaction
    .selectFrom('stock_movements')
    .select('created_at')
    .where('cause', '=', 'seed')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  // With the products of the demonstration their movements were deleted.
  for (const table of ['reviews', 'questions', 'store_reviews'] as const)
    await transaction
      .updateTable(table)
      .set({ origin })
      .where('email', 'is', null)
      .$if(first !== undefined, (query) => query.where('created_at', '<=', first?.created_at ?? 0))
      .execute();
}
