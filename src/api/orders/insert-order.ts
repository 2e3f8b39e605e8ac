import type { Insertable, Transaction } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import type { OrderLineRow, OrderRow, PaymentRow } from '#database/schema/orders.ts';
import { nextState } from '#rules/orders/order-state.ts';

export interface NewOrder {
  order: Omit<Insertable<OrderRow>, 'money_state' | 'goods_state' | 'version'>;
  lines: readonly Omit<Insertable<OrderLineRow>, 'order_id' | 'position'>[];
  payment: Omit<Insertable<PaymentRow>, 'order_id' | 'state' | 'created_at'>;
}

/** Inserts the order with its lines, its first event and its open payment; returns its id. */
export async function insertOrder(
  transaction: Transaction<DatabaseSchema>,
  { order, lines, payment }: NewOrder,
): Promise<number> {
  const state = nextState(undefined, 'placed');
  if (!state) throw new Error('an order cannot be placed');
  const { id } = await transaction
    .insertInto('orders')
    .values({ ...order, money_state: state.money, goods_state: state.goods, version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('order_lines')
    .values(lines.map((line, position) => ({ ...line, order_id: id, position })))
    .execute();
  const createdAt = order.placed_at;
  await transaction
    .insertInto('order_events')
    .values({ order_id: id, kind: 'placed', actor: 'buyer', created_at: createdAt })
    .execute();
  await transaction
    .insertInto('payments')
    .values({ ...payment, order_id: id, state: 'pending', created_at: createdAt })
    .execute();
  return id;
}
