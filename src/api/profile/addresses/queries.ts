import type { Kysely, Selectable } from 'kysely';
import type { AddressRow } from '#database/schema/commerce.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

/** The main one first, then in the order in which they were added. */
export function listAddresses(kysely: Kysely<DatabaseSchema>, customerId: number): Promise<Selectable<AddressRow>[]> {
  return kysely
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_main', 'desc')
    .orderBy('id')
    .execute();
}
