import type { Transaction } from '#database/schema/database-schema.ts';
import { openPaymentStates } from '#rules/orders/order-lines.ts';

/** Ends the open payments of the order. One at a payment service becomes due, so that the worker cancels it there too. */
export async function endPayments(
  transaction: Transaction,
  { orderId, state, nowMs }: { orderId: number; state: 'expired' | 'cancelled'; nowMs: number },
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set((eb) => ({
      state,
      next_check_at: eb.case().when('next_check_at', 'is not', null).then(nowMs).else(null).end(),
    }))
    .where('order_id', '=', orderId)
    .where('state', 'in', openPaymentStates)
    .execute();
}
