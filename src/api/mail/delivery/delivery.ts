// The worker of the mail queue: every API process sends due mail, at least once.

import pLimit from 'p-limit';
import { type DeliveryDependencies, deliverBatch } from './deliver-batch.ts';

export interface MailDelivery {
  /** Sends all due mail; rejects when the database fails. A mail that the server refuses is only logged. */
  deliver(): Promise<void>;
  /** Claims no further mail and waits a few seconds for mail in flight. */
  close(): Promise<void>;
}

/** Any number of processes may deliver the mail of one database. `closeMs` is the timeout of `close`. */
export function createMailDelivery(dependencies: DeliveryDependencies, { closeMs = 5000 } = {}): MailDelivery {
  const closing = new AbortController();

  const deliverDue = async (): Promise<void> => {
    while (!closing.signal.aborted && (await deliverBatch(dependencies, closing.signal))) {
      // A full batch means that more mail may be due.
    }
  };

  const oneAtATime = pLimit(1);
  const deliver = (): Promise<void> => oneAtATime(deliverDue);

  return {
    deliver,
    async close() {
      closing.abort();
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, closeMs).unref());
      await Promise.race([oneAtATime(() => undefined), timeout]);
    },
  };
}
