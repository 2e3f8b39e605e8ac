import type { Transaction } from '#database/schema/database-schema.ts';
import { findCouponRefusal, unknownCoupon } from '#rules/promotions/coupon.ts';
import { ApiError } from '../../http/errors.ts';
import { lockCoupon } from './hold-coupon.ts';
import { countUses, type CouponHolder, type StoredCoupon } from './queries.ts';
import { recordCouponUse } from './record-coupon-use.ts';

export interface CouponRedemption extends CouponHolder {
  orderId: number;
  /** The one that the cart has. */
  code: string;
  document: string;
  email: string;
}

/**
 * Converts the cart's hold to a permanent use, inside the order's transaction, and removes the coupon from the cart.
 * Undefined when the cart does not have it any more. Throws `refused` when the coupon has expired or its limits are reached; then the order
 * must not be placed at the displayed price. Must not be called for a coupon below its minimum, which gives no discount.
 */
export async function redeemCoupon(
  transaction: Transaction,
  { orderId, code, ...holder }: CouponRedemption,
): Promise<StoredCoupon | undefined> {
  const { cartId, customerId, document, email, nowMs } = holder;
  const cart = await transaction
    .updateTable('carts')
    .set((eb) => ({ coupon_code: null, version: eb('version', '+', 1) }))
    .where('id', '=', cartId)
    .where('coupon_code', '=', code)
    .returning('id')
    .executeTakeFirst();
  if (!cart) return undefined;
  const coupon = await lockCoupon(transaction, code, nowMs);
  if (!coupon) throw new ApiError('refused', unknownCoupon.message);
  const uses = await countUses(transaction, coupon, { ...holder, orderId });
  const refusal = findCouponRefusal(coupon, { nowMs, uses });
  if (refusal) throw new ApiError('refused', refusal.message);
  await transaction
    .deleteFrom('coupon_uses')
    .where('coupon_id', '=', coupon.id)
    .where('cart_id', '=', cartId)
    .execute();
  await recordCouponUse(transaction, { couponId: coupon.id, orderId, customerId, document, email, nowMs });
  return coupon;
}
