// One question to a service about one payment, and what follows from the answer. State only moves forward: money that is reported
// of twice is received once, and what was closed here is ended there.

import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { countBoletoDays } from '#rules/orders/payment-deadline.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import {
  type FoundPayment,
  PaymentServiceError,
  type ServiceAdapter,
  type ServicePayment,
} from '../../payments/port/payment-adapter.ts';
import { mailEndedReview } from '../mails/mail-reviews.ts';
import { queueHoldMail } from '../mails/queue-order-mail.ts';
import { closeOrder } from '../paying/close-order.ts';
import { declinePayment } from '../paying/decline-payment.ts';
import { receivePayment } from '../receipts/receive-payment.ts';
import { checkAgain, leasePayment, type DuePayment, getBuyer, type Payment, saveAnswer } from './queries.ts';
import { recordDispute } from './record-dispute.ts';
import { recordOutsideRefund } from './record-outside-refund.ts';
import { findCheckDelayMs, findDisputeCheckMs, findRetryDelayMs } from './schedule.ts';

export interface Dependencies extends Pick<ApiDependencies, 'database' | 'clock' | 'logger'> {
  paymentServices: readonly ServiceAdapter[];
}

/** Longer than the calls of one check may take; after it other processes ask in place of one that crashed. */
const leaseMs = 30_000;
const minuteMs = 60_000;

/** Rejects only when the database fails. */
export async function checkPayment(dependencies: Dependencies, due: DuePayment): Promise<void> {
  const { database, clock, paymentServices } = dependencies;
  const nowMs = clock().getTime();
  const payment = await inTransaction(database.kysely, (transaction) =>
    leasePayment(transaction, due, nowMs + leaseMs),
  );
  const service = paymentServices.find(({ name }) => name === payment?.adapter);
  if (!payment || !service) return;
  const isDue = payment.state === 'pending' && payment.expires_at <= nowMs;
  try {
    const found = await ask(database, service, payment, isDue);
    await follow(dependencies, payment, { found, isDue, nowMs });
  } catch (error) {
    if (!(error instanceof PaymentServiceError)) throw error;
    await retryLater(dependencies, payment, error);
  }
}

/** An open payment whose time is over is ended first, so that it cannot be paid after the answer. */
async function ask(
  database: Database,
  service: ServiceAdapter,
  payment: Payment,
  isDue: boolean,
): Promise<FoundPayment> {
  const { number, placedMs, ...buyer } = await getBuyer(database.kysely, payment.order_id);
  const known = toServicePayment(payment, number);
  if (payment.state === 'pending' && !isDue) {
    if (known.externalId !== undefined) return service.find(known);
    const minutes = Math.ceil((payment.expires_at - payment.created_at) / minuteMs);
    const { kind } = payment;
    const boletoDays = countBoletoDays(placedMs, payment.created_at);
    return service.start({ ...known, kind, minutes, boletoDays, orderNumber: number, buyer });
  }
  const found = await service.find(known);
  if (found.state !== 'open') return found;
  const open = { ...known, externalId: found.externalId };
  await service.cancel(open);
  return service.find(open);
}

/** The reference is ours alone, also if another shop or a copy of this one uses the same account. */
export function toServicePayment(payment: Payment, orderNumber: string): ServicePayment {
  return {
    reference: `${orderNumber}-${payment.id}`,
    externalId: payment.external_id ?? undefined,
    cents: payment.amount_cents,
    createdAtMs: payment.created_at,
  };
}

