// The customer's orders as the account, its export and its erasure need them. Implemented by `orders` and `pricing`, which accounts does not
// import.

import type { DeliveryAddress } from '#contract/buying/checkout.ts';
import type { DataExport } from '#contract/customers/privacy.ts';
import type { Queryable, Transaction } from '#database/schema/database-schema.ts';
import type { OwnAddress } from './own-addresses.ts';

interface OwnOrders {
  customerId: number;
  /** Orders of guests with these e-mail addresses are the customer's too. */
  addresses: readonly OwnAddress[];
  nowMs: number;
}

/** Who asks for an order: its customer, or who has the token of its link. */
interface OrderReader {
  number: string;
  customerId: number | null | undefined;
  token: string | undefined;
}

/** The details of a guest's order that fill in the account opened from it. */
interface OrderForAccount {
  id: number;
  shopId: string;
  name: string;
  email: string;
  document: string;
  phone: string;
  /** Undefined for a pickup. */
  address: DeliveryAddress | undefined;
}

export interface OrderRecords {
  /** The order that an account is opened from. Throws if its reader may not see it, if it is not paid, and if it has an account. */
  getForAccount: (kysely: Queryable, reader: OrderReader) => Promise<OrderForAccount>;
  /** The order becomes the account's, if it is still a guest's with this proven address. */
  addToAccount: (
    transaction: Transaction,
    order: { orderId: number; customerId: number; email: string },
  ) => Promise<void>;
  /** By the rule of coupons for the first order. */
  hasOrdered: (kysely: Queryable, customerId: number) => Promise<boolean>;
  /** The oldest first. `document` is the customer's: what is another person's alone is left out. */
  export: (kysely: Queryable, own: OwnOrders & { document: string }) => Promise<DataExport['pedidos']>;
  /** Erases what the law does not require to keep, at once or when the order has ended. */
  erase: (transaction: Transaction, own: OwnOrders) => Promise<void>;
}
