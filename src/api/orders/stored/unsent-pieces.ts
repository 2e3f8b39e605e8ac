import type { Selectable } from 'kysely';
import type { OrderLineRow } from '#database/schema/orders.ts';
import type { RequestedLine } from '#rules/orders/order-request.ts';
import { listBuyerActions } from '#rules/orders/order-state.ts';
import { toState } from './columns.ts';
import type { StoredOrder } from './queries.ts';

type Line = Pick<Selectable<OrderLineRow>, 'position' | 'quantity' | 'shipped_quantity' | 'cancelled_quantity'>;

/** Pieces of a line that are still to be sent. */
export const countUnsent = ({ quantity, shipped_quantity: shipped, cancelled_quantity: cancelled }: Line): number =>
  quantity - shipped - cancelled;

export function listUnsent(rows: readonly Line[]): RequestedLine[] {
  return rows.flatMap((row) => (countUnsent(row) > 0 ? [{ position: row.position, quantity: countUnsent(row) }] : []));
}

/** Whether a part was sent, and the rest may be cancelled. */
export function isRestOpen({ order, lines }: Pick<StoredOrder, 'order' | 'lines'>): boolean {
  return (
    toState(order).goods === 'shipped' &&
    listBuyerActions(toState(order)).includes('withdraw') &&
    listUnsent(lines).length > 0
  );
}
