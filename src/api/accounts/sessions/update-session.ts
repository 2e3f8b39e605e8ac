import type { Database } from '#database/client.ts';
import type { SessionRow } from '#database/schema/accounts.ts';

/** Updates `last_seen_at`, which restarts the idle time. */
export async function touchSession(database: Database, tokenHash: string, nowMs: number): Promise<void> {
  await database.kysely
    .updateTable('sessions')
    .set({ last_seen_at: nowMs })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', nowMs)
    .execute();
}

/** Replaces the session's secret, unless it was ended or replaced concurrently; returns whether it did. */
export async function replaceSecret(
  database: Database,
  { token_hash: tokenHash, secret_hash: known }: Pick<SessionRow, 'token_hash' | 'secret_hash'>,
  secretHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('sessions')
    .set({ secret_hash: secretHash })
    .where('token_hash', '=', tokenHash)
    .where('secret_hash', 'is not distinct from', known)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
