import type { Selectable } from 'kysely';
import type { Order } from '#contract/buying/orders.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import { toSaoPauloTime } from '#rules/calendar-day.ts';
import { findDeliveryPromise } from '#rules/orders/delivery-date.ts';
import { deliveryOf, dispatchOf, toState } from './columns.ts';

/** The delivery of an order that is paid at `paidAt` (specification 10.4). Orders of earlier versions keep their day. */
export function toPromisedDelivery(order: Parameters<typeof deliveryOf>[0], paidAt: number): Order['entrega'] {
  const dispatch = dispatchOf(order);
  const { previsao: earlier, ...delivery } = deliveryOf(order);
  const day = dispatch ? findDeliveryPromise({ ...dispatch, paidAt })?.deliveryDay : earlier;
  return { ...delivery, ...(day !== undefined && { previsao: day }) };
}

/** While an order waits for its money, its day is that of paying now. A day that passed before the goods left is not shown. */
export function toShownDelivery(
  order: Parameters<typeof deliveryOf>[0] & Parameters<typeof toState>[0] & Pick<Selectable<OrderRow>, 'shipped_at'>,
  nowMs: number,
): Order['entrega'] {
  if (toState(order).money === 'awaiting') return toPromisedDelivery(order, nowMs);
  const { previsao: day, ...delivery } = deliveryOf(order);
  const isKept = day !== undefined && day >= toSaoPauloTime(order.shipped_at ?? nowMs).day;
  return { ...delivery, ...(isKept && { previsao: day }) };
}
