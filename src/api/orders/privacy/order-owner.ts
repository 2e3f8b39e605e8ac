import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

export interface OrderOwner {
  customerId: number;
  /** Proven addresses, each with the time in which it was the customer's. */
  addresses: readonly { email: string; sinceMs: number; untilMs: number }[];
}

/** Orders of the account, and those that were placed as a guest with a proven address of it. */
export function isOrderOf(
  eb: ExpressionBuilder<DatabaseSchema, 'orders'>,
  { customerId, addresses }: OrderOwner,
): Expression<SqlBool> {
  return eb.or([
    eb('customer_id', '=', customerId),
    ...addresses.map(({ email, sinceMs, untilMs }) =>
      eb.and([
        eb('customer_id', 'is', null),
        eb('email', '=', email),
        eb('placed_at', '>', sinceMs),
        eb('placed_at', '<=', untilMs),
      ]),
    ),
  ]);
}
