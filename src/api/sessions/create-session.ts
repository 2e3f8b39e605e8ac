import type { Database } from '#database/client.ts';
import type { SessionRow } from '#database/schema/commerce.ts';

/** Stores an anonymous session. */
export async function createSession(database: Database, tokenHash: string, nowMs: number): Promise<SessionRow> {
  const session: SessionRow = {
    token_hash: tokenHash,
    customer_id: null,
    postal_code: null,
    city: null,
    state: null,
    created_at: nowMs,
    last_seen_at: nowMs,
    device: '',
    signed_in_at: null,
  };
  await database.kysely.insertInto('sessions').values(session).execute();
  return session;
}
