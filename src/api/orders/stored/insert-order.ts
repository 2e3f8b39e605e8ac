import type { Insertable, Selectable } from 'kysely';
import { prepareQuery } from '#database/prepared-query.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderEventRow, OrderLineRow, OrderRow, PaymentRow } from '#database/schema/orders.ts';
import { nextState } from '#rules/orders/order-state.ts';
import type { StoredOrder } from './queries.ts';

export interface NewOrder {
  order: Omit<Insertable<OrderRow>, 'money_state' | 'goods_state' | 'version'>;
  lines: readonly Omit<Insertable<OrderLineRow>, 'order_id' | 'position'>[];
  payment: Omit<Insertable<PaymentRow>, 'order_id' | 'state' | 'created_at'>;
}

/** Inserts the order with its lines, its first event and its open payment, and returns these rows. */
export async function insertOrder(transaction: Transaction, { order, lines, payment }: NewOrder): Promise<StoredOrder> {
  const state = nextState(undefined, 'placed');
  if (!state) throw new Error('an order cannot be placed');
  const orderRow = await transaction
    .insertInto('orders')
    .values({ ...order, money_state: state.money, goods_state: state.goods, version: 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id, placed_at: createdAt } = orderRow;
  const lineRows = await transaction
    .insertInto('order_lines')
    .values(lines.map((line, position) => ({ ...line, order_id: id, position })))
    .returningAll()
    .execute();
  const eventRows = await insertPlacedEvent(transaction, { orderId: id, nowMs: createdAt });
  const paymentRow = await transaction
    .insertInto('payments')
    .values({ ...payment, order_id: id, state: 'pending', created_at: createdAt })
    .returningAll()
    .executeTakeFirstOrThrow();
  // No database promises the order of returned rows.
  const sortedLines = lineRows.toSorted((one, other) => one.position - other.position);
  return {
    order: orderRow,
    lines: sortedLines,
    events: eventRows,
    payment: paymentRow,
    refundUnderWayCents: 0,
    receipts: [],
    hold: undefined,
    shipments: [],
    requests: [],
    contracts: [],
  };
}

const insertPlacedEvent = prepareQuery<{ orderId: number; nowMs: number }, Selectable<OrderEventRow>>((kysely, value) =>
  kysely
    .insertInto('order_events')
    .values({ order_id: value('orderId'), kind: 'placed', actor: 'buyer', created_at: value('nowMs') })
    .returning(['id', 'order_id', 'kind', 'actor', 'created_at']),
);
