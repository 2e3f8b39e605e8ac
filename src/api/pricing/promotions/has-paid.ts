import { type Expression, expressionBuilder } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

/** Whether an order of the account was paid, and not all of its money paid back. Who has not is a new buyer (decision 29). */
export function hasPaid(customerId: Expression<number | null>) {
  const eb = expressionBuilder<DatabaseSchema>();
  return eb.exists(
    eb
      .selectFrom('orders as earlier')
      .innerJoin('payments', 'payments.order_id', 'earlier.id')
      .select('earlier.id')
      .where('earlier.customer_id', '=', customerId)
      .where('earlier.money_state', '=', 'paid')
      .where('payments.state', '=', 'paid')
      .whereRef('payments.refunded_cents', '<', 'payments.paid_cents'),
  );
}
