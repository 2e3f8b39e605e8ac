import type { LineKey } from '../pricing/lines/line-key.ts';
import { type CartChange, changeExistingCart, type AllocatedCart } from './change-cart.ts';

/** Removes a line if it exists. Undefined when the session has no cart in this shop. */
export function removeLine(change: CartChange, key: LineKey): Promise<AllocatedCart | undefined> {
  return changeExistingCart(change, async (transaction, cartId) => {
    await transaction
      .deleteFrom('cart_lines')
      .where('cart_id', '=', cartId)
      .where((eb) => eb.and(key))
      .execute();
    return new Set();
  });
}
