// Fills the databases that tests copy.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beginEmptyShop } from '../../src/api/installation/installation.ts';
import { type Database, openDatabase } from '../../src/database/client.ts';
import { migrateToLatest } from '../../src/database/migrate.ts';
import { maintenanceLimits } from '../../src/database/postgres/pool.ts';
import { insertSmallShop } from '../../src/database/testing/small-shop.ts';
import type { TestCatalogue } from '../../src/database/testing/test-database.ts';
import { testNow } from '../../src/database/testing/test-now.ts';
import { projectRoot } from '../checks/source-files.ts';

interface DemonstrationModule {
  loadDemonstration: (database: Database, options: { now: Date; withAccounts: boolean }) => Promise<unknown>;
}
type Location = { url: string } | { file: string };

const demonstration = join(projectRoot, 'demo/load.ts');

/** Names the template of each catalogue. */
export function nameTemplates(toName: (catalogue: TestCatalogue) => string): Record<TestCatalogue, string> {
  return { empty: toName('empty'), small: toName('small'), demonstration: toName('demonstration') };
}

/** Without its folder there is no template of the demonstration. */
export async function fillTemplates(locate: (catalogue: TestCatalogue) => Location): Promise<void> {
  const begin = (database: Database) => beginEmptyShop(database, testNow.getTime());
  await withDatabase(locate('empty'), begin);
  await withDatabase(locate('small'), async (database) => {
    await begin(database);
    await insertSmallShop(database, testNow);
  });
  if (existsSync(demonstration)) await fillDemonstration(locate('demonstration'), testNow);
}

/** Loaded by its address, since a product without the demonstration must pass its tests. */
export async function fillDemonstration(location: Location, now: Date): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- what an address imports has no type
  const demo: DemonstrationModule = await import(pathToFileURL(demonstration).href);
  await withDatabase(location, (database) => demo.loadDemonstration(database, { now, withAccounts: true }));
}

async function withDatabase(location: Location, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ ...location, limits: maintenanceLimits });
  try {
    await migrateToLatest(database);
    await work(database);
  } finally {
    await database.close();
  }
}
