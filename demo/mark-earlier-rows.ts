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
import { fillShopSettings, listShopSettings } from './seed/fill-shop-settings.ts';
import { badges, listCategoryPaths, shops } from './seed/seed-taxonomy.ts';

const origin = 'demonstration' as const;

/**
 * Marks rows by the names that the demonstration gives them, and adds the words of its shops, which earlier versions had in their
 * code. A page or setting that its owner has changed is his.
 */
export async function markEarlierRows(transaction: Transaction): Promise<void> {
  await markByName(transaction);
  await markTexts(transaction);
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

/** Invented reviews and questions are older than the shop and have no address. */
async function markWordsOfPeople(transaction: Transaction): Promise<void> {
  const first = await transaction
    .selectFrom('stock_movements')
    .select('created_at')
    .where('cause', '=', 'seed')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!first) return;
  for (const table of ['reviews', 'questions', 'store_reviews'] as const)
    await transaction
      .updateTable(table)
      .set({ origin })
      .where('email', 'is', null)
      .where('created_at', '<=', first.created_at)
      .execute();
}
