import type { Selectable } from 'kysely';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import { deliveryOf, dispatchOf, toDeliveryColumn } from '../stored/columns.ts';
import { toPromisedDelivery } from '../stored/promised-delivery.ts';

/** The day of delivery counts from the payment (specification 10.4). */
export async function promiseDelivery(
  transaction: Transaction,
  order: Selectable<OrderRow>,
  { event, paidAt }: { event: 'paid' | 'paid-late'; paidAt: number },
): Promise<void> {
  const dispatch = dispatchOf(order);
  const promised = toPromisedDelivery(order, paidAt);
  // An order of an earlier version was promised a day for a payment in time, and does not know how to count anew.
  if (!dispatch && event === 'paid-late') delete promised.previsao;
  if (promised.previsao === deliveryOf(order).previsao) return;
  await transaction
    .updateTable('orders')
    .set({ delivery_json: toDeliveryColumn(promised, dispatch) })
    .where('id', '=', order.id)
    .execute();
}
