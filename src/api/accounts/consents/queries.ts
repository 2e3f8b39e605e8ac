import type { Selectable } from 'kysely';
import type { ConsentRow } from '#database/schema/accounts.ts';
import type { Queryable } from '#database/schema/database-schema.ts';

/** Every decision, newest first. */
export function listConsents(kysely: Queryable, customerId: number): Promise<Selectable<ConsentRow>[]> {
  return kysely
    .selectFrom('consents')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
}
