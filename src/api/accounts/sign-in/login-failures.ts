// Failed logins: after 10 in a row each further one locks the account for longer, from 1 up to 15 minutes.

import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { prepareQuery } from '#database/prepared-query.ts';
import type { CustomerRow } from '#database/schema/accounts.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { ApiError } from '../../http/errors.ts';

const maxFailures = 10;
const minuteMs = 60 * 1000;
/** A series of failures ends after this time without one, which is also the longest lock. */
export const failureWindowMs = 15 * minuteMs;
/**
 * Clocks of several machines differ. A failure further ahead is from before the clock was set back: its series counts as ended.
 */
const clockSkewMs = minuteMs;

/** Allows about fifteen guesses in the first 15 minutes, while the owner never waits long for the next attempt. */
function toLockMs(failures: number): number {
  return failures < maxFailures ? 0 : Math.min(failureWindowMs, minuteMs * 2 ** (failures - maxFailures));
}

/**
 * A subject whose failures are counted: a login name as typed, an account under any of its names, a known browser, a signed-in
 * customer who confirms the password, or the address of a sign-up that is confirmed.
 */
export type Subject = `${'name' | 'account' | 'device' | 'confirm' | 'registration'} ${string}`;

/** The locked subjects, with the milliseconds until they are unlocked. */
export async function listLocks(
  { kysely }: Database,
  subjects: readonly Subject[],
  nowMs: number,
): Promise<ReadonlyMap<Subject, number>> {
  const rows = await findLocked(kysely, {
    ...toSlots(subjects),
    lastAfter: nowMs - failureWindowMs,
    lastBefore: nowMs + clockSkewMs,
  });
  const lockMs = new Map(rows.map((row) => [row.subject_hash, row.last_at + toLockMs(row.failures) - nowMs]));
  return new Map(
    subjects.flatMap((subject) => {
      const left = lockMs.get(hashSubject(subject)) ?? 0;
      return left > 0 ? [[subject, left]] : [];
    }),
  );
}

/** Throws `too-many` with Retry-After while the subject is locked. */
export function requireUnlocked(locks: ReadonlyMap<Subject, number>, subject: Subject): void {
  const lockMs = locks.get(subject);
  if (lockMs === undefined) return;
  const minutes = Math.ceil(lockMs / 60_000);
  throw new ApiError(
    'too-many',
    `Foram muitas tentativas com a senha errada. Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
    { headers: { 'Retry-After': String(Math.ceil(lockMs / 1000)) } },
  );
}

/** Counts one failure of each subject in one statement; a series ends after 15 minutes without a failure. */
export async function countFailure({ kysely }: Database, subjects: readonly Subject[], nowMs: number): Promise<void> {
  // Rows are sorted so that concurrent statements cannot deadlock.
  const hashes = subjects.map(hashSubject).toSorted();
  await inTransaction(kysely, (transaction) =>
    transaction
      .insertInto('login_failures')
      .values(hashes.map((hash) => ({ subject_hash: hash, failures: 1, first_at: nowMs, last_at: nowMs })))
      .onConflict((conflict) =>
        conflict.column('subject_hash').doUpdateSet((eb) => {
          const lastAt = eb.ref('login_failures.last_at');
          const isOver = eb.or([eb(lastAt, '<=', nowMs - failureWindowMs), eb(lastAt, '>', nowMs + clockSkewMs)]);
          return {
            failures: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('login_failures.failures', '+', 1))
              .end(),
            first_at: eb.case().when(isOver).then(nowMs).else(eb.ref('login_failures.first_at')).end(),
            last_at: nowMs,
          };
        }),
      )
      .execute(),
  );
}

export async function clearFailures(kysely: Queryable, subjects: readonly Subject[]): Promise<void> {
  await deleteFailures(kysely, toSlots(subjects));
}

const findLocked = prepareQuery<
  Slots & { lastAfter: number; lastBefore: number },
  { subject_hash: string; failures: number; last_at: number }
>((kysely, value) =>
  kysely
    .selectFrom('login_failures')
    .select(['subject_hash', 'failures', 'last_at'])
    .where('subject_hash', 'in', [value('first'), value('second'), value('third'), value('fourth')])
    .where('failures', '>=', maxFailures)
    .where('last_at', '>', value('lastAfter'))
    .where('last_at', '<=', value('lastBefore')),
);

const deleteFailures = prepareQuery<Slots, unknown>((kysely, value) =>
  kysely
    .deleteFrom('login_failures')
    .where('subject_hash', 'in', [value('first'), value('second'), value('third'), value('fourth')]),
);

/** Hashes for the fixed number of parameters of the query; unused ones are empty, which equals no hash. */
type Slots = Record<'first' | 'second' | 'third' | 'fourth', string>;

function toSlots(subjects: readonly Subject[]): Slots {
  const [first = '', second = '', third = '', fourth = '', ...rest] = subjects.map(hashSubject);
  if (rest.length > 0) throw new RangeError('a query has places for four subjects');
  return { first, second, third, fourth };
}

/** Deletes all failed logins of an account, under any of its names. */
export function forgetFailuresOf(
  kysely: Queryable,
  { id, email, document }: Pick<Selectable<CustomerRow>, 'id' | 'email' | 'document'>,
): Promise<void> {
  return clearFailures(kysely, [`account ${id}`, `confirm ${id}`, `name ${email}`, `name ${document}`]);
}

function hashSubject(subject: Subject): string {
  return createHash('sha256').update(subject).digest('hex');
}
