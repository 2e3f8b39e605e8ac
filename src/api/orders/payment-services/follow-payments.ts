// The worker of payments at services: starts them, asks whether they were paid, and ends those that were closed here.

import pLimit from 'p-limit';
import { checkPayment, type Dependencies } from './check-payment.ts';
import { listDuePayments } from './queries.ts';

const paymentsPerStep = 40;
/** A slow service must not delay the code of the next buyer. */
const maxConcurrentChecks = 8;

/** Asks about all payments that are due. Any number of processes may do so; each payment is asked about by one of them. */
export async function followPayments(dependencies: Dependencies): Promise<void> {
  const { database, clock, paymentServices } = dependencies;
  const adapters = paymentServices.map(({ name }) => name);
  if (adapters.length === 0) return;
  const limit = pLimit(maxConcurrentChecks);
  for (;;) {
    const nowMs = clock().getTime();
    const due = await listDuePayments(database.kysely, { adapters, nowMs, limit: paymentsPerStep });
    const checks = await Promise.allSettled(due.map((payment) => limit(checkPayment, dependencies, payment)));
    const failed = checks.find((check) => check.status === 'rejected');
    if (failed) throw failed.reason;
    if (due.length < paymentsPerStep) return;
  }
}
