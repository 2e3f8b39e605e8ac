// The sums of what was paid back. Never more than came in.

import type { Transaction } from '#database/schema/database-schema.ts';
import { Refusal } from '../refusals/refusal.ts';

/** What the money came in as. */
export type RefundSource = { paymentId: number } | { receiptId: number };

/** Adds a refund to the sum of its source. Returns the order that the money was for, if any. Refused above what is left. */
export function takeRefund(transaction: Transaction, from: RefundSource, cents: number): Promise<number | undefined> {
  return 'paymentId' in from
    ? takeFromPayment(transaction, from.paymentId, cents)
    : takeFromReceipt(transaction, from.receiptId, cents);
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
