// The outbox worker: every API process sends due mail, at least once.
import type { ApiDependencies } from '../dependencies.ts';
import { type DeliveryDependencies, deliverBatch } from './deliver-batch.ts';
import { deleteSentMails } from './queries.ts';

export interface MailDelivery {
  /** Sends everything that is due; rejects when the database cannot be read. A mail that was not taken is logged only. */
  deliver(): Promise<void>;
  /** Takes no further mail and waits for those being sent, at most some seconds. */
  close(): Promise<void>;
}

interface Options {
  /** False: nothing is sent unless `deliver` is called. */
  isPolling?: boolean;
  pollMs?: number;
  /** Longest wait of `close` in milliseconds. */
  closeMs?: number;
}

const defaultPollMs = 1000;
const cleaningIntervalMs = 60 * 60 * 1000;
const keptAfterSendingMs = 30 * 24 * 60 * 60 * 1000;

/** Looks every second for mail that is due. Any number of processes may do so on one database. */
export function startMailDelivery(
  dependencies: DeliveryDependencies,
  { isPolling = true, pollMs = defaultPollMs, closeMs = 5000 }: Options = {},
): MailDelivery {
  const { database, clock, logger } = dependencies;
  const closing = new AbortController();
  let cleanedAtMs = 0;

  const deliverDue = async (): Promise<void> => {
    while (!closing.signal.aborted && (await deliverBatch(dependencies, closing.signal))) {
      // Another full batch may be waiting.
    }
    const nowMs = clock().getTime();
    if (closing.signal.aborted || nowMs - cleanedAtMs < cleaningIntervalMs) return;
    await deleteSentMails(database.kysely, nowMs - keptAfterSendingMs);
    cleanedAtMs = nowMs;
  };

  let last = Promise.resolve();
  const deliver = (): Promise<void> => {
    last = last.catch(() => undefined).then(deliverDue);
    return last;
  };

  const stopPolling = isPolling ? startPolling(deliver, pollMs, logger) : () => undefined;
  return {
    deliver,
    async close() {
      stopPolling();
      closing.abort();
      const gaveUp = new Promise<void>((resolve) => setTimeout(resolve, closeMs).unref());
      await Promise.race([last.catch(() => undefined), gaveUp]);
    },
  };
}

/** One look at a time. A database that is away is reported once, not every second. */
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
      if (!isFailing) logger.error({ err: error }, 'the outbox cannot be read; mail waits');
      isFailing = true;
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void poll(), pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
