import type { Database } from '#database/client.ts';
import { deleteInSteps } from '#database/delete-in-steps.ts';
import { deleteOldEmailChanges } from './profile/credentials/start-email-change.ts';
import { deleteOldRegistrations } from './profile/registration/start-registration.ts';
import { sessionLifetime } from './sessions/session-lifetime.ts';
import { deleteOldDevices } from './sign-in/known-devices.ts';
import { deleteOldFailures } from './sign-in/login-failures.ts';
import { deleteOldResets } from './sign-in/password-resets.ts';

/** Deletes idle sessions with their carts. Sessions past their maximum age become idle too, as they cannot be used. */
function deleteExpiredSessions({ kysely }: Database, nowMs: number): Promise<void> {
  const untilMs = nowMs - sessionLifetime.idleMs;
  return deleteInSteps(kysely, { table: 'sessions', key: 'token_hash', column: 'last_seen_at', untilMs });
}

/** Deletes expired sessions and expired data of sign-ins and sign-ups. */
export async function cleanSessions(database: Database, nowMs: number): Promise<void> {
  await deleteExpiredSessions(database, nowMs);
  await deleteOldFailures(database, nowMs);
  await deleteOldDevices(database, nowMs);
  await deleteOldResets(database, nowMs);
  await deleteOldRegistrations(database, nowMs);
  await deleteOldEmailChanges(database, nowMs);
}
