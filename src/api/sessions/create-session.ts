import type { Kysely } from 'kysely';
import type { SessionRow } from '#database/schema/commerce.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

/** Stores a session, a visitor's unless `values` say more. */
export async function createSession(
  kysely: Kysely<DatabaseSchema>,
  tokenHash: string,
  nowMs: number,
  values: Partial<SessionRow> = {},
): Promise<SessionRow> {
  const session: SessionRow = {
    customer_id: null,
    postal_code: null,
    city: null,
    state: null,
    device: '',
    signed_in_at: null,
    secret_hash: null,
    ...values,
    token_hash: tokenHash,
    created_at: nowMs,
    last_seen_at: nowMs,
  };
  await kysely.insertInto('sessions').values(session).execute();
  return session;
}
