// Money that the merchant has paid back: of an order, or of a receipt that pays none. Never more than came in.

import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderActor } from '#rules/orders/order-state.ts';
import { queueOrderMail } from '../mails/queue-order-mail.ts';
import { queueRefund } from '../payment-services/queue-refund.ts';
import { Refusal } from '../refusals/refusal.ts';
import { requireNoOpenDispute } from '../stored/disputes.ts';
import { noteOrderEvent } from '../stored/move-order.ts';

export interface RefundInput {
  /** What the money came in as. */
  from: { paymentId: number } | { receiptId: number };
  amountCents: number;
  reason: string;
  /** A refund happens once per key. */
  requestKey: string;
  actor: OrderActor;
  nowMs: number;
}

/**
 * Records a refund. False if it was recorded under the key before. Refused if it is more than is left of what came in, if the payment
 * is disputed, or if the key belongs to another refund.
 */
export async function refundWithin(
  transaction: Transaction,
  { from, amountCents, reason, requestKey, actor, nowMs }: RefundInput,
): Promise<boolean> {
  const refund: Refund = {
    payment_id: 'paymentId' in from ? from.paymentId : null,
    receipt_id: 'receiptId' in from ? from.receiptId : null,
    amount_cents: amountCents,
  };
  const inserted = await transaction
    .insertInto('refunds')
    .values({ ...refund, request_key: requestKey, reason, created_at: nowMs })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    await requireSameRefund(transaction, requestKey, refund);
    return false;
  }
  await requireNoOpenDispute(transaction, from);
  const isByService = await queueRefund(transaction, { refundId: inserted.id, nowMs });
  const orderId =
    'paymentId' in from
      ? await takeFromPayment(transaction, from.paymentId, amountCents)
      : await takeFromReceipt(transaction, from.receiptId, amountCents);
  if (orderId === undefined) return true;
  // A service reports when it has made the refund.
  if (isByService) return true;
  await noteOrderEvent(transaction, { orderId, kind: 'refunded', actor, nowMs });
  const { id: reference } = inserted;
  await queueOrderMail(transaction, { kind: 'refund-done', orderId, reference, cents: amountCents, nowMs });
  return true;
}

interface Refund {
  payment_id: number | null;
  receipt_id: number | null;
  amount_cents: number;
}

async function requireSameRefund(transaction: Transaction, requestKey: string, refund: Refund): Promise<void> {
  const known = await transaction
    .selectFrom('refunds')
    .select(['payment_id', 'receipt_id', 'amount_cents'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  const isSame =
    known?.payment_id === refund.payment_id &&
    known.receipt_id === refund.receipt_id &&
    known.amount_cents === refund.amount_cents;
  if (!isSame) throw new Refusal('other-refund-has-key');
}

async function takeFromPayment(transaction: Transaction, paymentId: number, amountCents: number): Promise<number> {
  const payment = await transaction
    .updateTable('payments')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', amountCents) }))
    .where('id', '=', paymentId)
    .where((eb) => eb(eb('refunded_cents', '+', amountCents), '<=', eb.ref('paid_cents')))
    .returning('order_id')
    .executeTakeFirst();
  if (!payment) {
    const left = await transaction
      .selectFrom('payments')
      .select((eb) => eb('paid_cents', '-', eb.ref('refunded_cents')).as('cents'))
      .where('id', '=', paymentId)
      .executeTakeFirst();
    throw new Refusal({ code: 'more-than-left', leftCents: left?.cents ?? 0 });
  }
  return payment.order_id;
}

/** Returns the order that the receipt is for, if any. */
async function takeFromReceipt(
  transaction: Transaction,
  receiptId: number,
  amountCents: number,
): Promise<number | undefined> {
  const receipt = await transaction
    .updateTable('receipts')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', amountCents) }))
    .where('id', '=', receiptId)
    .where((eb) =>
      eb(eb(eb('refunded_cents', '+', amountCents), '+', eb.ref('used_cents')), '<=', eb.ref('amount_cents')),
    )
    .returning(['payment_id', 'used_cents', 'refunded_cents', 'amount_cents'])
    .executeTakeFirst();
  if (!receipt) {
    const left = await transaction
      .selectFrom('receipts')
      .select((eb) => eb(eb('amount_cents', '-', eb.ref('used_cents')), '-', eb.ref('refunded_cents')).as('cents'))
      .where('id', '=', receiptId)
      .executeTakeFirst();
    throw new Refusal({ code: 'more-than-left', leftCents: left?.cents ?? 0 });
  }
  const { payment_id: paymentId, used_cents: used, refunded_cents: refunded, amount_cents: amount } = receipt;
  if (used + refunded === amount)
    await transaction.updateTable('receipts').set({ state: 'refunded' }).where('id', '=', receiptId).execute();
  if (paymentId === null) return undefined;
  const payment = await transaction
    .selectFrom('payments')
    .select('order_id')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return payment?.order_id;
}
