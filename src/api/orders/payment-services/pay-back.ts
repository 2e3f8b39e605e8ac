// The worker of refunds at services. Of one payment they are made one after another, so that the total that the service knows
// says whether one whose answer was lost was made.

import type { Selectable } from 'kysely';
import { inTransaction } from '#database/in-transaction.ts';
import type { Queryable, Transaction } from '#database/schema/database-schema.ts';
import type { RefundRow } from '#database/schema/fulfilment.ts';
import { PaymentServiceError } from '../../payments/port/payment-adapter.ts';
import { queueOrderMail } from '../mails/queue-order-mail.ts';
import { noteOrderEvent } from '../stored/move-order.ts';
import { type Dependencies, toServicePayment } from './check-payment.ts';
import { isReceiptOfRefund } from './queries.ts';
import { findRefundDelayMs } from './schedule.ts';

type Refund = Selectable<RefundRow>;

const refundsPerRun = 40;
const leaseMs = 60_000;

/** Makes the refunds that are due. Any number of processes may do so. */
export async function payBack(dependencies: Dependencies): Promise<void> {
  const { database, clock, paymentServices } = dependencies;
  if (paymentServices.length === 0) return;
  const due = await database.kysely
    .selectFrom('refunds')
    .select(['id', 'next_attempt_at'])
    .where('next_attempt_at', '<=', clock().getTime())
    .orderBy('id')
    .limit(refundsPerRun)
    .execute();
  for (const refund of due) await payOneBack(dependencies, refund);
}

async function payOneBack(dependencies: Dependencies, due: Pick<Refund, 'id' | 'next_attempt_at'>): Promise<void> {
  const { database, clock, logger, paymentServices } = dependencies;
  const { kysely } = database;
  const refund = await inTransaction(kysely, (transaction) =>
    claimRefund(transaction, due, clock().getTime() + leaseMs),
  );
  if (!refund) return;
  const { payment, number, others } = await loadPayment(kysely, refund);
  const service = paymentServices.find(({ name }) => name === payment.adapter);
  const earlier = others.filter(({ id }) => id < refund.id);
  // It is this one's turn once all before it are made, and none while the payment is disputed: the service may take it all.
  if (!service || payment.dispute === 'open' || earlier.some((other) => other.next_attempt_at !== null)) return;
  try {
    await service.refund({
      payment: toServicePayment(payment, number),
      cents: refund.amount_cents,
      earlierCents: earlier.reduce((total, other) => total + other.amount_cents, 0),
      key: `${number}-${payment.id}-refund-${refund.id}`,
    });
    await inTransaction(kysely, (transaction) =>
      finish(transaction, refund, { orderId: payment.order_id, nowMs: clock().getTime() }),
    );
  } catch (error) {
    if (!(error instanceof PaymentServiceError)) throw error;
    const delayMs = findRefundDelayMs(refund.attempts);
    logger.error(
      { refund: refund.id, attempts: refund.attempts, delayMs, err: error },
      'the payment service did not pay a refund back; it is asked again',
    );
    await inTransaction(kysely, (transaction) => setNextAttempt(transaction, refund, clock().getTime() + delayMs));
  }
}

function claimRefund(
  kysely: Queryable,
  due: Pick<Refund, 'id' | 'next_attempt_at'>,
  leaseEndMs: number,
): Promise<Refund | undefined> {
  return kysely
    .updateTable('refunds')
    .set((eb) => ({ next_attempt_at: leaseEndMs, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', due.id)
    .where('next_attempt_at', '=', due.next_attempt_at)
    .returningAll()
    .executeTakeFirst();
}

/** The buyer is notified, and the page of the order says so, once it is made. */
async function finish(
  transaction: Transaction,
  refund: Refund,
  { orderId, nowMs }: { orderId: number; nowMs: number },
): Promise<void> {
  if (!(await setNextAttempt(transaction, refund, null))) return;
  await noteOrderEvent(transaction, { orderId, kind: 'refunded', actor: 'shop', nowMs });
  const { id: reference, amount_cents: cents } = refund;
  await queueOrderMail(transaction, { kind: 'refund-done', orderId, reference, cents, nowMs });
}

/**
 * Null = made. False, and nothing changes, if the claim is over: a lost dispute has ended the refund, or another process has
 * claimed it after the lease.
 */
async function setNextAttempt(kysely: Queryable, refund: Refund, nextAttemptMs: number | null): Promise<boolean> {
  const claimed = await kysely
    .updateTable('refunds')
    .set({ next_attempt_at: nextAttemptMs })
    .where('id', '=', refund.id)
    .where('next_attempt_at', '=', refund.next_attempt_at)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The payment as which the money came in, and all refunds of its money at the service. Money at the bank may be for the same payment. */
async function loadPayment(kysely: Queryable, refund: Refund) {
  const receipts = kysely.selectFrom('receipts').select('payment_id').where('id', '=', refund.receipt_id);
  const { number, ...payment } = await kysely
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select('orders.number')
    .where(({ eb, or }) => or([eb('payments.id', '=', refund.payment_id), eb('payments.id', '=', receipts)]))
    .executeTakeFirstOrThrow();
  const others = await kysely
    .selectFrom('receipts')
    .innerJoin('refunds', (join) => join.on(isReceiptOfRefund))
    .select(['refunds.id', 'refunds.amount_cents', 'refunds.next_attempt_at'])
    .where('receipts.payment_id', '=', payment.id)
    .where('receipts.source', '=', payment.adapter)
    .execute();
  return { payment, number, others };
}
