import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { hashDocument } from './hash-document.ts';

interface Retaking {
  couponId: number;
  orderId: number;
  customerId: number | null;
  document: string;
  nowMs: number;
}

/**
 * Counts the use again of an order that was paid after it had expired. Limits do not count: the buyer has paid the price with
 * the coupon.
 */
export async function retakeCoupon(
  transaction: Transaction<DatabaseSchema>,
  { couponId, orderId, customerId, document, nowMs }: Retaking,
): Promise<void> {
  const coupon = await transaction
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', couponId)
    .returning('id')
    .executeTakeFirst();
  // The merchant may have deleted it.
  if (!coupon) return;
  const use = {
    cart_id: null,
    customer_id: customerId,
    order_id: orderId,
    document_hash: await hashDocument(transaction, document),
    expires_at: null,
    created_at: nowMs,
  };
  await transaction
    .insertInto('coupon_uses')
    .values({ coupon_id: couponId, ...use })
    .execute();
}
