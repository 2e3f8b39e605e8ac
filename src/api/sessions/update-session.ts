import type { Database } from '#database/client.ts';

/** Notes a visit, so that the idle time starts again. */
export async function touchSession(database: Database, tokenHash: string, nowMs: number): Promise<void> {
  await database.kysely
    .updateTable('sessions')
    .set({ last_seen_at: nowMs })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', nowMs)
    .execute();
}

/** Gives the session another secret; the one that its cookie had so far is worthless then. */
export async function replaceSecret(database: Database, tokenHash: string, secretHash: string): Promise<void> {
  await database.kysely
    .updateTable('sessions')
    .set({ secret_hash: secretHash })
    .where('token_hash', '=', tokenHash)
    .execute();
}
