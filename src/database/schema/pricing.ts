// Row types of coupons.

import type { Generated } from 'kysely';
import type { Flag } from './catalogue.ts';
import type { Origin } from './installation.ts';

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
  origin: Generated<Origin>;
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
  /** A keyed hash of the buyer's CPF or CNPJ; uses by carts have none. */
  document_hash: Generated<string | null>;
  /** The same of the mailbox. */
  email_hash: Generated<string | null>;
  expires_at: number | null;
  created_at: number;
}

/** A random key of this database that never leaves it; `documents` is that of `toKeyedHash`. */
export interface SecretRow {
  name: string;
  value: string;
}
