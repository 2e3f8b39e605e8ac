import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { ApiError } from '../http/errors.ts';
import { insertMovementOnce } from './movements.ts';
import type { StockUnit } from './unit.ts';

export interface StockAdjustment extends StockUnit {
  /** What the merchant counted; at least 0. */
  quantity: number;
  /** One person or one file, by whose `reference` it happens once. */
  cause: 'adjust' | 'import';
  reference: string;
  nowMs: number;
}

/**
 * Sets the stock of a unit, which is created if it has none yet, once per cause and reference. Returns the difference to before.
 * Throws `invalid` unless the quantity is a whole number from 0 on.
 */
export async function adjustStock({ kysely }: Database, adjustment: StockAdjustment): Promise<number> {
  const { productId, attributeValueId, quantity, cause, reference, nowMs } = adjustment;
  if (!Number.isInteger(quantity) || quantity < 0)
    throw new ApiError('invalid', 'Confira a quantidade.', { field: 'quantidade' });
  return inTransaction(kysely, async (transaction) => {
    // The first statement locks the row on both engines, so that no order changes it in between.
    const before = await transaction
      .insertInto('stock')
      .values({ product_id: productId, attribute_value_id: attributeValueId, quantity: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'attribute_value_id'])
          .doUpdateSet((eb) => ({ quantity: eb.ref('stock.quantity') })),
      )
      .returning('quantity')
      .executeTakeFirstOrThrow();
    const delta = quantity - before.quantity;
    // A difference of zero is recorded too: the same count must not be applied again after an order.
    const movement = { productId, attributeValueId, delta };
    if (!(await insertMovementOnce(transaction, movement, { cause, reference, nowMs })) || delta === 0) return 0;
    await transaction
      .updateTable('stock')
      .set({ quantity })
      .where('product_id', '=', productId)
      .where('attribute_value_id', '=', attributeValueId)
      .execute();
    return delta;
  });
}
