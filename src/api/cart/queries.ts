import type { Kysely, Selectable } from 'kysely';
import type { CartLineRow } from '#database/schema/commerce.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

export type CartLine = Omit<Selectable<CartLineRow>, 'cart_id'>;

const lineColumns = [
  'cart_lines.id',
  'kind',
  'product_id',
  'attribute_value_id',
  'sale_unit_id',
  'warehouse_id',
  'addition',
  'quantity',
] as const;

/** The lines of a session's cart in one shop, in the order in which they were added. */
export function listLines(kysely: Kysely<DatabaseSchema>, sessionHash: string, shopId: string): Promise<CartLine[]> {
  return kysely
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select(lineColumns)
    .where('session_hash', '=', sessionHash)
    .where('shop_id', '=', shopId)
    .orderBy('cart_lines.id')
    .execute();
}

/** The same by the cart's id, inside a change. */
export function listLinesOfCart(kysely: Kysely<DatabaseSchema>, cartId: number): Promise<CartLine[]> {
  return kysely.selectFrom('cart_lines').select(lineColumns).where('cart_id', '=', cartId).orderBy('id').execute();
}
