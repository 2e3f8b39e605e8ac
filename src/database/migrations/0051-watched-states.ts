// What monitoring counts every few seconds is read from indexes, however many orders the shop has had.

import { sql, type Kysely } from 'kysely';

export async function indexWatchedStates<Schema>(database: Kysely<Schema>): Promise<void> {
  await sql.raw('create index orders_states on orders (money_state, goods_state)').execute(database);
  await sql.raw('create index payments_dispute on payments (dispute) where dispute is not null').execute(database);
}
