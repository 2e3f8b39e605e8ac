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

/** The open notices of a unit, the oldest first. */
export function listWaitingNotices(kysely: Queryable, unit: AwaitedUnit) {
  return kysely
    .selectFrom('stock_notices')
    .select(['id', 'email'])
    .where('product_id', '=', unit.product_id)
    .where('attribute_value_id', '=', unit.attribute_value_id)
    .where('notified_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
