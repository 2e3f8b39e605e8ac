import type { Database } from '#database/client.ts';

/** Updates `last_seen_at`, which restarts the idle time. */
export async function touchSession(database: Database, tokenHash: string, nowMs: number): Promise<void> {
  await database.kysely
    .updateTable('sessions')
    .set({ last_seen_at: nowMs })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', nowMs)
    .execute();
}
