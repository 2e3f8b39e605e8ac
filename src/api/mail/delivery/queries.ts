// All SQL of delivery; queueMail in mail.ts writes the rows.

import type { Queryable } from '#database/schema/database-schema.ts';
import { buildShops } from '../../http/shop-settings.ts';
import type { QueuedMail } from '../mail.ts';

export type DueMail = Pick<QueuedMail, 'id' | 'next_attempt_at'>;

/** Later than every due time: a mail given up stays in the table for the operator. */
const never = Number.MAX_SAFE_INTEGER;

/** The oldest due mails. Takes no lock, so that idle workers do not block each other. */
export function listDueMails(kysely: Queryable, nowMs: number, limit: number): Promise<DueMail[]> {
  return kysely
    .selectFrom('outbox')
    .select(['id', 'next_attempt_at'])
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', nowMs)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Claims a mail until `leaseEndMs`; undefined when another worker claimed it. Counts the attempt first, so that a mail that
 * crashes the process is given up too.
 */
export function claimMail(kysely: Queryable, due: DueMail, leaseEndMs: number): Promise<QueuedMail | undefined> {
  return kysely
    .updateTable('outbox')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: leaseEndMs }))
    .where('id', '=', due.id)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '=', due.next_attempt_at)
    .returningAll()
    .executeTakeFirst();
}

/** Also deletes the content, which has names and links that give access to accounts. */
export async function markSent(kysely: Queryable, mail: QueuedMail, nowMs: number): Promise<void> {
  await kysely
    .updateTable('outbox')
    .set({ sent_at: nowMs, payload_json: '{}', last_error: '' })
    .where('id', '=', mail.id)
    .execute();
}

/** Sets the next attempt, or none when `nextAttemptMs` is undefined. Ignores a mail that another worker has claimed since. */
export async function postponeMail(
  kysely: Queryable,
  mail: QueuedMail,
  { nextAttemptMs = never, reason }: { nextAttemptMs: number | undefined; reason: string },
): Promise<void> {
  await kysely
    .updateTable('outbox')
    .set({ next_attempt_at: nextAttemptMs, last_error: reason })
    .where('id', '=', mail.id)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '=', mail.next_attempt_at)
    .execute();
}

export interface MailQueue {
  waiting: number;
  givenUp: number;
  /** When the oldest waiting mail was queued; undefined if none waits. */
  oldestAt: number | undefined;
}

export async function measureQueue(kysely: Queryable): Promise<MailQueue> {
  const unsent = kysely.selectFrom('outbox').where('sent_at', 'is', null);
  const waiting = await unsent
    .where('next_attempt_at', '<', never)
    .select(({ fn }) => [fn.countAll().as('mails'), fn.min('created_at').as('oldestAt')])
    .executeTakeFirst();
  const givenUp = await unsent
    .where('next_attempt_at', '=', never)
    .select(({ fn }) => fn.countAll().as('mails'))
    .executeTakeFirst();
  return {
    waiting: Number(waiting?.mails ?? 0),
    givenUp: Number(givenUp?.mails ?? 0),
    oldestAt: waiting?.oldestAt ?? undefined,
  };
}

/** The shops, and the settings for the footer of a mail; settings that are not set are absent. */
export async function loadSender(kysely: Queryable) {
  const shops = await kysely.selectFrom('shops').select(['id', 'name']).execute();
  const settings = await kysely.selectFrom('settings').select(['key', 'value_json']).execute();
  return { shops: buildShops({ shops, settings }), settings };
}
