import type { Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import { toTracking } from '#rules/orders/tracking.ts';
import { queueOrderMail } from '../mails/queue-order-mail.ts';
import { Refusal } from '../refusals/refusal.ts';
import { lockOrder, moveOrder } from '../stored/move-order.ts';
import { listUnsent } from '../stored/unsent-pieces.ts';

interface DeliverOrderInput {
  orderId: number;
  /** The parcel that arrived; all of them if it is not given. */
  code?: string | undefined;
  nowMs: number;
}

/**
 * Records that parcels arrived; the order is delivered with the last one. Returns whether it is. Refused if it has no such
 * parcel.
 */
export function deliverOrder({ kysely }: Database, { orderId, code, nowMs }: DeliverOrderInput): Promise<boolean> {
  return inTransaction(kysely, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const delivered = await transaction
      .updateTable('shipments')
      .set({ delivered_at: nowMs })
      .where('order_id', '=', orderId)
      .where('delivered_at', 'is', null)
      .$if(code !== undefined, (query) => query.where('tracking_code', '=', toTracking({ code: code ?? '' }).code))
      .returning('id')
      .execute();
    if (!order) return false;
    if (delivered.length === 0 && order.goods_state !== 'delivered')
      throw new Refusal({ code: 'no-parcel-under-way', trackingCode: code });
    return endDelivery(transaction, order, nowMs);
  });
}

/** Moves a locked order once nothing of it is to come any more; returns whether it has. */
export async function endDelivery(
  transaction: Transaction,
  order: Selectable<OrderRow>,
  nowMs: number,
): Promise<boolean> {
  if (await hasMoreToCome(transaction, order.id)) return false;
  if (!(await moveOrder(transaction, order, { event: 'delivered', actor: 'merchant', nowMs }))) return false;
  await queueOrderMail(transaction, { kind: 'order-delivered', orderId: order.id, nowMs });
  return true;
}

async function hasMoreToCome(transaction: Transaction, orderId: number): Promise<boolean> {
  const onTheWay = await transaction
    .selectFrom('shipments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  if (onTheWay) return true;
  const lines = await transaction.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute();
  return listUnsent(lines).length > 0;
}
