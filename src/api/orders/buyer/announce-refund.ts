import type { Database } from '#database/client.ts';
import type { GoodsState } from '#rules/orders/order-state.ts';

/** All goods are the shop's again: the order expired, was cancelled or came back. */
const takenBack: readonly GoodsState[] = ['released', 'returned'];

/** Returns true for the first caller after a counted order was taken back as a whole. */
export async function announceRefund({ kysely }: Database, orderId: number, nowMs: number): Promise<boolean> {
  const announced = await kysely
    .updateTable('orders')
    .set({ refund_announced_at: nowMs })
    .where('id', '=', orderId)
    .where('goods_state', 'in', takenBack)
    .where('purchase_announced_at', 'is not', null)
    .where('refund_announced_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return announced !== undefined;
}
