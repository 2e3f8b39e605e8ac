// Money for an order: it is paid, also late, or it cannot take the money any more.

import type { Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderRow, PaymentRow } from '#database/schema/orders.ts';
import type { OrderActor } from '#rules/orders/order-state.ts';
import { retakeStock } from '../../inventory/retake-stock.ts';
import { StockShortage } from '../../inventory/take-stock.ts';
import { retakeCoupon } from '../../pricing/promotions/retake-coupon.ts';
import { queuePaidMails } from '../mails/queue-order-mail.ts';
import { lockOrder, moveOrder, noteOrderEvent } from '../stored/move-order.ts';
import { endPayments } from './end-payments.ts';
import { promiseDelivery } from './promise-delivery.ts';
import { repriceOrder } from './reprice-order.ts';

export interface PayOrderInput {
  orderId: number;
  /** The payment that the money is for; the latest one of the order if it is not given. */
  paymentId?: number | undefined;
  /** What came in; the whole amount of the payment if it is not given. */
  paidCents?: number | undefined;
  /** When it was paid, if that is known not to be now. */
  paidAt?: number | undefined;
  actor: OrderActor;
  nowMs: number;
}

/** Only of the first two the order has taken the money; of the others it is to be paid back. */
export type PayOutcome =
  | 'paid'
  /** After it had expired; its stock could be taken again. */
  | 'paid-late'
  | 'already-paid'
  | 'cancelled'
  /** It had expired, and others have bought its products. */
  | 'sold-out'
  | 'unknown';

/** Pays the order, once. A payment that it cannot take changes nothing. */
export async function payOrder({ kysely }: Database, input: PayOrderInput): Promise<PayOutcome> {
  return orSoldOut(() => inTransaction(kysely, (transaction) => payWithin(transaction, input)));
}

/** What `work` returns, or `sold-out` if the stock of an expired order is gone; its transaction is rolled back then. */
export async function orSoldOut<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | 'sold-out'> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StockShortage)) throw error;
    return 'sold-out';
  }
}

/** `payOrder` inside the caller's transaction. Throws StockShortage for an expired order whose products are sold. */
export async function payWithin(
  transaction: Transaction,
  { orderId, paymentId, paidCents, actor, nowMs, paidAt = nowMs }: PayOrderInput,
): Promise<PayOutcome> {
  const order = await lockOrder(transaction, orderId);
  if (!order) return 'unknown';
  const payment = await findPayment(transaction, orderId, paymentId);
  if (order.money_state === 'paid') return 'already-paid';
  const event = order.money_state === 'expired' ? 'paid-late' : 'paid';
  // What the buyer or the merchant has called off is not revived.
  if (!(await moveOrder(transaction, order, { event, actor, nowMs }))) return 'cancelled';
  if (event === 'paid-late') await takeAgain(transaction, order, nowMs);
  await promiseDelivery(transaction, order, { event, paidAt });
  // The buyer may have paid in the earlier way after choosing another one.
  await repriceOrder(transaction, order, payment.kind);
  await transaction
    .updateTable('payments')
    .set({ state: 'paid', paid_cents: paidCents ?? payment.amount_cents })
    .where('id', '=', payment.id)
    .execute();
  // Other codes of the order need not be waited for.
  await endPayments(transaction, { orderId, state: 'cancelled', nowMs });
  await queuePaidMails(transaction, { orderId, nowMs });
  return event;
}

/** Stock before coupon, in the order in which placing an order locks them. A coupon used beyond its limit is shown to the merchant. */
async function takeAgain(transaction: Transaction, order: Selectable<OrderRow>, nowMs: number): Promise<void> {
  const { id: orderId, coupon_id: couponId, coupon_code: code, customer_id: customerId, document, email } = order;
  await retakeStock(transaction, { reference: order.number, nowMs });
  if (couponId === null || code === null) return;
  const use = { couponId, code, orderId, customerId, document, email, placedAt: order.placed_at, nowMs };
  if (await retakeCoupon(transaction, use))
    await noteOrderEvent(transaction, { orderId, kind: 'coupon-exceeded', actor: 'shop', nowMs });
}

function findPayment(
  transaction: Transaction,
  orderId: number,
  paymentId: number | undefined,
): Promise<Selectable<PaymentRow>> {
  return transaction
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .$if(paymentId !== undefined, (query) => query.where('id', '=', paymentId ?? 0))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}
