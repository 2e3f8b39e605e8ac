// `has_ordered` tells of orders in an earlier shop alone. Those that were paid here had set it too, and it stayed when they were cancelled.

import { type Kysely, sql } from 'kysely';

export async function clearOwnPurchases<Schema>(database: Kysely<Schema>): Promise<void> {
  const paid = 'select 1 from orders where orders.customer_id = customers.id and orders.paid_at is not null';
  await sql.raw(`update customers set has_ordered = 0 where has_ordered = 1 and exists (${paid})`).execute(database);
}
