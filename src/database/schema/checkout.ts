// Row types of the checkout.

import type { Generated } from 'kysely';

/** What a visitor has entered so far for the order of a session's cart in one shop; null = not yet. */
export interface CheckoutRow {
  id: Generated<number>;
  session_hash: string;
  shop_id: string;
  /** `ContactFields` of the contract, as far as they differ from the account. */
  contact_json: string | null;
  /** Fields of an address of the contract. */
  address_json: string | null;
  /** An address of the account, used instead of `address_json` while it exists. */
  address_id: number | null;
  method_id: number | null;
  pickup_point_id: number | null;
  gift_note: string;
  payment_kind: string | null;
  /** The latest quote of the carriers for this checkout; null = they were not asked. */
  quote_json: string | null;
  updated_at: number;
}
