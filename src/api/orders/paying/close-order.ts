// An order that ends unpaid or cancelled: its stock and its coupon are free again.

import type { Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import { openPaymentStates } from '#rules/orders/order-lines.ts';
import type { OrderActor, OrderEvent } from '#rules/orders/order-state.ts';
import { toLateReference } from '../../inventory/retake-stock.ts';
import { returnStock } from '../../inventory/return-stock.ts';
import { releaseCoupon } from '../../pricing/promotions/release-coupon.ts';
import { dropUnpaidMails, queueOrderMail } from '../mails/queue-order-mail.ts';
import { lockOrder, moveOrder } from '../stored/move-order.ts';
import { endPayments } from './end-payments.ts';

interface CloseOrderInput {
  orderId: number;
  event: Extract<OrderEvent, 'expired' | 'cancelled-by-buyer' | 'cancelled-by-merchant'>;
  actor: OrderActor;
  /** An order whose buyer has time left to pay is not closed: by now by another payment, or after a claim. */
  isOnlyOverdue?: boolean;
  nowMs: number;
}

/** Returns false if the state of the order does not allow it, for example because it was paid meanwhile. */
export function closeOrder(
  { kysely }: Database,
  { orderId, event, actor, isOnlyOverdue = false, nowMs }: CloseOrderInput,
): Promise<boolean> {
  return inTransaction(kysely, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (isOnlyOverdue && (await hasTimeLeft(transaction, { orderId, nowMs }))) return false;
    if (!order || !(await moveOrder(transaction, order, { event, actor, nowMs }))) return false;
    const cause = event === 'expired' ? 'expiry' : 'cancel';
    for (const reference of [order.number, toLateReference(order.number)])
      await returnStock(transaction, { reference, cause, nowMs });
    if (order.coupon_id !== null) await releaseCoupon(transaction, { couponId: order.coupon_id, orderId });
    await endPayments(transaction, { orderId, state: event === 'expired' ? 'expired' : 'cancelled', nowMs });
    if (event === 'cancelled-by-buyer' && (await isUnproven(transaction, order)))
      await dropUnpaidMails(transaction, order);
    else {
      const kind = event === 'expired' ? 'order-expired' : 'order-cancelled';
      await queueOrderMail(transaction, { kind, orderId, nowMs });
    }
    return true;
  });
}

/** Whether the mailbox may be a stranger's: a guest has typed it, and no money came in. The page says to the guest that it is cancelled. */
async function isUnproven(transaction: Transaction, order: Selectable<OrderRow>): Promise<boolean> {
  if (order.customer_id !== null || order.money_state !== 'awaiting') return false;
  const receipt = await transaction
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .select('receipts.id')
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  return receipt === undefined;
}

async function hasTimeLeft(
  transaction: Transaction,
  { orderId, nowMs }: { orderId: number; nowMs: number },
): Promise<boolean> {
  const open = await transaction
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .where('expires_at', '>', nowMs)
    .executeTakeFirst();
  return open !== undefined;
}

const ordersPerStep = 50;
/** A payment service is asked before its order expires; an order does not wait longer than this for the answer. */
const serviceGraceMs = 30 * 60_000;

/** Closes orders that were not paid in time (specification 10.3), each once, also if several processes look at them. */
export async function expireOrders(database: Database, nowMs: number): Promise<void> {
  let after = 0;
  for (;;) {
    const due = await database.kysely
      .selectFrom('payments')
      .select(['id', 'order_id as orderId'])
      .where('state', 'in', openPaymentStates)
      .where('expires_at', '<=', nowMs)
      .where(({ eb, or }) => or([eb('next_check_at', 'is', null), eb('expires_at', '<=', nowMs - serviceGraceMs)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(ordersPerStep)
      .execute();
    for (const { orderId } of due)
      await closeOrder(database, { orderId, event: 'expired', actor: 'shop', isOnlyOverdue: true, nowMs });
    after = due.at(-1)?.id ?? after;
    if (due.length < ordersPerStep) return;
  }
}
