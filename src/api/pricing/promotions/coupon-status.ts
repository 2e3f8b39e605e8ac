import type { Queryable, Transaction } from '#database/schema/database-schema.ts';
import { type CouponRefusal, findCouponRefusal, unknownCoupon } from '#rules/promotions/coupon.ts';
import { couponHoldMs, releaseHold, holdCoupon } from './hold-coupon.ts';
import { type CouponHolder, countUses, findCouponOfCart, isLimited, type StoredCoupon } from './queries.ts';

/** The coupon of a cart, or the message for the shopper that explains its removal. */
export type CouponStatus = { coupon: StoredCoupon; loss?: undefined } | { coupon?: undefined; loss: string };

const noUses = { total: 0, byCustomer: 0 };

/** The current status of a cart's coupon, without a write: an invalid coupon is removed at the cart's next change. */
export async function getCouponStatus(kysely: Queryable, code: string, holder: CouponHolder): Promise<CouponStatus> {
  const known = await findCouponOfCart(kysely, code, holder);
  if (!known) return toRemoval(code, unknownCoupon);
  const { coupon, isHeld } = known;
  // The hold was given before the document was known.
  const isSettled = isHeld && holder.document === undefined;
  const uses = isSettled || !isLimited(coupon) ? noUses : await countUses(kysely, coupon, holder);
  const refusal = findCouponRefusal(coupon, { nowMs: holder.nowMs, uses });
  return refusal ? toRemoval(code, refusal) : { coupon };
}

/** The status after a change of the cart: renews the hold of a valid coupon and removes an invalid one. */
export async function renewCoupon(transaction: Transaction, code: string, holder: CouponHolder): Promise<CouponStatus> {
  const known = await findCouponOfCart(transaction, code, holder);
  const refusal = known ? await renewHold(transaction, known.coupon, holder) : unknownCoupon;
  if (known && !refusal) return { coupon: known.coupon };
  await transaction.updateTable('carts').set({ coupon_code: null }).where('id', '=', holder.cartId).execute();
  await releaseHold(transaction, code, holder.cartId);
  return toRemoval(code, refusal ?? unknownCoupon);
}

async function renewHold(
  transaction: Transaction,
  coupon: StoredCoupon,
  holder: CouponHolder,
): Promise<CouponRefusal | undefined> {
  const { cartId, customerId, nowMs } = holder;
  const refusal = findCouponRefusal(coupon, { nowMs, uses: noUses });
  if (refusal || !isLimited(coupon)) return refusal;
  // One statement without the coupon's lock, so that carts with a valid hold do not wait for each other.
  const renewed = await transaction
    .updateTable('coupon_uses')
    .set({ expires_at: nowMs + couponHoldMs })
    .where('coupon_id', '=', coupon.id)
    .where('cart_id', '=', cartId)
    .where('expires_at', '>', nowMs)
    .where('customer_id', customerId === null ? 'is' : '=', customerId)
    .returning('id')
    .execute();
  return renewed.length > 0 ? undefined : holdCoupon(transaction, coupon, holder);
}

function toRemoval(code: string, { message }: CouponRefusal): CouponStatus {
  return { loss: `${message} O cupom ${code} saiu da sacola.` };
}
