import type { Database } from '#database/client.ts';

/** The latest recorded change of the catalogue. */
export function findLastChange({ kysely }: Database) {
  return kysely
    .selectFrom('catalogue_changes')
    .select(['kind', 'row_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
