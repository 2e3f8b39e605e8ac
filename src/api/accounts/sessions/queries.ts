import type { Database } from '#database/client.ts';
import { prepareQuery } from '#database/prepared-query.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { sessionLifetime } from './session-lifetime.ts';

/** The session by the hash of the cookie's value. Undefined when it is unknown, ended, idle or expired. */
export async function findSession(
  database: Database,
  secretHash: string,
  nowMs: number,
): Promise<SessionRow | undefined> {
  const [session] = await findBySecret(database.kysely, {
    secretHash,
    seenAfter: nowMs - sessionLifetime.idleMs,
    createdAfter: nowMs - sessionLifetime.absoluteMs,
  });
  return session;
}

const sessionColumns = [
  'token_hash',
  'customer_id',
  'postal_code',
  'city',
  'state',
  'created_at',
  'last_seen_at',
  'device',
  'signed_in_at',
  'secret_hash',
] as const satisfies readonly (keyof SessionRow)[];

const findBySecret = prepareQuery<{ secretHash: string; seenAfter: number; createdAfter: number }, SessionRow>(
  (kysely, value) =>
    kysely
      .selectFrom('sessions')
      .select(sessionColumns)
      .where('last_seen_at', '>', value('seenAfter'))
      .where('created_at', '>', value('createdAfter'))
      .where((eb) =>
        eb.or([
          eb('secret_hash', '=', value('secretHash')),
          eb.and([eb('token_hash', '=', value('secretHash')), eb('secret_hash', 'is', null)]),
        ]),
      ),
);

/** The customer's active sessions, the last used first. */
export function listSessionsOf(kysely: Queryable, customerId: number, nowMs: number): Promise<SessionRow[]> {
  return selectActive(kysely, nowMs)
    .where('customer_id', '=', customerId)
    .where((eb) => eb.or([eb('secret_hash', 'is', null), eb('secret_hash', '<>', '')]))
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
}

function selectActive(kysely: Queryable, nowMs: number) {
  return kysely
    .selectFrom('sessions')
    .selectAll()
    .where('last_seen_at', '>', nowMs - sessionLifetime.idleMs)
    .where('created_at', '>', nowMs - sessionLifetime.absoluteMs);
}
