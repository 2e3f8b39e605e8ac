// The worker of the mail queue: every API process sends due mail, at least once.

import pLimit from 'p-limit';
import type { ApiDependencies } from '../../http/dependencies.ts';
import { type DeliveryDependencies, deliverBatch } from './deliver-batch.ts';
import { deleteSentMails } from './queries.ts';

export interface MailDelivery {
  /** Sends all due mail; rejects when the database fails. A mail that the server refuses is only logged. */
  deliver(): Promise<void>;
  /** Claims no further mail and waits a few seconds for mail in flight. */
  close(): Promise<void>;
}

interface Options {
  /** When false, mail is only sent by calls of `deliver`. */
  isPolling?: boolean;
  pollMs?: number;
  /** Timeout of `close` in milliseconds. */
  closeMs?: number;
}

const defaultPollMs = 1000;
const cleaningIntervalMs = 60 * 60 * 1000;
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Polls every second for due mail. Any number of processes may run it on one database. */
export function startMailDelivery(
  dependencies: DeliveryDependencies,
  { isPolling = true, pollMs = defaultPollMs, closeMs = 5000 }: Options = {},
): MailDelivery {
  const { database, clock, logger } = dependencies;
  const closing = new AbortController();
  let cleanedAtMs = 0;

  const deliverDue = async (): Promise<void> => {
    while (!closing.signal.aborted && (await deliverBatch(dependencies, closing.signal))) {
      // A full batch means that more mail may be due.
    }
    const nowMs = clock().getTime();
    if (closing.signal.aborted || nowMs - cleanedAtMs < cleaningIntervalMs) return;
    await deleteSentMails(database.kysely, nowMs - retentionMs);
    cleanedAtMs = nowMs;
  };

  const oneAtATime = pLimit(1);
  const deliver = (): Promise<void> => oneAtATime(deliverDue);

  const stopPolling = isPolling ? startPolling(deliver, pollMs, logger) : () => undefined;
  return {
    deliver,
    async close() {
      stopPolling();
      closing.abort();
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, closeMs).unref());
      await Promise.race([oneAtATime(() => undefined), timeout]);
    },
  };
}

/** Polls do not overlap. An unavailable database is logged once, not every second. */
function startPolling(deliver: () => Promise<void>, pollMs: number, logger: ApiDependencies['logger']): () => void {
  let isRunning = false;
  let isFailing = false;
  const poll = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await deliver();
      isFailing = false;
    } catch (error) {
      if (!isFailing) logger.error({ err: error }, 'the mail queue cannot be read; mail waits');
      isFailing = true;
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void poll(), pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
