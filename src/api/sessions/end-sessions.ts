import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

/** No hash is empty, so no cookie opens a session with this secret; it stays for its carts until it falls idle. */
const ended = { secret_hash: '' };

/** Nobody can use the session any more; what is in its carts waits for the customer's next sign-in. */
export async function endSession(kysely: Kysely<DatabaseSchema>, tokenHash: string): Promise<void> {
  await kysely.updateTable('sessions').set(ended).where('token_hash', '=', tokenHash).execute();
}

/** Signs the customer out everywhere, or everywhere but in the session that is named by its `token_hash`. */
export async function endSessionsOf(
  kysely: Kysely<DatabaseSchema>,
  customerId: number,
  exceptTokenHash = '',
): Promise<void> {
  await kysely
    .updateTable('sessions')
    .set(ended)
    .where('customer_id', '=', customerId)
    .where('token_hash', '<>', exceptTokenHash)
    .execute();
}
