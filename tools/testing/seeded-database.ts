// Global set-up of the journeys: one database with the demonstration, which every shop copies instead of loading its own.

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDemonstration } from './fill-templates.ts';

const variable = 'SEEDED_DATABASE';

export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'manaca-seeded-'));
  const file = join(folder, 'shop.sqlite');
  await fillDemonstration({ file }, new Date());
  // The workers inherit the environment.
  process.env[variable] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Without the set-up, as for screenshots, the shop loads the demonstration itself. */
export function copySeededDatabase(target: string): void {
  const file = process.env[variable];
  if (file !== undefined) copyFileSync(file, target);
}
