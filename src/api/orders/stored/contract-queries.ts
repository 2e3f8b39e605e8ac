// The copies of an order's contract: the one of its placing, and one for each change of the payment.

import { sql } from 'kysely';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';

export interface StoredContract {
  hash: string;
  terms_version: string;
  /** The payment method that was chosen later; null for the copy of the placing. */
  payment_kind: PaymentKind | null;
}

/** The oldest first. */
export function listContracts(kysely: Queryable, orderId: number): Promise<StoredContract[]> {
  return kysely
    .selectFrom(copiesOf(kysely, orderId).as('copies'))
    .select(['hash', 'terms_version', 'payment_kind'])
    .orderBy('id')
    .execute();
}

/** The page of the copy with this hash. */
export async function findContractPage(
  kysely: Queryable,
  { orderId, hash }: { orderId: number; hash: string },
): Promise<string | undefined> {
  const copy = await kysely
    .selectFrom(copiesOf(kysely, orderId).as('copies'))
    .select('html')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return copy?.html;
}

/** The copy with the amounts that the order has: the newest one of its payment method, else the one of its placing. */
export function findCurrentContract(
  contracts: readonly StoredContract[],
  { payment_kind: kind }: { payment_kind: PaymentKind },
): StoredContract | undefined {
  return contracts.findLast((contract) => contract.payment_kind === kind) ?? contracts[0];
}

function copiesOf(kysely: Queryable, orderId: number) {
  return kysely
    .selectFrom('order_contracts')
    .select([
      'hash',
      'terms_version',
      'html',
      sql<PaymentKind | null>`null`.as('payment_kind'),
      sql<number>`0`.as('id'),
    ])
    .where('order_id', '=', orderId)
    .unionAll(
      kysely
        .selectFrom('order_contract_changes')
        .select(['hash', 'terms_version', 'html', 'payment_kind', 'id'])
        .where('order_id', '=', orderId),
    );
}
