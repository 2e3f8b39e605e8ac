import type { Database } from '#database/client.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { sessionLifetime } from './session-lifetime.ts';

const intervalMs = 60 * 60 * 1000;

/** Removes idle sessions with their carts. Those past their greatest age fall idle too, as nobody can use them. */
export async function deleteExpiredSessions({ kysely }: Database, nowMs: number): Promise<void> {
  await kysely
    .deleteFrom('sessions')
    .where('last_seen_at', '<=', nowMs - sessionLifetime.idleMs)
    .execute();
}

/** Cleans every hour until the returned function is called; a failure is logged and tried again an hour later. */
export function startSessionCleaning({
  database,
  clock,
  logger,
}: Pick<ApiDependencies, 'database' | 'clock' | 'logger'>): () => void {
  const timer = setInterval(() => {
    deleteExpiredSessions(database, clock().getTime()).catch((error: unknown) =>
      logger.warn({ err: error }, 'cleaning of sessions failed'),
    );
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
