// Fills a migrated database: the pictures of this build and, if it is empty, the seed.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#database/client.ts';
import { registerPictures } from '#database/register-pictures.ts';
import { seedIfEmpty, type SeedOptions } from '#database/seed/seed.ts';
import { parseManifest } from '#media/manifest.ts';

export const mastersDir = join(import.meta.dirname, '../media/masters');

/** True if the database was empty and has been seeded. */
export async function fillShop(database: Database, options: SeedOptions): Promise<boolean> {
  await registerPictures(database, await listMasters());
  return seedIfEmpty(database, options);
}

async function listMasters() {
  const manifest = parseManifest(JSON.parse(await readFile(join(mastersDir, 'manifest.json'), 'utf8')));
  return [...manifest].map(([key, { hash, width, height, color }]) => ({ key, hash, width, height, color }));
}
