// Row types of the selling side: sessions, carts, customers, coupons, freight, review keys.

import type { Generated } from 'kysely';
import type { Flag } from './catalogue.ts';

/** `token_hash` is the SHA-256 in hex of the cookie's first value, and the permanent key that carts refer to. */
export interface SessionRow {
  token_hash: string;
  customer_id: number | null;
  postal_code: string | null;
  city: string | null;
  state: string | null;
  created_at: number;
  last_seen_at: number;
  /** Browser and system, such as "Chrome no Android"; '' = unknown. */
  device: string;
  signed_in_at: number | null;
  /**
   * SHA-256 of the cookie's current value, which a sign-in renews. Null = still the first value, '' = the session has ended
   * and cannot be used.
   */
  secret_hash: string | null;
}

export interface CartRow {
  id: Generated<number>;
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
}

export interface CustomerRow {
  id: Generated<number>;
  name: string;
  email: string;
  /** CPF or CNPJ, digits and letters only. */
  document: string;
  password_hash: string;
  phone: string;
  gender: string;
  birth_date: string;
  has_ordered: Flag;
  newsletter: Flag;
  created_at: number;
  /** Set when the account was erased; the other columns then contain no personal data. */
  erased_at: number | null;
  password_changed_at: number | null;
  /** When a link mailed to this address was opened; until then the address may belong to another person. */
  email_proven_at: number | null;
}

export interface AddressRow {
  id: Generated<number>;
  customer_id: number;
  label: string;
  postal_code: string;
  street: string;
  number: string;
  complement: string;
  district: string;
  city: string;
  state: string;
  country: string;
  is_main: Flag;
}

/** `value` in percent or centavos by `kind` (`percent`, `fixed`, `free_shipping`). */
export interface CouponRow {
  id: Generated<number>;
  code: string;
  kind: string;
  value: number;
  minimum_cents: number;
  starts_at: number;
  ends_at: number | null;
  total_limit: number | null;
  per_customer_limit: number | null;
  used: number;
  description: string;
  /** 1 = only for first orders. */
  first_order_only: Generated<Flag>;
}

export interface FreightMethodRow {
  id: Generated<number>;
  name: string;
  /** `transportadora`, `expressa` or `retirada`. */
  kind: string;
  position: number;
}

/** One region of a method: first and last postal code as numbers of eight digits, both included. */
export interface FreightRateRow {
  id: Generated<number>;
  method_id: number;
  region: string;
  postal_code_from: number;
  postal_code_to: number;
  max_weight_grams: number;
  price_cents: number;
  business_days: number;
  /** Centavos from which it is free; null = never. */
  free_from_cents: number | null;
}

export interface PickupPointRow {
  id: Generated<number>;
  name: string;
  street: string;
  number: string;
  district: string;
  city: string;
  state: string;
}

/** An invitation to review the shop, valid once. */
export interface StoreReviewKeyRow {
  key_hash: string;
  customer_name: string;
  created_at: number;
  used_at: number | null;
  expires_at: number | null;
}

/**
 * One use of a coupon: held for a cart until `expires_at`, or used permanently by the order `order_id`. Limits count both.
 */
export interface CouponUseRow {
  id: Generated<number>;
  coupon_id: number;
  cart_id: number | null;
  customer_id: number | null;
  order_id: number | null;
  expires_at: number | null;
  created_at: number;
}

/** An address that a public service returned for a CEP (eight digits); `street` and `district` may be ''. */
export interface PostalCodeRow {
  postal_code: string;
  street: string;
  district: string;
  city: string;
  state: string;
  found_at: number;
}
