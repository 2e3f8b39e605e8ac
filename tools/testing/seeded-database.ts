// Global set-up of the journeys: one seeded database, which every shop copies instead of seeding its own.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDatabase } from '../../src/database/testing/fill-database.ts';

const variable = 'SEEDED_DATABASE';

export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'manaca-seeded-'));
  const file = join(folder, 'shop.sqlite');
  await fillDatabase({ file }, new Date());
  // The workers inherit the environment.
  process.env[variable] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Without the set-up, as for screenshots, the shop seeds its database itself. */
export function copySeededDatabase(target: string): void {
  const file = process.env[variable];
  if (file !== undefined) copyFileSync(file, target);
}
