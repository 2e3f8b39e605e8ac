import { lineKeyColumns } from '../pricing/lines/line-key.ts';
import type { NewLine } from './add-lines.ts';
import { type CartChange, changeCart, type AllocatedCart } from './change-cart.ts';

/** Sets a line's quantity, and inserts the line again if another tab has removed it. */
export function setQuantity(change: CartChange, { key, quantity, priceCents }: NewLine): Promise<AllocatedCart> {
  return changeCart(change, async (transaction, cartId) => {
    const written = await transaction
      .insertInto('cart_lines')
      .values({ ...key, cart_id: cartId, quantity, added_price_cents: priceCents })
      .onConflict((conflict) => conflict.columns(['cart_id', ...lineKeyColumns]).doUpdateSet({ quantity }))
      .returning('id')
      .execute();
    return new Set(written.map((line) => line.id));
  });
}
