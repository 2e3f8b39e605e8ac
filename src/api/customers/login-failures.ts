// Failed logins: after 10 in a row each one closes the account for longer, from one minute on, up to 15.
import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { prepareQuery } from '#database/prepared-query.ts';
import type { CustomerRow } from '#database/schema/commerce.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { withRetry } from '../database-errors.ts';
import { ApiError } from '../errors.ts';

const maxFailures = 10;
const minuteMs = 60 * 1000;
/** A row of failures ends after so long without one; nothing is closed for longer. */
const windowMs = 15 * minuteMs;

/** Whoever guesses has some fifteen tries in the first quarter of an hour; the owner is never far from the next one. */
function toLockMs(failures: number): number {
  return failures < maxFailures ? 0 : Math.min(windowMs, minuteMs * 2 ** (failures - maxFailures));
}

/**
 * Whose failures are counted: a login name as it was typed, an account however it is named, a browser that the customer
 * signed in with before, or somebody who is signed in and has to confirm the password.
 */
export type Subject = `${'name' | 'account' | 'device' | 'confirm'} ${string}`;

/** Those of the subjects that may not try now, with the milliseconds until they may. */
export async function listLocks(
  { kysely }: Database,
  subjects: readonly Subject[],
  nowMs: number,
): Promise<ReadonlyMap<Subject, number>> {
  const rows = await findLocked(kysely, { ...toSlots(subjects), lastAfter: nowMs - windowMs });
  const lockMs = new Map(rows.map((row) => [row.subject_hash, row.last_at + toLockMs(row.failures) - nowMs]));
  return new Map(
    subjects.flatMap((subject) => {
      const left = lockMs.get(hashSubject(subject)) ?? 0;
      return left > 0 ? [[subject, left]] : [];
    }),
  );
}

/** Throws `too-many` with Retry-After while the subject may not try. */
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

/** Counts one failure of each subject, in one statement; those in a row end after 15 minutes without one. */
export async function countFailure({ kysely }: Database, subjects: readonly Subject[], nowMs: number): Promise<void> {
  // Sorted, so that two statements never wait for each other's rows.
  const hashes = subjects.map(hashSubject).toSorted();
  const counted = kysely
    .insertInto('login_failures')
    .values(hashes.map((hash) => ({ subject_hash: hash, failures: 1, first_at: nowMs, last_at: nowMs })))
    .onConflict((conflict) =>
      conflict.column('subject_hash').doUpdateSet((eb) => {
        const isOver = eb('login_failures.last_at', '<=', nowMs - windowMs);
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
    );
  await withRetry(() => counted.execute());
}

export async function clearFailures(kysely: Kysely<DatabaseSchema>, subjects: readonly Subject[]): Promise<void> {
  await deleteFailures(kysely, toSlots(subjects));
}

const findLocked = prepareQuery<
  Slots & { lastAfter: number },
  { subject_hash: string; failures: number; last_at: number }
>((kysely, value) =>
  kysely
    .selectFrom('login_failures')
    .select(['subject_hash', 'failures', 'last_at'])
    .where('subject_hash', 'in', [value('first'), value('second'), value('third'), value('fourth')])
    .where('failures', '>=', maxFailures)
    .where('last_at', '>', value('lastAfter')),
);

const deleteFailures = prepareQuery<Slots, unknown>((kysely, value) =>
  kysely
    .deleteFrom('login_failures')
    .where('subject_hash', 'in', [value('first'), value('second'), value('third'), value('fourth')]),
);

/** Hashes of as many subjects as a query has places for; those that are over stay empty, which is nobody's hash. */
type Slots = Record<'first' | 'second' | 'third' | 'fourth', string>;

function toSlots(subjects: readonly Subject[]): Slots {
  const [first = '', second = '', third = '', fourth = '', ...rest] = subjects.map(hashSubject);
  if (rest.length > 0) throw new RangeError('a query has places for four subjects');
  return { first, second, third, fourth };
}

/** Forgets all failed logins of an account, whichever way it was named. */
export function forgetFailuresOf(
  kysely: Kysely<DatabaseSchema>,
  { id, email, document }: Pick<Selectable<CustomerRow>, 'id' | 'email' | 'document'>,
): Promise<void> {
  return clearFailures(kysely, [`account ${id}`, `confirm ${id}`, `name ${email}`, `name ${document}`]);
}

/** Removes what counts no more. */
export async function deleteOldFailures({ kysely }: Database, nowMs: number): Promise<void> {
  await kysely
    .deleteFrom('login_failures')
    .where('last_at', '<=', nowMs - windowMs)
    .execute();
}

function hashSubject(subject: Subject): string {
  return createHash('sha256').update(subject).digest('hex');
}
