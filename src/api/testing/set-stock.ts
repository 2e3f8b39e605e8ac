import { randomUUID } from 'node:crypto';
import type { Database } from '#database/client.ts';
import { adjustStock } from '../inventory/adjust-stock.ts';

/** Sets the stock of a unit like the merchant's panel; `attributeValueId` 0 = the product itself. */
export function setStock(
  database: Database,
  productId: number,
  quantity: number,
  attributeValueId = 0,
): Promise<number> {
  const nowMs = Date.now();
  return adjustStock(database, {
    productId,
    attributeValueId,
    quantity,
    cause: 'adjust',
    reference: randomUUID(),
    nowMs,
  });
}
