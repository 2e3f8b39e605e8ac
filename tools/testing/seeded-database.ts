// Global set-up of the journeys: one seeded database, which every shop copies instead of seeding its own.

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/database/client.ts';
import { migrateToLatest } from '../../src/database/migrate.ts';
import { maintenanceLimits } from '../../src/database/postgres/pool.ts';
import { fillShop } from '../../src/server/fill-shop.ts';

const variable = 'SEEDED_DATABASE';

export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'manaca-seeded-'));
  const file = join(folder, 'shop.sqlite');
  const database = await openDatabase({ file, limits: maintenanceLimits });
  await migrateToLatest(database);
  await fillShop(database, { now: new Date(), demonstration: true });
  await database.close();
  // The workers inherit the environment.
  process.env[variable] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Without the set-up, as for screenshots, the shop seeds its database itself. */
export function copySeededDatabase(target: string): void {
  const file = process.env[variable];
  if (file !== undefined) copyFileSync(file, target);
}
