import type { Database } from '#database/client.ts';

/** Returns true for the first caller: analytics counts an order once, however often its page is opened. */
export async function announcePurchase({ kysely }: Database, orderId: number, nowMs: number): Promise<boolean> {
  const announced = await kysely
    .updateTable('orders')
    .set({ purchase_announced_at: nowMs })
    .where('id', '=', orderId)
    .where('purchase_announced_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return announced !== undefined;
}
