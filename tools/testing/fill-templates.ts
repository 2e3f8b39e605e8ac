// Fills the databases that tests copy: the small shop, and the demonstration where its folder exists.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beginEmptyShop } from '../../src/api/installation/installation.ts';
import { type Database, openDatabase } from '../../src/database/client.ts';
import { migrateToLatest } from '../../src/database/migrate.ts';
import { maintenanceLimits } from '../../src/database/postgres/pool.ts';
import { testNow } from '../../src/database/testing/fill-database.ts';
import { insertSmallShop } from '../../src/database/testing/small-shop.ts';
import { projectRoot } from '../checks/source-files.ts';

type Location = { url: string } | { file: string };

const demonstration = join(projectRoot, 'demo/load.ts');

export const hasDemonstration = existsSync(demonstration);

export function fillSmallShop(location: Location): Promise<void> {
  return withDatabase(location, async (database) => {
    await beginEmptyShop(database, testNow.getTime());
    await insertSmallShop(database, testNow);
  });
}

/** Loaded by its address, since a product without the demonstration must pass its tests. */
export async function fillDemonstration(location: Location, now = testNow): Promise<void> {
  const { loadDemonstration }: typeof import('../../demo/load.ts') = await import(pathToFileURL(demonstration).href);
  await withDatabase(
    location,
    async (database) => void (await loadDemonstration(database, { now, withAccounts: true })),
  );
}

async function withDatabase(location: Location, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ ...location, limits: maintenanceLimits });
  try {
    await migrateToLatest(database);
    await work(database);
  } finally {
    await database.close();
  }
}
