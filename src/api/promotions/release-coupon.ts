import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

/** Gives back the use that an order took, when it is cancelled or not paid in time; a second call changes nothing. */
export async function releaseCoupon(
  transaction: Transaction<DatabaseSchema>,
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
