import { releaseHold } from '../pricing/promotions/hold-coupon.ts';
import { type CartChange, changeCouponOfCart } from './change-cart.ts';

/** Removes the coupon from the cart and releases its hold, if any. */
export async function removeCoupon(change: CartChange): Promise<void> {
  await changeCouponOfCart(change, async (transaction, cart) => {
    if (cart.couponCode === null) return;
    await transaction.updateTable('carts').set({ coupon_code: null }).where('id', '=', cart.id).execute();
    await releaseHold(transaction, cart.couponCode, cart.id);
  });
}
