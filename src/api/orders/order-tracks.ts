import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { OrderRow } from '#database/schema/orders.ts';
import type { OrderState } from '#rules/orders/order-state.ts';

const stateSchema = z.object({
  money: z.enum(['awaiting', 'paid', 'expired', 'cancelled', 'refund-due']),
  goods: z.enum(['held', 'packing', 'shipped', 'delivered', 'returned', 'released']),
});

/** The two tracks of a stored order. */
export function toState(order: Pick<Selectable<OrderRow>, 'money_state' | 'goods_state'>): OrderState {
  return stateSchema.parse({ money: order.money_state, goods: order.goods_state });
}
