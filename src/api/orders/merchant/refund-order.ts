// Money that the merchant has paid back: of an order, or of a receipt that pays none.

import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderActor } from '#rules/orders/order-state.ts';
import { queueOrderMail } from '../mails/queue-order-mail.ts';
import { queueRefund } from '../payment-services/queue-refund.ts';
import { Refusal } from '../refusals/refusal.ts';
import { requireNoOpenDispute } from '../stored/disputes.ts';
import { noteOrderEvent } from '../stored/move-order.ts';
import { type RefundSource, takeRefund } from '../stored/take-refund.ts';

export interface RefundInput {
  from: RefundSource;
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
  const orderId = await takeRefund(transaction, from, amountCents);
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
