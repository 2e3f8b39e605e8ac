// Uses of a limited coupon that carts hold for a while, so that what was promised is still there at the order.
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { type CouponRefusal, findCouponRefusal, unknownCoupon } from '#rules/promotions/coupon.ts';
import { type CouponHolder, countUses, isLimited, type StoredCoupon, toCoupon } from './queries.ts';

type Rows = Transaction<DatabaseSchema>;

/** From the last change of the cart. */
export const couponHoldMs = 30 * 60 * 1000;

/**
 * Locks the coupon until the transaction ends, so that its uses are counted by one at a time, and forgets the holds that
 * have lapsed. Undefined when there is none.
 */
export async function lockCoupon(transaction: Rows, code: string, nowMs: number): Promise<StoredCoupon | undefined> {
  const row = await transaction
    .updateTable('coupons')
    .set((eb) => ({ used: eb.ref('used') }))
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirst();
  const coupon = row && toCoupon(row);
  // Before any counting: a hold that its cart renews at this moment is waited for here and then stands.
  if (coupon) {
    await transaction
      .deleteFrom('coupon_uses')
      .where('coupon_id', '=', coupon.id)
      .where('cart_id', 'is not', null)
      .where('expires_at', '<=', nowMs)
      .execute();
  }
  return coupon;
}

/** Holds one use for the cart; answers why not when that cannot be. Without limits nothing is stored. */
export async function holdCoupon(
  transaction: Rows,
  known: StoredCoupon,
  holder: CouponHolder,
): Promise<CouponRefusal | undefined> {
  const { nowMs, cartId, customerId } = holder;
  if (!isLimited(known)) return undefined;
  const coupon = await lockCoupon(transaction, known.code, nowMs);
  if (!coupon) return unknownCoupon;
  const refusal = findCouponRefusal(coupon, { nowMs, uses: await countUses(transaction, coupon, holder) });
  if (refusal) return refusal;
  const hold = { customer_id: customerId, expires_at: nowMs + couponHoldMs };
  await transaction
    .insertInto('coupon_uses')
    .values({ coupon_id: coupon.id, cart_id: cartId, order_id: null, created_at: nowMs, ...hold })
    .onConflict((conflict) => conflict.columns(['coupon_id', 'cart_id']).doUpdateSet(hold))
    .execute();
  return undefined;
}

/** Gives back what the cart holds of a coupon. */
export async function releaseHold(transaction: Rows, code: string, cartId: number): Promise<void> {
  await transaction
    .deleteFrom('coupon_uses')
    .where('coupon_id', '=', (eb) => eb.selectFrom('coupons').select('id').where('code', '=', code))
    .where('cart_id', '=', cartId)
    .execute();
}
