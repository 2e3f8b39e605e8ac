import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { lockOrder, moveOrder } from '../stored/move-order.ts';
import { requireNoHold } from '../stored/payment-hold.ts';

/**
 * From now on the buyer cannot correct the address. False if the order is not paid, or packed already. Refused if its payment is
 * held.
 */
export function packOrder(
  { kysely }: Database,
  { orderId, nowMs }: { orderId: number; nowMs: number },
): Promise<boolean> {
  return inTransaction(kysely, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    await requireNoHold(transaction, orderId);
    const packed = order && (await moveOrder(transaction, order, { event: 'packed', actor: 'merchant', nowMs }));
    return packed !== undefined;
  });
}
