// Tells the database which master pictures this build ships, so that addresses carry the right hash after a redraw.
import type { Database } from './client.ts';
import { insertRows } from './insert-rows.ts';
import type { PictureRow } from './schema/catalogue.ts';

/** Adds new pictures and updates changed ones; none are removed. Returns how many rows it wrote. */
export async function registerPictures(database: Database, pictures: readonly PictureRow[]): Promise<number> {
  const known = await database.kysely.selectFrom('pictures').select(['key', 'hash']).execute();
  const hashes = new Map(known.map(({ key, hash }) => [key, hash]));
  const changed = pictures.filter((picture) => hashes.get(picture.key) !== picture.hash);
  if (changed.length === 0) return 0;
  await database.kysely.transaction().execute(async (transaction) => {
    const isNew = (picture: PictureRow): boolean => !hashes.has(picture.key);
    await insertRows(transaction, 'pictures', changed.filter(isNew));
    for (const { key, ...values } of changed.filter((picture) => !isNew(picture))) {
      await transaction.updateTable('pictures').set(values).where('key', '=', key).execute();
    }
    await transaction
      .updateTable('catalogue_version')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
  });
  return changed.length;
}
