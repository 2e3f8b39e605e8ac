import type { Transaction } from '#database/schema/database-schema.ts';
import { findCouponRefusal } from '#rules/promotions/coupon.ts';
import { lockCoupon } from './hold-coupon.ts';
import { countUses } from './queries.ts';
import { type CouponUse, recordCouponUse } from './record-coupon-use.ts';

interface RetakeCouponInput extends CouponUse {
  code: string;
  /** The coupon's time does not count again. */
  placedAt: number;
}

/**
 * Counts a use again that an expired order had released, whatever the limits: its buyer has paid the price with the coupon. Returns
 * whether that is a use beyond them.
 */
export async function retakeCoupon(
  transaction: Transaction,
  { code, placedAt, ...use }: RetakeCouponInput,
): Promise<boolean> {
  const coupon = await lockCoupon(transaction, code, use.nowMs);
  // The merchant may have deleted it, and given its code to another one.
  if (coupon?.id !== use.couponId) return false;
  const uses = await countUses(transaction, coupon, { ...use, cartId: 0 });
  await recordCouponUse(transaction, use);
  return findCouponRefusal(coupon, { nowMs: placedAt, uses }) !== undefined;
}
