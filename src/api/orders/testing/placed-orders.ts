// Placed orders with their ids, for tests of what follows.

import { parseOrderNumber } from '#rules/orders/order-number.ts';
import { line } from '../../testing/cart-client.ts';
import type { TestApi } from '../../testing/test-api.ts';
import type { Buyers } from './buyers.ts';

export interface PlacedOrderRow {
  numero: string;
  token: string;
  id: number;
  paymentId: number;
  totalCents: number;
}

/** Places an order of `quantity` pieces of a product. */
export async function placeOrderOf(
  shop: TestApi,
  buyers: Buyers,
  { productId, quantity = 1 }: { productId: number; quantity?: number },
): Promise<PlacedOrderRow> {
  const { numero, token } = await buyers.place(await buyers.create([line(productId, quantity)]));
  const row = await shop.database.kysely
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'payments.id as paymentId', 'total_cents as totalCents'])
    .where('number', '=', parseOrderNumber(numero) ?? '')
    .executeTakeFirstOrThrow();
  return { numero, token, ...row };
}