async function follow(
  dependencies: Dependencies,
  payment: Payment,
  { found, isDue, nowMs }: { found: FoundPayment; isDue: boolean; nowMs: number },
): Promise<void> {
  const { database } = dependencies;
  const { kysely } = database;
  if (found.state !== 'unknown') {
    // Only a card is examined by its bank; of other methods the service says so while it prepares them.
    const isInReview = found.state === 'open' ? payment.kind === 'card' && found.isInReview === true : undefined;
    await storeAnswer(dependencies, payment, { ...found, isInReview, nowMs });
  }
  if (found.state === 'open') {
    const nextMs =
      payment.state === 'paid'
        ? findDisputeCheckMs(payment.created_at, nowMs)
        : nowMs + findCheckDelayMs(payment.checks, payment.kind);
    await inTransaction(kysely, (transaction) => checkAgain(transaction, payment, nextMs));
    return;
  }
  const amountCents = found.state === 'paid' ? found.paidCents - found.refundedCents : 0;
  if (found.state === 'paid' && amountCents > 0) {
    const money = { source: payment.adapter, sourceKey: found.externalId, amountCents };
    await receivePayment(database, { ...money, paymentId: payment.id, nowMs });
  } else if (isDue) {
    const { order_id: orderId } = payment;
    await closeOrder(database, { orderId, event: 'expired', actor: 'shop', isOnlyOverdue: true, nowMs });
  } else if (found.state !== 'unknown') {
    await inTransaction(kysely, (transaction) => declinePayment(transaction, payment, nowMs));
  } else if (payment.state === 'pending') {
    throw new PaymentServiceError('the service does not know a payment that it has started');
  }
  if (found.state !== 'unknown') await followMoney(database, payment, { found, nowMs });
  const nextMs = found.state === 'paid' ? findDisputeCheckMs(payment.created_at, nowMs) : undefined;
  await inTransaction(kysely, (transaction) => checkAgain(transaction, payment, nextMs));
}

/** A word of the service that the shop does not know is logged, and mailed to the merchant, once. */
async function storeAnswer(
  { database: { kysely }, logger }: Dependencies,
  payment: Payment,
  answer: Parameters<typeof saveAnswer>[2],
): Promise<void> {
  const { unknownStatus: status, isInReview, nowMs } = answer;
  const isReviewOver = isInReview === false && payment.review_started_at !== null;
  const isNew = status !== undefined && status !== payment.unknown_status;
  await inTransaction(kysely, async (transaction) => {
    if (isReviewOver) await mailEndedReview(transaction, payment, nowMs);
    await saveAnswer(transaction, payment, answer);
    const mail = { orderId: payment.order_id, hold: 'payment-unclear', reference: `${payment.id}-${nowMs}` } as const;
    if (isNew) await queueHoldMail(transaction, { ...mail, nowMs });
  });
  const details = { payment: payment.id, adapter: payment.adapter, status };
  if (isNew) logger.error(details, 'the payment service reports a state that is not known; a person has to look');
}

type Settled = Extract<FoundPayment, { state: 'paid' | 'ended' }>;

/** What has become of money that had come in. */
async function followMoney(
  database: Database,
  payment: Payment,
  { found, nowMs }: { found: Settled; nowMs: number },
): Promise<void> {
  const { externalId } = found;
  const leftCents = found.state === 'paid' ? found.paidCents - found.refundedCents : 0;
  // Who disputes a payment and is paid back has won.
  const settled = payment.dispute === 'open' && leftCents === 0 ? 'lost' : undefined;
  const reported = settled ?? (found.state === 'paid' ? found.dispute : undefined);
  await recordDispute(database, payment, { reported, nowMs });
  await recordOutsideRefund(database, payment, { externalId, leftCents, nowMs });
}

async function retryLater(
  { database: { kysely }, clock, logger }: Dependencies,
  payment: Payment,
  error: PaymentServiceError,
): Promise<void> {
  const { id, adapter, checks } = payment;
  const isNeverStarted = payment.state === 'pending' && payment.external_id === null;
  const details = { payment: id, adapter, checks, err: error };
  if (error.isRefusal && isNeverStarted) {
    logger.error(details, 'the payment service refused a payment; its buyer may pay by another method');
    await inTransaction(kysely, (transaction) => declinePayment(transaction, payment, clock().getTime()));
    return;
  }
  const delayMs = findRetryDelayMs(checks, error.retryAfterMs);
  logger.warn({ ...details, delayMs }, 'the payment service failed; it is asked again');
  await inTransaction(kysely, (transaction) => checkAgain(transaction, payment, clock().getTime() + delayMs));
}
