import type { Selectable } from 'kysely';
import type { AddressRow } from '#database/schema/accounts.ts';
import type { Queryable } from '#database/schema/database-schema.ts';

/** The main address first, then in the order of creation. */
export function listAddresses(kysely: Queryable, customerId: number): Promise<Selectable<AddressRow>[]> {
  return kysely
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_main', 'desc')
    .orderBy('id')
    .execute();
}
