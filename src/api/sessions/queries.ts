import type { Database } from '#database/client.ts';
import type { SessionRow } from '#database/schema/commerce.ts';
import { sessionLifetime } from './session-lifetime.ts';

/** Undefined when it is unknown, idle for too long or too old. */
export function findSession(database: Database, tokenHash: string, nowMs: number): Promise<SessionRow | undefined> {
  return database.kysely
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '>', nowMs - sessionLifetime.idleMs)
    .where('created_at', '>', nowMs - sessionLifetime.absoluteMs)
    .executeTakeFirst();
}
