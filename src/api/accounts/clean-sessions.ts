import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database } from '#database/client.ts';
import { sessionLifetime } from './sessions/session-lifetime.ts';
import { deleteOldDevices } from './sign-in/known-devices.ts';
import { deleteOldFailures } from './sign-in/login-failures.ts';
import { deleteOldResets } from './sign-in/password-resets.ts';

/** Each step takes some milliseconds, with the carts of its sessions. */
const sessionsPerStep = 200;

/** Deletes idle sessions with their carts. Sessions past their maximum age become idle too, as they cannot be used. */
export async function deleteExpiredSessions({ kysely }: Database, nowMs: number): Promise<void> {
  let deleted = sessionsPerStep;
  while (deleted === sessionsPerStep) {
    const result = await kysely
      .deleteFrom('sessions')
      .where('token_hash', 'in', (eb) =>
        eb
          .selectFrom('sessions')
          .select('token_hash')
          .where('last_seen_at', '<=', nowMs - sessionLifetime.idleMs)
          .limit(sessionsPerStep),
      )
      .executeTakeFirst();
    deleted = Number(result.numDeletedRows);
    await yieldToEventLoop();
  }
}

/** Deletes expired sessions and expired data of sign-ins. */
export async function cleanSessions(database: Database, nowMs: number): Promise<void> {
  await deleteExpiredSessions(database, nowMs);
  await deleteOldFailures(database, nowMs);
  await deleteOldDevices(database, nowMs);
  await deleteOldResets(database, nowMs);
}
