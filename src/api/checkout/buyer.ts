// The signed-in customer as the checkout sees it. `accounts` implements it, so that the checkout does not import `accounts`.

import type { DeliveryAddress } from '#contract/buying/checkout.ts';
import type { Queryable } from '#database/schema/database-schema.ts';

export interface Buyer {
  name: string;
  email: string;
  /** CPF or CNPJ, digits and letters only. */
  document: string;
  phone: string;
  /** The main address first. */
  addresses: readonly (DeliveryAddress & { id: number })[];
}

/** Undefined if the account was erased meanwhile. */
export type FindBuyer = (kysely: Queryable, customerId: number) => Promise<Buyer | undefined>;
