import type { Database } from '#database/client.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import { toCartOwner } from '../../http/account-session.ts';

/** Updates `last_seen_at`, which restarts the idle time of the session and of the account's carts. */
export async function touchSession(database: Database, session: SessionRow, nowMs: number): Promise<void> {
  await database.kysely
    .updateTable('sessions')
    .set({ last_seen_at: nowMs })
    .where('token_hash', 'in', [session.token_hash, toCartOwner(session)])
    .where('last_seen_at', '<', nowMs)
    .execute();
}
