// Row types of the inventory.

import type { Generated } from 'kysely';

/** The quantity in stock of a sellable unit, never below zero. */
export interface StockRow {
  product_id: number;
  /** 0 = the product itself. */
  attribute_value_id: number;
  quantity: number;
}

export type StockCause = 'seed' | 'adjust' | 'import' | 'order' | 'expiry' | 'cancel' | 'return';

/** A change of a unit's stock, which is the sum of its movements. */
export interface StockMovementRow {
  id: Generated<number>;
  product_id: number;
  attribute_value_id: number;
  delta: number;
  cause: StockCause;
  /** What caused it, such as the number of an order; with `cause` and the unit it is unique. */
  reference: string;
  created_at: number;
}
