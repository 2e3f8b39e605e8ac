import type { Selectable } from 'kysely';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { PaymentRow } from '#database/schema/orders.ts';
import { dropUnpaidMails, queueOrderMail } from '../mails/queue-order-mail.ts';
import { lockOrder } from '../stored/move-order.ts';

type DeclinedPayment = Pick<Selectable<PaymentRow>, 'id' | 'order_id' | 'review_started_at'>;

/**
 * The payment can no longer be made; the buyer can pay by another method. Mailed if its card was examined, as `payment` says: who has left
 * the page waits for the answer.
 */
export async function declinePayment(
  transaction: Transaction,
  { id, order_id: orderId, review_started_at: reviewedMs }: DeclinedPayment,
  nowMs: number,
): Promise<void> {
  const order = await lockOrder(transaction, orderId);
  const declined = await transaction
    .updateTable('payments')
    .set({ state: 'declined', next_check_at: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (!order || !declined || reviewedMs === null) return;
  await dropUnpaidMails(transaction, order);
  await queueOrderMail(transaction, { kind: 'payment-refused', orderId, reference: id, nowMs });
}
