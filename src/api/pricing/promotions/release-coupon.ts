import type { Transaction } from '#database/schema/database-schema.ts';

/** Releases the use of an order that is cancelled or not paid in time; idempotent. */
export async function releaseCoupon(
  transaction: Transaction,
  { couponId, orderId }: { couponId: number; orderId: number },
): Promise<void> {
  const released = await transaction
    .deleteFrom('coupon_uses')
    .where('coupon_id', '=', couponId)
    .where('order_id', '=', orderId)
    .returning('id')
    .execute();
  if (released.length === 0) return;
  await transaction
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '-', released.length) }))
    .where('id', '=', couponId)
    .execute();
}
