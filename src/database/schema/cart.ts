// Row types of carts and favourites.

import type { Generated } from 'kysely';

export interface CartRow {
  id: Generated<number>;
  /** The session of a visitor, or that of an account (`account-<id>`). */
  session_hash: string;
  shop_id: string;
  coupon_code: string | null;
  /** Incremented by every change. */
  version: number;
  updated_at: number;
}

/** A line is identified by kind, product, attribute value, sale unit, warehouse and addition (contract 4.4). */
export interface CartLineRow {
  id: Generated<number>;
  cart_id: number;
  /** `produto` or `lista`. */
  kind: string;
  product_id: number;
  attribute_value_id: number;
  sale_unit_id: number;
  warehouse_id: number;
  addition: string;
  quantity: number;
  /** The unit price when the line was last added to; null for lines of an earlier version. */
  added_price_cents: number | null;
}

export interface FavouriteRow {
  customer_id: number;
  product_id: number;
  created_at: number;
}
