// Fills an empty database with the demonstration shop.
import type { Database } from '../client.ts';
import { alignGeneratedKeys } from '../generated-keys.ts';

export interface SeedOptions {
  /** Launch dates, reviews and price schedules are counted from here. */
  now: Date;
  /** Whether accounts with known passwords, coupons and review keys come along; never where a real shop runs. */
  demonstration: boolean;
}

/** Returns false, touching nothing, when the database already has products. Register the pictures first. */
export async function seedIfEmpty(database: Database, options: SeedOptions): Promise<boolean> {
  if (await hasProducts(database)) return false;
  try {
    await fillDatabase(database, options);
    return true;
  } catch (error) {
    // Another process that started at the same moment may have been the first to fill it.
    if (await hasProducts(database)) return false;
    throw error;
  }
}

async function hasProducts(database: Database): Promise<boolean> {
  return Boolean(await database.kysely.selectFrom('products').select('id').limit(1).executeTakeFirst());
}

async function fillDatabase(database: Database, options: SeedOptions): Promise<void> {
  // Loaded here: a start with a filled database must not pay for reading the demonstration data.
  const { seedCatalogue } = await import('./seed-catalogue.ts');
  const { seedContent } = await import('./seed-content.ts');
  const { seedSelling, seedDemonstration } = await import('./seed-selling.ts');
  await database.kysely.transaction().execute(async (transaction) => {
    const catalogue = await seedCatalogue(transaction, options.now);
    await seedContent(transaction, catalogue, options.now);
    await seedSelling(transaction);
    if (options.demonstration) await seedDemonstration(transaction, options.now);
    await alignGeneratedKeys(transaction, database.engine, tablesWithExplicitIds);
    await transaction
      .updateTable('catalogue_version')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
  });
}

const tablesWithExplicitIds = [
  'brands',
  'categories',
  'products',
  'attributes',
  'attribute_values',
  'filters',
  'filter_values',
  'badges',
  'sibling_groups',
  'lists',
  'questions',
  'menus',
  'menu_items',
  'landing_pages',
  'showcases',
  'freight_methods',
  'customers',
];
