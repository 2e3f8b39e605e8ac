import { prepareQuery } from '#database/prepared-query.ts';
import { type CartLine, lineKeyColumns } from '../pricing/lines/line-key.ts';

const lineColumns = ['cart_lines.id', ...lineKeyColumns, 'quantity', 'added_price_cents'] as const;

/** A line joined with the columns of its cart, so that one query loads both, and with the name of what it is, also unpublished. */
export type StoredLine = CartLine & {
  cart_id: number;
  coupon_code: string | null;
  product_name: string | null;
  list_name: string | null;
};

/** The lines of a cart in one shop, in the order in which they were added; `owner` as of `toCartOwner`. */
export const listLines = prepareQuery<{ owner: string; shopId: string }, StoredLine>((kysely, value) =>
  kysely
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select(lineColumns)
    .select(['cart_id', 'coupon_code'])
    .select(({ selectFrom }) => [
      selectFrom('products')
        .select('products.name')
        .whereRef('products.id', '=', 'cart_lines.product_id')
        .as('product_name'),
      selectFrom('lists').select('lists.name').whereRef('lists.id', '=', 'cart_lines.product_id').as('list_name'),
    ])
    .where('session_hash', '=', value('owner'))
    .where('shop_id', '=', value('shopId'))
    .orderBy('cart_lines.id'),
);

export const listLinesOfCart = prepareQuery<{ cartId: number }, CartLine>((kysely, value) =>
  kysely.selectFrom('cart_lines').select(lineColumns).where('cart_id', '=', value('cartId')).orderBy('id'),
);
