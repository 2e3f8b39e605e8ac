import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { compareUnits, type StockUnit } from './unit.ts';

interface Return {
  /** The number of the order that took the units. */
  reference: string;
  cause: 'expiry' | 'cancel';
  nowMs: number;
}

/**
 * Gives back, inside the caller's transaction, what an order took. Each order gives back once: again, or for another cause,
 * nothing changes. Returns the units that were given back.
 */
export async function returnStock(
  transaction: Transaction<DatabaseSchema>,
  { reference, cause, nowMs }: Return,
): Promise<StockUnit[]> {
  const returned = await transaction
    .insertInto('stock_movements')
    .columns(['product_id', 'attribute_value_id', 'delta', 'cause', 'reference', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('stock_movements')
        .select((select) => [
          'product_id',
          'attribute_value_id',
          select.neg('delta').as('delta'),
          select.val(cause).as('cause'),
          'reference',
          select.val(nowMs).as('created_at'),
        ])
        .where('cause', '=', 'order')
        .where('reference', '=', reference)
        .orderBy('product_id')
        .orderBy('attribute_value_id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['product_id as productId', 'attribute_value_id as attributeValueId', 'delta'])
    .execute();
  for (const { productId, attributeValueId, delta } of returned.toSorted(compareUnits)) {
    await transaction
      .updateTable('stock')
      .set((eb) => ({ quantity: eb('quantity', '+', delta) }))
      .where('product_id', '=', productId)
      .where('attribute_value_id', '=', attributeValueId)
      .execute();
  }
  return returned.map(({ productId, attributeValueId }) => ({ productId, attributeValueId }));
}
