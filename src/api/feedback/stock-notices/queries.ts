// Open stock notices and their units.

import type { Queryable } from '#database/schema/database-schema.ts';

export interface AwaitedUnit {
  product_id: number;
  attribute_value_id: number;
}

/** Units with an open stock notice. */
export function listAwaitedUnits(kysely: Queryable): Promise<AwaitedUnit[]> {
  return kysely
    .selectFrom('stock_notices')
    .select(['product_id', 'attribute_value_id'])
    .where('notified_at', 'is', null)
    .groupBy(['product_id', 'attribute_value_id'])
    .execute();
}

/** Ids of the open notices of a unit, the oldest first. */
export async function listWaitingNotices(kysely: Queryable, unit: AwaitedUnit): Promise<number[]> {
  const rows = await kysely
    .selectFrom('stock_notices')
    .select('id')
    .where('product_id', '=', unit.product_id)
    .where('attribute_value_id', '=', unit.attribute_value_id)
    .where('notified_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
