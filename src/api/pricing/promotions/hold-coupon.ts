// Temporary holds of a limited coupon's uses by carts, so that a promised discount is still available at the order.

import type { Transaction } from '#database/schema/database-schema.ts';
import {
  type Coupon,
  type CouponRefusal,
  findCouponRefusal,
  isPartOfNewBuyersTaken,
  takenCoupon,
  unknownCoupon,
} from '#rules/promotions/coupon.ts';
import { hasPaid } from './has-paid.ts';
import { type CouponHolder, countUses, isLimited, type StoredCoupon, toCoupon } from './queries.ts';

/** Duration of a hold after the last change of the cart. */
export const couponHoldMs = 30 * 60 * 1000;

/**
 * Locks the coupon until the transaction ends, which serialises the counting of its uses, and deletes expired holds.
 * Undefined when the coupon does not exist.
 */
export async function lockCoupon(
  transaction: Transaction,
  code: string,
  nowMs: number,
): Promise<StoredCoupon | undefined> {
  const row = await transaction
    .updateTable('coupons')
    .set((eb) => ({ used: eb.ref('used') }))
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirst();
  const coupon = row && toCoupon(row);
  // Runs before any counting: it waits for a concurrent renewal of a hold, which then is not expired.
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

/** Holds one use for the cart; returns the reason when it is refused. Stores nothing for a coupon without limits. */
export async function holdCoupon(
  transaction: Transaction,
  known: StoredCoupon,
  holder: CouponHolder,
): Promise<CouponRefusal | undefined> {
  const { nowMs, cartId, customerId } = holder;
  if (!isLimited(known)) return undefined;
  const coupon = await lockCoupon(transaction, known.code, nowMs);
  if (!coupon) return unknownCoupon;
  const uses = await countUses(transaction, coupon, holder);
  const refusal = findCouponRefusal(coupon, { nowMs, uses });
  if (refusal) return refusal;
  if (coupon.totalLimit !== null && (await isNewBuyer(transaction, coupon, customerId))) {
    const unpaid = await countOfNewBuyers(transaction, coupon, holder);
    if (isPartOfNewBuyersTaken(coupon, uses.total, unpaid)) return takenCoupon;
  }
  const hold = { customer_id: customerId, expires_at: nowMs + couponHoldMs };
  await transaction
    .insertInto('coupon_uses')
    .values({ coupon_id: coupon.id, cart_id: cartId, order_id: null, created_at: nowMs, ...hold })
    .onConflict((conflict) => conflict.columns(['coupon_id', 'cart_id']).doUpdateSet(hold))
    .execute();
  return undefined;
}

/** Everybody who may use a coupon of the first order is new: there guests alone leave a part to the others. */
async function isNewBuyer(
  transaction: Transaction,
  { isFirstOrderOnly }: Coupon,
  customerId: number | null,
): Promise<boolean> {
  if (customerId === null || isFirstOrderOnly) return customerId === null;
  const { paid } = await transaction
    .selectNoFrom((eb) => hasPaid(eb.val(customerId)).as('paid'))
    .executeTakeFirstOrThrow();
  return !paid;
}

/** Uses that new buyers have not paid: in other carts, and in orders that wait for their payment. */
async function countOfNewBuyers(
  transaction: Transaction,
  coupon: StoredCoupon,
  { cartId, nowMs }: CouponHolder,
): Promise<number> {
  const { uses } = await transaction
    .selectFrom('coupon_uses')
    .leftJoin('orders', 'orders.id', 'coupon_uses.order_id')
    .select(({ fn }) => fn.countAll().as('uses'))
    .where('coupon_uses.coupon_id', '=', coupon.id)
    .where(({ or, and, eb }) =>
      or([eb('money_state', '=', 'awaiting'), and([eb('cart_id', '<>', cartId), eb('expires_at', '>', nowMs)])]),
    )
    .where(({ eb, not, ref }) =>
      coupon.isFirstOrderOnly
        ? eb('coupon_uses.customer_id', 'is', null)
        : not(hasPaid(ref('coupon_uses.customer_id'))),
    )
    .executeTakeFirstOrThrow();
  return Number(uses);
}

export async function releaseHold(transaction: Transaction, code: string, cartId: number): Promise<void> {
  await transaction
    .deleteFrom('coupon_uses')
    .where('coupon_id', '=', (eb) => eb.selectFrom('coupons').select('id').where('code', '=', code))
    .where('cart_id', '=', cartId)
    .execute();
}

/** What one cart holds becomes another's, whose own holds end. */
export async function moveHolds(transaction: Transaction, { from, to }: { from: number; to: number }): Promise<void> {
  await transaction.deleteFrom('coupon_uses').where('cart_id', '=', to).execute();
  await transaction.updateTable('coupon_uses').set({ cart_id: to }).where('cart_id', '=', from).execute();
}
