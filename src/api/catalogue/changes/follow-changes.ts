import type { Kysely } from 'kysely';
import { followRows } from '#database/follow-rows.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

const hourMs = 3_600_000;

/** The changes that other transactions committed since the call before; the first call returns none. */
export function followChanges(kysely: Kysely<DatabaseSchema>) {
  return followRows({
    async findLast() {
      const row = await kysely
        .selectFrom('catalogue_changes')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst();
      return row?.id ?? 0;
    },
    listAfter: (id) =>
      kysely
        .selectFrom('catalogue_changes')
        .select(['id', 'kind', 'row_id'])
        .where('id', '>', id)
        .orderBy('id')
        .execute(),
  });
}

/** Deletes changes that every process has applied. */
export async function cleanChanges(kysely: Kysely<DatabaseSchema>, nowMs: number): Promise<void> {
  await kysely
    .deleteFrom('catalogue_changes')
    .where('created_at', '<', nowMs - hourMs)
    .execute();
}
