// What an unpaid order is counted by: its mailbox, whatever way that is written, and whether its buyer was a new one. Network and mailbox
// outlive the wait for the money by a day.

import { sql, type Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

/** Orders before this version count for no mailbox, and as those of new buyers. */
export async function addCountedOrders<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { orders: ['mailbox_hash text', 'of_new_buyer integer not null default 1'] });
  for (const column of ['mailbox_hash', 'network_hash'])
    await sql
      .raw(`create index orders_${column} on orders (${column}, placed_at) where ${column} is not null`)
      .execute(database);
  // For the hourly job that forgets them.
  await sql
    .raw('create index orders_counted on orders (placed_at) where network_hash is not null or mailbox_hash is not null')
    .execute(database);
}
