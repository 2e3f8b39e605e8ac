import type { Transaction } from '#database/schema/database-schema.ts';
import { takeStock } from './take-stock.ts';

/** What an order takes a second time has a reference of its own, because each reference takes and gives back once. */
export const toLateReference = (reference: string): string => `${reference}-late`;

/**
 * Takes again what an order took and gave back, inside the caller's transaction. Throws StockShortage if others have bought it
 * meanwhile; the transaction must be rolled back.
 */
export async function retakeStock(
  transaction: Transaction,
  { reference, nowMs }: { reference: string; nowMs: number },
): Promise<void> {
  const taken = await transaction
    .selectFrom('stock_movements')
    .select(['product_id as productId', 'attribute_value_id as attributeValueId', 'delta'])
    .where('cause', '=', 'order')
    .where('reference', '=', reference)
    .execute();
  const units = taken.map(({ delta, ...unit }) => ({ ...unit, quantity: -delta }));
  await takeStock(transaction, { units, reference: toLateReference(reference), nowMs });
}
