// What the merchant has paid back at the bank, or lets the payment service pay back.

import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { toSaoPauloTime } from '#rules/calendar-day.ts';
import { Refusal } from '../refusals/refusal.ts';
import { lockOrder } from '../stored/move-order.ts';
import { loadOrder, type StoredOrder } from '../stored/queries.ts';
import { listUnsent } from '../stored/unsent-pieces.ts';
import { refundWithin } from './refund-order.ts';

export interface RefundByHandInput {
  from: { orderId: number } | { receiptId: number };
  amountCents: number;
  reason: string;
  /** Without one the same amount counts once a day: what is typed twice must not count twice. */
  requestKey?: string | undefined;
  nowMs: number;
}

/**
 * Records a refund as `refundWithin` does. Of an order without a key, it is refused while the money is due for a request or for pieces
 * that were not sent: recorded here too, it would be owed twice.
 */
export function refundByHand({ kysely }: Database, input: RefundByHandInput): Promise<boolean> {
  const { from, requestKey, nowMs } = input;
  return inTransaction(kysely, async (transaction) => {
    const source =
      'orderId' in from
        ? await getPayment(transaction, from.orderId, requestKey === undefined)
        : await getReceipt(transaction, from.receiptId);
    return refundWithin(transaction, {
      from: source,
      amountCents: input.amountCents,
      reason: input.reason,
      requestKey: requestKey ?? toDailyKey(source, input.amountCents, nowMs),
      actor: 'merchant',
      nowMs,
    });
  });
}

async function getPayment(transaction: Transaction, orderId: number, isOnlyWay: boolean) {
  const order = await lockOrder(transaction, orderId);
  if (!order) throw new Refusal('never-paid');
  const stored = await loadOrder(transaction, order);
  if (isOnlyWay) requireNoOtherWay(stored);
  return { paymentId: stored.payment.id };
}

async function getReceipt(transaction: Transaction, receiptId: number) {
  const receipt = await transaction.selectFrom('receipts').select('id').where('id', '=', receiptId).executeTakeFirst();
  if (!receipt) throw new Refusal('unknown-receipt');
  return { receiptId };
}

function requireNoOtherWay({ order, requests, lines, payment }: StoredOrder): void {
  // What is left to pay back is too little for anything else.
  if (payment.refunded_cents >= payment.paid_cents) return;
  const due = requests.find(({ state, refund_cents: cents }) => state === 'received-back' && cents > 0);
  if (due) throw new Refusal({ code: 'due-for-request', protocol: due.protocol, dueCents: due.refund_cents });
  const approved = requests.find(({ state, kind }) => state === 'approved' && kind !== 'defect');
  if (approved) throw new Refusal({ code: 'waits-for-goods', protocol: approved.protocol });
  if (order.shipped_at !== null && listUnsent(lines).length > 0)
    throw new Refusal({ code: 'rest-unsent', orderNumber: order.number });
}

function toDailyKey(from: { paymentId: number } | { receiptId: number }, cents: number, nowMs: number): string {
  const source = 'paymentId' in from ? `payment-${from.paymentId}` : `receipt-${from.receiptId}`;
  return `${source}-${cents}-${toSaoPauloTime(nowMs).day}`;
}
