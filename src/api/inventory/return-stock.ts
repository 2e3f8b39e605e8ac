import type { Transaction } from '#database/schema/database-schema.ts';
import { insertMovements, type MovedUnit } from './movements.ts';
import type { WantedUnit } from './take-stock.ts';
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
export async function returnStock(transaction: Transaction, { reference, cause, nowMs }: Return): Promise<StockUnit[]> {
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
  await addToStock(transaction, returned);
  return returned.map(({ productId, attributeValueId }) => ({ productId, attributeValueId }));
}

interface RestockInput {
  /** Each unit occurs once. */
  units: readonly WantedUnit[];
  /** The protocol of the request by which they came back, which restocks once. */
  reference: string;
  nowMs: number;
}

/** Puts pieces that came back from a buyer on sale again, inside the caller's transaction. */
export async function restockUnits(transaction: Transaction, { units, reference, nowMs }: RestockInput): Promise<void> {
  const moved = units.map(({ quantity, ...unit }) => ({ ...unit, delta: quantity }));
  await insertMovements(transaction, moved, { cause: 'return', reference, nowMs });
  await addToStock(transaction, moved);
}

async function addToStock(transaction: Transaction, moved: readonly MovedUnit[]): Promise<void> {
  for (const { productId, attributeValueId, delta } of moved.toSorted(compareUnits)) {
    await transaction
      .updateTable('stock')
      .set((eb) => ({ quantity: eb('quantity', '+', delta) }))
      .where('product_id', '=', productId)
      .where('attribute_value_id', '=', attributeValueId)
      .execute();
  }
}
