import type { Database } from '#database/client.ts';
import type { SessionRow } from '#database/schema/commerce.ts';

/** Notes a visit, so that the idle time starts again. */
export async function touchSession(database: Database, tokenHash: string, nowMs: number): Promise<void> {
  await database.kysely
    .updateTable('sessions')
    .set({ last_seen_at: nowMs })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', nowMs)
    .execute();
}

/** Gives the session another secret, unless it was ended or got another one meanwhile; answers whether it did. */
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
