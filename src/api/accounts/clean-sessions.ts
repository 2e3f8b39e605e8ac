import type { Database } from '#database/client.ts';
import type { ApiDependencies } from '../http/dependencies.ts';
import { sessionLifetime } from './sessions/session-lifetime.ts';
import { deleteOldDevices } from './sign-in/known-devices.ts';
import { deleteOldFailures } from './sign-in/login-failures.ts';
import { deleteOldResets } from './sign-in/password-resets.ts';

const intervalMs = 60 * 60 * 1000;

/** Deletes idle sessions with their carts. Sessions past their maximum age become idle too, as they cannot be used. */
export async function deleteExpiredSessions({ kysely }: Database, nowMs: number): Promise<void> {
  await kysely
    .deleteFrom('sessions')
    .where('last_seen_at', '<=', nowMs - sessionLifetime.idleMs)
    .execute();
}

/** Deletes expired sessions and expired data of sign-ins. */
export async function cleanSessions(database: Database, nowMs: number): Promise<void> {
  await deleteExpiredSessions(database, nowMs);
  await deleteOldFailures(database, nowMs);
  await deleteOldDevices(database, nowMs);
  await deleteOldResets(database, nowMs);
}

/** Cleans every hour until the returned function is called; a failure is logged and retried an hour later. */
export function startSessionCleaning({
  database,
  clock,
  logger,
}: Pick<ApiDependencies, 'database' | 'clock' | 'logger'>): () => void {
  const timer = setInterval(() => {
    cleanSessions(database, clock().getTime()).catch((error: unknown) =>
      logger.warn({ err: error }, 'cleaning of sessions failed'),
    );
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
