import type { Database } from '#database/client.ts';
import { findLastId, followRows } from '#database/follow-rows.ts';
import { prepareQuery } from '#database/prepared-query.ts';
import type { ChangeKind } from '#database/schema/catalogue.ts';

const listAfter = prepareQuery<{ id: number }, { id: number; kind: ChangeKind; row_id: number }>((kysely, value) =>
  kysely.selectFrom('catalogue_changes').select(['id', 'kind', 'row_id']).where('id', '>', value('id')).orderBy('id'),
);

/** The changes that other transactions committed since the call before; the first call returns none. */
export function followChanges({ engine, kysely }: Pick<Database, 'engine' | 'kysely'>) {
  return followRows({
    engine,
    findLast: () => findLastId(kysely, 'catalogue_changes'),
    listAfter: (id) => listAfter(kysely, { id }),
  });
}
