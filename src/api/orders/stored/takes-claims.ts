import type { Selectable } from 'kysely';
import type { OrderRow, PaymentRow } from '#database/schema/orders.ts';
import { isOfDemonstration } from '../../payments/pix/receiver.ts';
import { staticPixName } from '../../payments/pix/static-pix.ts';
import { isPayable } from './is-payable.ts';

/**
 * Whether the order waits for a Pix that only a statement of the bank shows, so that its buyer may say that it was paid. No statement
 * shows a Pix of the demonstration.
 */
export function takesClaims(
  order: Pick<Selectable<OrderRow>, 'money_state'>,
  payment: Pick<Selectable<PaymentRow>, 'state' | 'expires_at' | 'adapter' | 'br_code'>,
  nowMs: number,
): boolean {
  const isWaiting = order.money_state === 'awaiting' && isPayable(payment, nowMs);
  return isWaiting && payment.adapter === staticPixName && !isOfDemonstration(payment.br_code);
}
