import { type CartChange, changeCart, type SettledCart } from './change-cart.ts';
import { type LineKey, lineKeyColumns } from '../offers/line-key.ts';

export interface NewLine {
  key: LineKey;
  quantity: number;
}

/** Adds quantities to lines, creating those that are not there. One statement, so that parallel additions all count. */
export function addLines(change: CartChange, lines: readonly NewLine[]): Promise<SettledCart> {
  const merged = mergeLines(lines);
  return changeCart(change, async (transaction, cartId) => {
    const written = await transaction
      .insertInto('cart_lines')
      .values(merged.map(({ key, quantity }) => ({ ...key, cart_id: cartId, quantity })))
      .onConflict((conflict) =>
        conflict
          .columns(['cart_id', ...lineKeyColumns])
          .doUpdateSet((eb) => ({ quantity: eb('cart_lines.quantity', '+', eb.ref('excluded.quantity')) })),
      )
      .returning('id')
      .execute();
    return new Set(written.map((line) => line.id));
  });
}

// PostgreSQL refuses to touch one row twice in a statement.
function mergeLines(lines: readonly NewLine[]): NewLine[] {
  const groups = Map.groupBy(lines, ({ key }) => JSON.stringify(key));
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ key }) => ({ key, quantity: group.reduce((sum, line) => sum + line.quantity, 0) })),
  );
}
