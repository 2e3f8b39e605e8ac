import type { Selectable } from 'kysely';
import type { PaymentRow } from '#database/schema/orders.ts';

/** Whether money is still expected for the payment. The order of one whose time is over is closed soon after, at most half an hour later (`close-order.ts`). */
export function isPayable(payment: Pick<Selectable<PaymentRow>, 'state' | 'expires_at'>, nowMs: number): boolean {
  return payment.state === 'pending' && payment.expires_at > nowMs;
}
