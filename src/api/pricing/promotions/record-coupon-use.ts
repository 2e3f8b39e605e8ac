import { toKeyedHash } from '#database/keyed-hash.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { toMailbox } from '#rules/customers/mailbox.ts';

export interface CouponUse {
  couponId: number;
  orderId: number;
  customerId: number | null;
  document: string;
  email: string;
  nowMs: number;
}

/** Records that an order used a coupon, whatever its limits. Records nothing if the merchant has deleted the coupon. */
export async function recordCouponUse(
  transaction: Transaction,
  { couponId, orderId, customerId, document, email, nowMs }: CouponUse,
): Promise<void> {
  const coupon = await transaction
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', couponId)
    .returning('id')
    .executeTakeFirst();
  if (!coupon) return;
  // The use has no cart, which may hold the same coupon again for the next order.
  const use = {
    cart_id: null,
    customer_id: customerId,
    order_id: orderId,
    document_hash: await toKeyedHash(transaction, document),
    email_hash: await toKeyedHash(transaction, toMailbox(email)),
    expires_at: null,
    created_at: nowMs,
  };
  await transaction
    .insertInto('coupon_uses')
    .values({ coupon_id: couponId, ...use })
    .execute();
}
