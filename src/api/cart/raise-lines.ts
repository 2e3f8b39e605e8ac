import { lineKeyColumns } from '../pricing/lines/line-key.ts';
import type { NewLine } from './add-lines.ts';
import { type AllocatedCart, type CartChange, changeCart } from './change-cart.ts';

/** Makes the cart hold at least these quantities: doing it again changes nothing. */
export function raiseLines(change: CartChange, lines: readonly NewLine[]): Promise<AllocatedCart> {
  return changeCart(change, async (transaction, cartId) => {
    const written = new Set<number>();
    for (const { key, quantity, priceCents } of lines) {
      const { id } = await transaction
        .insertInto('cart_lines')
        .values({ ...key, cart_id: cartId, quantity, added_price_cents: priceCents })
        .onConflict((conflict) =>
          conflict.columns(['cart_id', ...lineKeyColumns]).doUpdateSet((eb) => ({
            quantity: eb
              .case()
              .when('cart_lines.quantity', '>', eb.ref('excluded.quantity'))
              .then(eb.ref('cart_lines.quantity'))
              .else(eb.ref('excluded.quantity'))
              .end(),
          })),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      written.add(id);
    }
    return written;
  });
}
