import { openDatabase } from '../client.ts';
import { maintenanceLimits } from '../postgres/pool.ts';
import { migrateToLatest } from '../migrate.ts';
import { seedIfEmpty } from '../seed/seed.ts';

/** The moment at which the seed of every test database is made; clocks of tests start here. */
export const testNow = new Date('2026-11-20T10:00:00-03:00');

/** Migrates and seeds an empty database, demonstration data included. */
export async function fillDatabase(location: { url: string } | { file: string }): Promise<void> {
  const database = await openDatabase({ ...location, limits: maintenanceLimits });
  try {
    await migrateToLatest(database);
    await seedIfEmpty(database, { now: testNow, demonstration: true });
  } finally {
    await database.close();
  }
}
