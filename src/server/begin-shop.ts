// What a start does for a migrated database before it is served: begins a new shop, as the demonstration or empty.

import { beginEmptyShop, findInstallation } from '#api/installation/installation.ts';
import type { Database } from '#database/client.ts';
import { registerPictures } from '#database/register-pictures.ts';
import { listMasters } from '#media/manifest.ts';
import { demonstrationPictures, loadDemonstration } from './demonstration.ts';
import type { Environment } from './env.ts';

/** Returns how the shop was begun if this start has begun it. How that was is a row: an emptied shop is not filled again. */
export async function beginShop(
  database: Database,
  environment: Environment,
  nowMs: number,
): Promise<'demonstration' | 'empty' | undefined> {
  const before = await findInstallation(database.kysely);
  const isNew = before === undefined;
  if (isNew ? environment.DEMO : before.rows_marked === 0) await loadDemonstration(environment);
  const isEmpty = isNew && (await beginEmptyShop(database, nowMs));
  // A picture of the demonstration that was drawn anew since has another hash; banners may outlive its products.
  const registered = await database.kysely.selectFrom('pictures').select('key').execute();
  const keys = new Set(registered.map(({ key }) => key));
  await registerPictures(
    database,
    listMasters(demonstrationPictures).filter(({ key }) => keys.has(key)),
  );
  if (!isNew) return undefined;
  return isEmpty ? 'empty' : 'demonstration';
}
