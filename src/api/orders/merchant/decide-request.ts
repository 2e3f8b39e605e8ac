// What the shop decides about a buyer's request (specification 10.6): each step once, and only where the request's state allows it.

import type { Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderRow, RequestRow } from '#database/schema/orders.ts';
import { nextRequestState, parseProtocol, type RequestDecision } from '#rules/orders/order-request.ts';
import { takeStock } from '../../inventory/take-stock.ts';
import { queueOrderMail } from '../mails/queue-order-mail.ts';
import { Refusal } from '../refusals/refusal.ts';
import { lockOrder } from '../stored/move-order.ts';
import { listRequests, type StoredRequest, toStoredRequest } from '../stored/request-queries.ts';
import { refundWithin } from './refund-order.ts';
import { findPaidPayment, listUnitsOf, takeBack } from './take-back.ts';

interface DecideRequestInput {
  /** As people type it. */
  protocol: string;
  /** For the buyer; what was answered before stays if it is not given. */
  answer?: string | undefined;
  nowMs: number;
}

/** The goods may be sent back. All decisions are refused for an unknown protocol, and where the state is another. */
export function approveRequest(database: Database, input: DecideRequestInput): Promise<StoredRequest> {
  return decide(database, 'approve', input);
}

/** Never a withdrawal. The buyer reads the answer. */
export function refuseRequest(
  database: Database,
  input: DecideRequestInput & { answer: string },
): Promise<StoredRequest> {
  if (input.answer.trim() === '') return Promise.reject(new Refusal('answer-missing'));
  return decide(database, 'refuse', input);
}

interface ReceiveBackInput extends DecideRequestInput {
  /** Whether the pieces are on sale again; by default all but defective ones. */
  isRestocked?: boolean | undefined;
  /** Whether the pieces are paid back; by default those of a withdrawal, which always are. */
  isPaidBack?: boolean | undefined;
}

/** The goods are back: their stock, and what is to be paid back for them (specification 10.7). */
export function receiveBack(
  database: Database,
  { isRestocked, isPaidBack, ...input }: ReceiveBackInput,
): Promise<StoredRequest> {
  return decide(database, 'receive-back', input, async (transaction, order, request) => {
    if (request.kind === 'withdrawal' && isPaidBack === false) throw new Refusal('withdrawal-is-paid-back');
    const refundCents = await takeBack(transaction, order, {
      request,
      isRestocked: isRestocked ?? request.kind !== 'defect',
      isPaidBack: isPaidBack ?? request.kind === 'withdrawal',
      nowMs: input.nowMs,
    });
    return { refund_cents: refundCents };
  });
}

interface FinishRequestInput extends DecideRequestInput {
  /** True if the refund was recorded by another key; else it is recorded now, under that of the protocol. */
  isRefundRecorded?: boolean;
  /** True if the same pieces were sent again: they leave the stock. */
  isReplaced?: boolean;
}

/**
 * The request is done; what is due for its goods has been paid back. A withdrawal pays back when the goods are back: without them
 * it ends only with an answer for the buyer. Throws StockShortage if pieces that were sent again are not in stock.
 */
export function finishRequest(
  database: Database,
  { isRefundRecorded = false, isReplaced = false, ...input }: FinishRequestInput,
): Promise<StoredRequest> {
  return decide(database, 'finish', input, async (transaction, order, request) => {
    const hasAnswer = (input.answer ?? '').trim() !== '';
    if (request.kind === 'withdrawal' && request.state === 'approved' && !hasAnswer)
      throw new Refusal('withdrawal-waits-for-goods');
    if (isReplaced) await takeReplacement(transaction, request, input.nowMs);
    if (request.refund_cents > 0 && isRefundRecorded) await requireRecorded(transaction, order.id, request);
    else if (request.refund_cents > 0) await recordRefund(transaction, order.id, request, input.nowMs);
    return {};
  });
}

