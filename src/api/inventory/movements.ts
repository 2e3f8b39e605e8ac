import type { Queryable } from '#database/schema/database-schema.ts';
import type { StockCause } from '#database/schema/inventory.ts';
import type { StockUnit } from './unit.ts';

export interface MovedUnit extends StockUnit {
  delta: number;
}

interface Cause {
  cause: StockCause;
  reference: string;
  nowMs: number;
}

/** Fails if one of the units has moved already for this cause and reference. */
export async function insertMovements(kysely: Queryable, units: readonly MovedUnit[], cause: Cause): Promise<void> {
  if (units.length === 0) return;
  const rows = units.map((unit) => toRow(unit, cause));
  await kysely.insertInto('stock_movements').values(rows).execute();
}

/** False, without a change, if the unit has moved already for this cause and reference. */
export async function insertMovementOnce(kysely: Queryable, unit: MovedUnit, cause: Cause): Promise<boolean> {
  const inserted = await kysely
    .insertInto('stock_movements')
    .values(toRow(unit, cause))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

function toRow({ productId, attributeValueId, delta }: MovedUnit, { cause, reference, nowMs }: Cause) {
  return {
    product_id: productId,
    attribute_value_id: attributeValueId,
    delta,
    cause,
    reference,
    created_at: nowMs,
  };
}
