// Fills an empty database with the demonstration shop.

import type { Database } from '../client.ts';
import { alignGeneratedKeys } from '../generated-keys.ts';
import { recordChange } from '../record-change.ts';

export interface SeedOptions {
  /** The time from which launch dates, reviews and price schedules are computed. */
  now: Date;
  /** Whether to add accounts with known passwords, coupons and review keys; never for a real shop. */
  demonstration: boolean;
}

/** Returns false without a write when the database already has products. Pictures must be registered before. */
export async function seedIfEmpty(database: Database, options: SeedOptions): Promise<boolean> {
  if (await hasProducts(database)) return false;
  try {
    await fillDatabase(database, options);
    return true;
  } catch (error) {
    // Another process that started concurrently may have filled it already.
    if (await hasProducts(database)) return false;
    throw error;
  }
}

/** Whether an account of the demonstration exists, whose password is published. */
export async function hasDemonstrationAccounts({ kysely }: Database): Promise<boolean> {
  const { customers } = await import('./data/selling.ts');
  const emails = customers.map(({ email }) => email);
  const row = await kysely
    .selectFrom('customers')
    .select('id')
    .where('email', 'in', emails)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasProducts(database: Database): Promise<boolean> {
  return Boolean(await database.kysely.selectFrom('products').select('id').limit(1).executeTakeFirst());
}

async function fillDatabase(database: Database, options: SeedOptions): Promise<void> {
  // Imported lazily, so that a start with a filled database does not load the demonstration data.
  const { seedCatalogue } = await import('./seed-catalogue.ts');
  const { seedContent } = await import('./seed-content.ts');
  const { seedSelling, seedDemonstration } = await import('./seed-selling.ts');
  await database.kysely.transaction().execute(async (transaction) => {
    const catalogue = await seedCatalogue(transaction, options.now);
    await seedContent(transaction, catalogue, options.now);
    await seedSelling(transaction);
    if (options.demonstration) await seedDemonstration(transaction, options.now);
    await alignGeneratedKeys(transaction, database.engine, tablesWithExplicitIds);
    await recordChange(transaction, { kind: 'all' });
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
