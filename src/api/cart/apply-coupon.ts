import { checkCoupon, toCouponCode, unknownCoupon } from '#rules/promotions/coupon.ts';
import { ApiError } from '../http/errors.ts';
import { type Promotions, priceAllocatedCart } from '../pricing/lines/price-allocated-cart.ts';
import { releaseHold, holdCoupon } from '../pricing/promotions/hold-coupon.ts';
import { findCoupon, type StoredCoupon } from '../pricing/promotions/queries.ts';
import { type CartChange, changeCouponOfCart } from './change-cart.ts';

const noUses = { total: 0, byCustomer: 0 };
export const emptyCartMessage = 'Sua sacola está vazia. Escolha um produto antes de usar um cupom.';

/**
 * Replaces the cart's coupon, and holds a use of a limited one. Throws `refused` with the reason, also for an empty cart;
 * then the previous coupon stays.
 */
export async function applyCoupon(change: CartChange, promotions: Promotions, text: string): Promise<StoredCoupon> {
  const code = toCouponCode(text);
  const applied = await changeCouponOfCart(change, async (transaction, cart, allocation) => {
    if (allocation.lines.length === 0) throw new ApiError('refused', emptyCartMessage);
    const coupon = code === undefined ? undefined : await findCoupon(transaction, code);
    if (!coupon) throw new ApiError('refused', unknownCoupon.message, { field: 'hashCupom' });
    const { nowMs, customerId } = change;
    const { totalCents: subtotalCents } = priceAllocatedCart({ ...allocation, coupon: undefined }, promotions);
    const held = await holdCoupon(transaction, coupon, { cartId: cart.id, customerId, nowMs });
    const refusal = held ?? checkCoupon(coupon, { nowMs, subtotalCents, uses: noUses }).refusal;
    if (refusal) throw new ApiError('refused', refusal.message, { field: 'hashCupom' });
    await transaction.updateTable('carts').set({ coupon_code: coupon.code }).where('id', '=', cart.id).execute();
    if (cart.couponCode !== null && cart.couponCode !== coupon.code) {
      await releaseHold(transaction, cart.couponCode, cart.id);
    }
    return coupon;
  });
  if (!applied) throw new ApiError('refused', emptyCartMessage);
  return applied;
}
