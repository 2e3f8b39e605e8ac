// What becomes of money that came in: it pays its order, or it is to be paid back.

import type { Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { listChunks } from '#database/list-chunks.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { ReceiptRow, ReceiptState } from '#database/schema/fulfilment.ts';
import type { PaymentRow } from '#database/schema/orders.ts';
import { toDayStart } from '#rules/calendar-day.ts';
import type { OrderActor } from '#rules/orders/order-state.ts';
import { queueOrderMail } from '../mails/queue-order-mail.ts';
import { orSoldOut, type PayOutcome, payWithin } from '../paying/pay-order.ts';
import { lockOrder } from '../stored/move-order.ts';
import { findMoneyProblem, type ReceiptReason } from '../stored/receipt-reasons.ts';

type Receipt = Selectable<ReceiptRow>;
type Payment = Selectable<PaymentRow>;

export interface SettleReceiptInput {
  receiptId: number;
  paymentId: number;
  /** Why the receipt is for this payment. */
  reason: Extract<ReceiptReason, 'document' | 'code' | 'by-merchant' | 'told'>;
  /** The merchant is content with less. */
  isShortAccepted?: boolean;
  decidedBy: Extract<OrderActor, 'merchant' | 'shop'>;
  nowMs: number;
}

export interface Decision {
  state: ReceiptState;
  reason: ReceiptReason;
  usedCents: number;
  /** Undefined if the order was paid already. */
  outcome: PayOutcome | undefined;
}

/**
 * Decides on a receipt that is for a payment, in one transaction with what it does to the order. Undefined, without a change, if
 * the receipt was decided before.
 */
export async function settleReceipt(database: Database, input: SettleReceiptInput): Promise<Decision | undefined> {
  const decision = await orSoldOut(() => inTransaction(database.kysely, (transaction) => settle(transaction, input)));
  if (decision !== 'sold-out') return decision;
  return inTransaction(database.kysely, async (transaction) => {
    const receipt = await lockReceiptToDecide(transaction, input);
    return receipt && storeDecision(transaction, receipt, input, refuse('sold-out', 'sold-out'));
  });
}

/** As many as share the wait for the disk, few enough that a shop which writes meanwhile hardly waits. */
const inputsPerTransaction = 25;

/** Decides on many receipts in their order, several in one transaction. One that fails takes no other with it. */
export async function settleReceipts(
  database: Database,
  inputs: readonly SettleReceiptInput[],
): Promise<(Decision | undefined)[]> {
  const decisions: (Decision | undefined)[] = [];
  for (const batch of listChunks(inputs, inputsPerTransaction)) {
    decisions.push(...((await settleTogether(database, batch)) ?? (await settleEach(database, batch))));
  }
  return decisions;
}

/** Undefined, without a change, if one of them cannot be decided in this way. */
async function settleTogether(database: Database, batch: readonly SettleReceiptInput[]) {
  try {
    return await inTransaction(database.kysely, (transaction) => inOrder(batch, (input) => settle(transaction, input)));
  } catch {
    // Decided one by one, the one that fails says why.
    return undefined;
  }
}

const settleEach = (database: Database, batch: readonly SettleReceiptInput[]) =>
  inOrder(batch, (input) => settleReceipt(database, input));

async function inOrder<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

async function settle(transaction: Transaction, input: SettleReceiptInput): Promise<Decision | undefined> {
  const receipt = await lockReceiptToDecide(transaction, input);
  if (!receipt) return undefined;
  const { paymentId, decidedBy: actor, nowMs } = input;
  const { order_id: orderId } = await getPayment(transaction, paymentId);
  const order = await lockOrder(transaction, orderId);
  const payment = await getPayment(transaction, paymentId);
  const usedCents = Math.min(receipt.amount_cents, payment.amount_cents);
  const isShort = usedCents < payment.amount_cents && input.isShortAccepted !== true;
  const isPaid = payment.state === 'paid';
  const isBacked = isPaid && (await hasReceipt(transaction, paymentId));
  if (isBacked) return storeDecision(transaction, receipt, input, refuse('double', 'already-paid'));
  if (isShort)
    return storeDecision(transaction, receipt, input, {
      state: 'proposed',
      reason: 'short',
      usedCents: 0,
      outcome: undefined,
    });
  if (isPaid) await confirm(transaction, payment, usedCents);
  const outcome = isPaid
    ? undefined
    : await payWithin(transaction, {
        orderId,
        paymentId,
        paidCents: usedCents,
        paidAt: order && toPaidAt(receipt, order),
        actor,
        nowMs,
      });
  return storeDecision(transaction, receipt, input, toDecision(input, receipt, usedCents, outcome));
}

/** A statement is read later, and has no hour: the buyer had paid at the earliest then. Others report at once. */
const toPaidAt = ({ source, day }: Receipt, { placed_at: placedAt }: { placed_at: number }): number | undefined =>
  source === 'statement' ? Math.max(placedAt, toDayStart(day)) : undefined;

function toDecision(
  input: SettleReceiptInput,
  receipt: Receipt,
  usedCents: number,
  outcome: PayOutcome | undefined,
): Decision {
  if (outcome === 'already-paid') return refuse('double', outcome);
  if (outcome === 'cancelled') return refuse('cancelled', outcome);
  if (usedCents < receipt.amount_cents) return { state: 'refund-due', reason: 'excess', usedCents, outcome };
  return { state: 'matched', reason: outcome === undefined ? 'confirmed' : input.reason, usedCents, outcome };
}

const refuse = (reason: ReceiptReason, outcome: PayOutcome): Decision => ({
  state: 'refund-due',
  reason,
  usedCents: 0,
  outcome,
});

/** The receipt, locked. A person may decide anew on what was put aside, as long as nothing of it was paid back. */
function lockReceiptToDecide(
  transaction: Transaction,
  { receiptId, decidedBy }: SettleReceiptInput,
): Promise<Receipt | undefined> {
  const states: ReceiptState[] = ['unmatched', 'proposed'];
  if (decidedBy === 'merchant') states.push('ignored', 'refund-due');
  return transaction
    .updateTable('receipts')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', receiptId)
    .where('state', 'in', states)
    .where('used_cents', '=', 0)
    .where('refunded_cents', '=', 0)
    .returningAll()
    .executeTakeFirst();
}

async function storeDecision(
  transaction: Transaction,
  receipt: Receipt,
  { paymentId, decidedBy, nowMs }: SettleReceiptInput,
  decision: Decision,
): Promise<Decision> {
  const { state, reason, usedCents } = decision;
  await transaction
    .updateTable('receipts')
    .set({
      state,
      reason,
      payment_id: paymentId,
      used_cents: usedCents,
      decided_by: decidedBy,
      decided_at: nowMs,
    })
    .where('id', '=', receipt.id)
    .execute();
  const problem = findMoneyProblem({ state, reason });
  if (problem) {
    const { order_id: orderId, amount_cents: dueCents } = await getPayment(transaction, paymentId);
    const [received, reference] = [receipt.amount_cents, receipt.id];
    const cents = problem === 'short' ? dueCents - received : received - usedCents;
    await queueOrderMail(transaction, { kind: 'late-payment', orderId, reference, problem, cents, nowMs });
  }
  return decision;
}

/** What the merchant took on trust is what really came in, at least what was paid back of it. */
async function confirm(transaction: Transaction, payment: Payment, usedCents: number): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ paid_cents: Math.max(usedCents, payment.refunded_cents) })
    .where('id', '=', payment.id)
    .execute();
}

function getPayment(transaction: Transaction, paymentId: number): Promise<Payment> {
  return transaction.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
}

async function hasReceipt(transaction: Transaction, paymentId: number): Promise<boolean> {
  const receipt = await transaction
    .selectFrom('receipts')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('used_cents', '>', 0)
    .executeTakeFirst();
  return receipt !== undefined;
}
