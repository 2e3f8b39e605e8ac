// Payments that their payer disputes: until that has ended, the shop does not pay back.

import type { Queryable } from '#database/schema/database-schema.ts';
import { Refusal } from '../refusals/refusal.ts';

/** The key of the refund as which the money of a lost dispute is booked. */
export const toDisputeRefundKey = (paymentId: number): string => `dispute-${paymentId}`;

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