async function takeReplacement(transaction: Transaction, request: StoredRequest, nowMs: number): Promise<void> {
  if (!['exchange', 'defect'].includes(request.kind) || request.refund_cents > 0) throw new Refusal('no-replacement');
  const rows = await transaction
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', request.order_id)
    .execute();
  await takeStock(transaction, { units: listUnitsOf(request.lines, rows), reference: request.protocol, nowMs });
}

/** What was paid back must cover this request besides those that are done. */
async function requireRecorded(transaction: Transaction, orderId: number, request: StoredRequest): Promise<void> {
  const payment = await findPaidPayment(transaction, orderId);
  const done = (await listRequests(transaction, orderId)).filter(({ state }) => state === 'done');
  const accountedCents = [...done, request].reduce((sum, { refund_cents: cents }) => sum + cents, 0);
  const { paid_cents: paidCents = 0, refunded_cents: refundedCents = 0 } = payment ?? {};
  if (refundedCents >= Math.min(accountedCents, paidCents)) return;
  const leftCents = paidCents - refundedCents;
  throw new Refusal(
    request.refund_cents > leftCents && leftCents > 0
      ? { code: 'less-left-than-due', leftCents }
      : 'refund-not-recorded',
  );
}

async function recordRefund(
  transaction: Transaction,
  orderId: number,
  { protocol, refund_cents: amountCents }: StoredRequest,
  nowMs: number,
): Promise<void> {
  const payment = await findPaidPayment(transaction, orderId);
  if (!payment) throw new Refusal('never-paid');
  const leftCents = payment.paid_cents - payment.refunded_cents;
  if (amountCents > leftCents) throw new Refusal(leftCents > 0 ? 'partly-refunded' : 'already-refunded');
  await refundWithin(transaction, {
    from: { paymentId: payment.id },
    amountCents,
    reason: `Solicitação ${protocol}`,
    requestKey: protocol,
    actor: 'merchant',
    nowMs,
  });
}

type Work = (
  transaction: Transaction,
  order: Selectable<OrderRow>,
  request: StoredRequest,
) => Promise<{ refund_cents?: number }>;

async function decide(
  { kysely }: Database,
  decision: RequestDecision,
  { protocol, answer, nowMs }: DecideRequestInput,
  work: Work = () => Promise.resolve({}),
): Promise<StoredRequest> {
  return inTransaction(kysely, async (transaction) => {
    const { order, request } = await lockRequest(transaction, protocol);
    const state = nextRequestState(request.state, decision);
    if (!state) throw new Refusal({ code: 'decision-not-allowed', decision });
    const changes = await work(transaction, order, request);
    const row = await transaction
      .updateTable('requests')
      .set({ ...changes, state, decided_at: nowMs, ...(answer !== undefined && { answer: answer.trim() }) })
      .where('id', '=', request.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // Where money is paid back, the mail of the refund reports the end.
    if (decision !== 'finish' || row.refund_cents === 0) await notifyDecision(transaction, row, nowMs);
    return toStoredRequest(row);
  });
}

async function notifyDecision(
  transaction: Transaction,
  { order_id: orderId, protocol, state }: Selectable<RequestRow>,
  nowMs: number,
): Promise<void> {
  const reference = `${protocol}-${state}`;
  await queueOrderMail(transaction, { kind: 'request-decided', orderId, protocol, reference, nowMs });
}

/** The request with its order, which is locked as for every change of it. */
async function lockRequest(transaction: Transaction, typed: string) {
  const protocol = parseProtocol(typed);
  const find = () =>
    transaction
      .selectFrom('requests')
      .selectAll()
      .where('protocol', '=', protocol ?? '');
  const found = await find().executeTakeFirst();
  const order = found && (await lockOrder(transaction, found.order_id));
  if (!order) throw new Refusal('unknown-request');
  // Read again under the lock: another decision may have been first.
  return { order, request: toStoredRequest(await find().executeTakeFirstOrThrow()) };
}
