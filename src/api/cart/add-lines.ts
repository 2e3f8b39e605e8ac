import { prepareQuery } from '#database/prepared-query.ts';
import { type LineKey, lineKeyColumns } from '../pricing/lines/line-key.ts';
import { type CartChange, changeCart, type AllocatedCart } from './change-cart.ts';

export interface NewLine {
  key: LineKey;
  quantity: number;
  /** The unit price that the shopper accepts; null if unknown. */
  priceCents: number | null;
}

/** Adds quantities to lines and creates missing ones. The change locks the cart, so concurrent additions all count. */
export function addLines(change: CartChange, lines: readonly NewLine[]): Promise<AllocatedCart> {
  return changeCart(change, async (transaction, cartId) => {
    const written = new Set<number>();
    for (const { key, quantity, priceCents } of lines)
      for (const { id } of await addLine(transaction, { ...key, cartId, quantity, priceCents })) written.add(id);
    return written;
  });
}

const addLine = prepareQuery<LineKey & Omit<NewLine, 'key'> & { cartId: number }, { id: number }>((kysely, value) =>
  kysely
    .insertInto('cart_lines')
    .values({
      cart_id: value('cartId'),
      kind: value('kind'),
      product_id: value('product_id'),
      attribute_value_id: value('attribute_value_id'),
      sale_unit_id: value('sale_unit_id'),
      warehouse_id: value('warehouse_id'),
      addition: value('addition'),
      quantity: value('quantity'),
      added_price_cents: value('priceCents'),
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', ...lineKeyColumns]).doUpdateSet((eb) => ({
        quantity: eb('cart_lines.quantity', '+', eb.ref('excluded.quantity')),
        added_price_cents: eb.ref('excluded.added_price_cents'),
      })),
    )
    .returning('id'),
);
