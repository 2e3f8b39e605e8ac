import type { Queryable } from '#database/schema/database-schema.ts';
import { toAccountSession } from '../../http/account-session.ts';
import { createSession } from './create-session.ts';
import { sessionLifetime } from './session-lifetime.ts';

/** Renews the session that holds the account's carts. One that was idle for too long begins anew, without them. */
export async function openAccountSession(kysely: Queryable, customerId: number, nowMs: number): Promise<void> {
  const tokenHash = toAccountSession(customerId);
  await kysely
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<=', nowMs - sessionLifetime.idleMs)
    .execute();
  const renewed = await kysely
    .updateTable('sessions')
    .set({ last_seen_at: nowMs })
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  // No hash is empty, so that no cookie opens it.
  if (!renewed) await createSession(kysely, tokenHash, nowMs, { customer_id: customerId, secret_hash: '' });
}
