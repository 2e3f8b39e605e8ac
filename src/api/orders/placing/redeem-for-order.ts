import type { Selectable } from 'kysely';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import { redeemCoupon } from '../../pricing/promotions/redeem-coupon.ts';

/**
 * Uses the coupon of the cart for an order that was just inserted. Throws `refused` if its limits are reached: the buyer is the
 * same one by the account or by the document.
 */
export async function redeemForOrder(
  transaction: Transaction,
  cartId: number,
  { id: orderId, customer_id: customerId, coupon_code: code, document, placed_at: nowMs }: Selectable<OrderRow>,
): Promise<void> {
  if (code === null) return;
  await redeemCoupon(transaction, { cartId, orderId, code, customerId, document, nowMs });
}
