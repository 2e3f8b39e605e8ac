// Registers the master pictures of this build in the database, so that addresses have the right hash after a redraw.

import type { Database } from './client.ts';
import { inTransaction } from './in-transaction.ts';
import { listChunks } from './list-chunks.ts';
import { recordChange } from './record-change.ts';
import type { PictureRow } from './schema/catalogue.ts';

/** Adds new pictures and updates changed ones; none are removed. Returns how many rows it wrote. */
export async function registerPictures(database: Database, pictures: readonly PictureRow[]): Promise<number> {
  const known = await database.kysely.selectFrom('pictures').select(['key', 'hash']).execute();
  const hashes = new Map(known.map(({ key, hash }) => [key, hash]));
  const changed = pictures.filter((picture) => hashes.get(picture.key) !== picture.hash);
  if (changed.length === 0) return 0;
  await inTransaction(database.kysely, async (transaction) => {
    // Rows are sorted and unique, because other processes of the same build may start concurrently.
    for (const rows of listChunks(changed.toSorted((first, second) => (first.key < second.key ? -1 : 1)))) {
      await transaction
        .insertInto('pictures')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet(({ ref }) => ({
            hash: ref('excluded.hash'),
            width: ref('excluded.width'),
            height: ref('excluded.height'),
            color: ref('excluded.color'),
          })),
        )
        .execute();
    }
    await recordChange(transaction, { kind: 'all' });
  });
  return changed.length;
}
