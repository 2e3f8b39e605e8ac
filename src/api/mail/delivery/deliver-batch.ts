// One round of delivery: claim, render, send, mark.

import type { ApiDependencies } from '../../http/dependencies.ts';
import { type Sender, toSender } from '../layout/sender.ts';
import type { MailTransport, QueuedMail } from '../mail.ts';
import { renderMail } from '../templates/render-mail.ts';
import { findRetryDelayMs } from './backoff.ts';
import { claimMail, type DueMail, listDueMails, loadSender, markSent, postponeMail } from './queries.ts';
import { toReason } from './reason.ts';

export interface DeliveryDependencies
  extends Pick<ApiDependencies, 'database' | 'clock' | 'logger' | 'siteUrl'>, MailTransport {
  /** Timeout of `sendMail` in milliseconds; must be less than the lease of a claim. */
  sendTimeoutMs?: number;
}

const batchSize = 40;
/** Mails are sent concurrently, so that a slow one does not delay the others. */
const maxConcurrentMails = 4;
/** After this time other processes retry the mail of a process that crashed. */
const leaseMs = 60_000;
const defaultSendTimeoutMs = 45_000;

/** Sends due mail; true when there may be more. Claims no further mail once `signal` is aborted. */
export async function deliverBatch(dependencies: DeliveryDependencies, signal: AbortSignal): Promise<boolean> {
  const { database, clock, siteUrl } = dependencies;
  const due = await listDueMails(database.kysely, clock().getTime(), batchSize);
  if (due.length === 0) return false;
  const shops = await loadSender(database.kysely);
  const senders = new Map<string, Sender>();
  const findSender = (shopId: string): Sender => {
    const sender = senders.get(shopId) ?? toSender(shops, siteUrl, shopId);
    senders.set(shopId, sender);
    return sender;
  };
  const queued = [...due];
  const sendQueued = async (): Promise<void> => {
    for (let next = queued.shift(); next && !signal.aborted; next = queued.shift()) {
      await deliverOne(dependencies, next, findSender);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: maxConcurrentMails }, sendQueued));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return due.length === batchSize;
}

/** Rejects only when the database fails: a mail that was sent but not marked is sent again, with the same Message-ID. */
async function deliverOne(
  dependencies: DeliveryDependencies,
  due: DueMail,
  findSender: (shopId: string) => Sender,
): Promise<void> {
  const { database, clock, sendMail, sendTimeoutMs = defaultSendTimeoutMs } = dependencies;
  const mail = await claimMail(database.kysely, due, clock().getTime() + leaseMs);
  if (!mail) return;
  try {
    const finished = await renderMail(mail, findSender(mail.shop_id));
    await withTimeout(sendTimeoutMs, sendMail(finished));
  } catch (error) {
    await retryLater(dependencies, mail, error);
    return;
  }
  await markSent(database.kysely, mail, clock().getTime());
}

async function retryLater(
  { database, clock, logger }: DeliveryDependencies,
  mail: QueuedMail,
  error: unknown,
): Promise<void> {
  const { id, kind, attempts } = mail;
  const reason = toReason(error);
  const delayMs = findRetryDelayMs(attempts, Math.random());
  const nextAttemptMs = delayMs === undefined ? undefined : clock().getTime() + delayMs;
  await postponeMail(database.kysely, mail, { nextAttemptMs, reason });
  if (delayMs === undefined) logger.error({ mail: id, kind, attempts, reason }, 'mail given up');
  else logger.warn({ mail: id, kind, attempts, reason, delayMs }, 'mail not taken; it is sent again later');
}

async function withTimeout(timeoutMs: number, work: Promise<void>): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no response within ${timeoutMs} ms`)), timeoutMs).unref();
  // The promise that loses the race may still reject.
  work.catch(() => undefined);
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
