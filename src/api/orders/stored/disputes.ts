// Payments that their payer disputes: until that has ended, the shop neither sends the goods nor pays back.

import type { Queryable } from '#database/schema/database-schema.ts';
import { Refusal } from '../refusals/refusal.ts';

/** The key of the refund as which the money of a lost dispute is booked. */
export const toDisputeRefundKey = (paymentId: number): string => `dispute-${paymentId}`;

/** Before goods are sent: refused if a payment of the order is disputed or was lost by that. */
export async function requireUndisputed(kysely: Queryable, orderId: number): Promise<void> {
  const disputed = await kysely
    .selectFrom('payments')
    .select('dispute')
    .where('order_id', '=', orderId)
    .where('dispute', 'in', ['open', 'lost'])
    .executeTakeFirst();
  if (disputed) throw new Refusal(disputed.dispute === 'open' ? 'disputed' : 'dispute-lost');
}

/** Before money is paid back: the service would pay it a second time if the payer wins. */
export async function requireNoOpenDispute(
  kysely: Queryable,
  from: { paymentId: number } | { receiptId: number },
): Promise<void> {
  const disputed = await kysely
    .selectFrom('payments')
    .select('id')
    .where('dispute', '=', 'open')
    .where((eb) =>
      'paymentId' in from
        ? eb('id', '=', from.paymentId)
        : eb('id', '=', eb.selectFrom('receipts').select('payment_id').where('receipts.id', '=', from.receiptId)),
    )
    .executeTakeFirst();
  if (disputed) throw new Refusal('disputed');
}
