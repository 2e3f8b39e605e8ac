// A step of an order's state: the only way in which one changes after it was placed.

import type { Selectable, Updateable } from 'kysely';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import {
  nextState,
  type OrderActor,
  type OrderEvent,
  type OrderState,
  type TimelineEvent,
} from '#rules/orders/order-state.ts';
import { toState } from './columns.ts';

interface Step {
  event: Exclude<OrderEvent, 'placed'>;
  actor: OrderActor;
  nowMs: number;
}

/** The order by its id. Its row is locked, so that other changes of the order wait; so this is the first statement. */
export function lockOrder(transaction: Transaction, orderId: number): Promise<Selectable<OrderRow> | undefined> {
  return transaction
    .updateTable('orders')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirst();
}

/** Every step ends the wait for money. An order that ends unpaid still counts for its network and mailbox for some time. */
function toEndedHold({ money }: OrderState): Updateable<OrderRow> {
  const isUnpaid = money === 'expired' || money === 'cancelled';
  return { session_hash: null, held_share: 0, ...(!isUnpaid && { network_hash: null, mailbox_hash: null }) };
}

/** Moves a locked order and writes its timeline; undefined, without a change, if its state does not allow the event. */
export async function moveOrder(
  transaction: Transaction,
  order: Selectable<OrderRow>,
  step: Step,
): Promise<Selectable<OrderRow> | undefined> {
  const state = nextState(toState(order), step.event);
  if (!state) return undefined;
  await noteOrderEvent(transaction, { orderId: order.id, kind: step.event, actor: step.actor, nowMs: step.nowMs });
  return transaction
    .updateTable('orders')
    .set({ money_state: state.money, goods_state: state.goods, ...toEndedHold(state), ...toInstants(order, step) })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function toInstants({ shipped_at }: Selectable<OrderRow>, { event, nowMs }: Step): Updateable<OrderRow> {
  switch (event) {
    case 'paid':
    case 'paid-late':
      return { paid_at: nowMs, closed_at: null };
    case 'shipped':
      return { shipped_at: shipped_at ?? nowMs };
    case 'delivered':
      return { delivered_at: nowMs };
    case 'packed':
      return {};
    case 'expired':
    case 'cancelled-by-buyer':
    case 'cancelled-by-merchant':
    case 'returned':
      return { closed_at: nowMs };
  }
}

interface OrderNote {
  orderId: number;
  kind: TimelineEvent;
  actor: OrderActor;
  nowMs: number;
}

export async function noteOrderEvent(
  transaction: Transaction,
  { orderId, kind, actor, nowMs }: OrderNote,
): Promise<void> {
  await transaction.insertInto('order_events').values({ order_id: orderId, kind, actor, created_at: nowMs }).execute();
}
