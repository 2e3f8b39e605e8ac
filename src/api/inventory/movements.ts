import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
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
export async function insertMovements(
  kysely: Kysely<DatabaseSchema>,
  units: readonly MovedUnit[],
  { cause, reference, nowMs }: Cause,
): Promise<void> {
  if (units.length === 0) return;
  await kysely
    .insertInto('stock_movements')
    .values(
      units.map(({ productId, attributeValueId, delta }) => ({
        product_id: productId,
        attribute_value_id: attributeValueId,
        delta,
        cause,
        reference,
        created_at: nowMs,
      })),
    )
    .execute();
}
