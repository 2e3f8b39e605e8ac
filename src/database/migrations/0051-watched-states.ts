// Monitoring counts orders by their states and open disputes at each scrape. With these indexes it reads no whole rows; the count of
// orders still takes longer the more there are.

import { sql, type Kysely } from 'kysely';

export async function indexWatchedStates<Schema>(database: Kysely<Schema>): Promise<void> {
  await sql.raw('create index orders_states on orders (money_state, goods_state)').execute(database);
  await sql.raw('create index payments_dispute on payments (dispute) where dispute is not null').execute(database);
}
