import type { Queryable } from '#database/schema/database-schema.ts';

/** No hash is empty, so no cookie matches this secret. */
const ended = { secret_hash: '' };

/** Invalidates the session; the carts stay with the account. */
export async function endSession(kysely: Queryable, tokenHash: string): Promise<void> {
  await kysely.updateTable('sessions').set(ended).where('token_hash', '=', tokenHash).execute();
}

/** Signs the customer out everywhere, except in the session with the given `token_hash`, if any. */
export async function endSessionsOf(kysely: Queryable, customerId: number, exceptTokenHash = ''): Promise<void> {
  await kysely
    .updateTable('sessions')
    .set(ended)
    .where('customer_id', '=', customerId)
    .where('token_hash', '<>', exceptTokenHash)
    .execute();
}
