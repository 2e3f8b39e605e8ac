// What has become of a payment at its service so that no parcel leaves without a decision of the merchant.

import type { Selectable } from 'kysely';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { PaymentRow } from '#database/schema/orders.ts';
import { Refusal } from '../refusals/refusal.ts';

/** `payment-unclear` has a status at the service that the shop does not know. */
export type PaymentHold = 'disputed' | 'dispute-lost' | 'refunded-outside' | 'payment-unclear';

const columns = ['state', 'dispute', 'refunded_outside_cents', 'unknown_status'] as const;
type HeldPayment = Pick<Selectable<PaymentRow>, (typeof columns)[number]>;

/** The gravest hold of all payments of an order; undefined if nothing is wrong. */
export function findPaymentHold(payments: readonly HeldPayment[]): PaymentHold | undefined {
  if (payments.some(({ dispute }) => dispute === 'open')) return 'disputed';
  if (payments.some(({ dispute }) => dispute === 'lost')) return 'dispute-lost';
  if (payments.some(({ refunded_outside_cents: cents }) => cents > 0)) return 'refunded-outside';
  const isUnclear = ({ state, unknown_status: status }: HeldPayment) =>
    status !== null && (state === 'pending' || state === 'paid');
  return payments.some(isUnclear) ? 'payment-unclear' : undefined;
}

/** Before goods are packed or sent: refused with the hold as its code. */
export async function requireNoHold(kysely: Queryable, orderId: number): Promise<void> {
  const hold = findPaymentHold(
    await kysely.selectFrom('payments').select(columns).where('order_id', '=', orderId).execute(),
  );
  if (hold) throw new Refusal(hold);
}
