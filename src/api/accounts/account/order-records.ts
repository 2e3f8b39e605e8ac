// The customer's orders as the account, its export and its erasure need them. Implemented by `orders` and `pricing`, which accounts does not
// import.

import type { DataExport } from '#contract/customers/privacy.ts';
import type { Queryable, Transaction } from '#database/schema/database-schema.ts';
import type { OwnAddress } from './own-addresses.ts';

interface OwnOrders {
  customerId: number;
  /** Orders of guests with these e-mail addresses are the customer's too. */
  addresses: readonly OwnAddress[];
  nowMs: number;
}

export interface OrderRecords {
  /** By the rule of coupons for the first order. */
  hasOrdered: (kysely: Queryable, customerId: number) => Promise<boolean>;
  /** The oldest first. `document` is the customer's: what is another person's alone is left out. */
  export: (kysely: Queryable, own: OwnOrders & { document: string }) => Promise<DataExport['pedidos']>;
  /** Erases what the law does not require to keep, at once or when the order has ended. */
  erase: (transaction: Transaction, own: OwnOrders) => Promise<void>;
}
