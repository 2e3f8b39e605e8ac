import { type Database, openDatabase } from '../client.ts';
import { migrateToLatest } from '../migrate.ts';
import { maintenanceLimits } from '../postgres/pool.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { replaceCatalogue } from './small-shop.ts';

/** The seed time of every test database; clocks of tests start here. */
export const testNow = new Date('2026-11-20T10:00:00-03:00');

type Location = { url: string } | { file: string };

/** Migrates and seeds an empty database, demonstration data included. */
export function fillDatabase(location: Location): Promise<void> {
  return withDatabase(location, async (database) => {
    await migrateToLatest(database);
    await seedIfEmpty(database, { now: testNow, demonstration: true });
  });
}

/** Replaces the catalogue of a filled database by the small shop's. */
export function shrinkDatabase(location: Location): Promise<void> {
  return withDatabase(location, replaceCatalogue);
}

async function withDatabase(location: Location, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ ...location, limits: maintenanceLimits });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
