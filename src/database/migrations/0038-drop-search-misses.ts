// Searches without a result are not recorded any more: what shoppers typed goes.

import { type Kysely, sql } from 'kysely';

export async function dropSearchMisses<Schema>(database: Kysely<Schema>): Promise<void> {
  await sql`drop table if exists search_misses`.execute(database);
}
