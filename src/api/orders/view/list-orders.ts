import type { Selectable } from 'kysely';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { OrderLineRow, OrderRow } from '#database/schema/orders.ts';
import type { PageWindow } from '../../http/page-window.ts';

export interface ListedOrder {
  order: Selectable<OrderRow>;
  lines: readonly Selectable<OrderLineRow>[];
}

/** A page of the customer's orders, the newest first, and how many there are. */
export async function listOrders(
  kysely: Queryable,
  customerId: number,
  { offset, limit }: PageWindow,
): Promise<{ orders: ListedOrder[]; total: number }> {
  const ofCustomer = kysely.selectFrom('orders').where('customer_id', '=', customerId);
  const { total } = await ofCustomer
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const orders = await ofCustomer
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const ids = orders.map(({ id }) => id);
  const lines =
    ids.length === 0
      ? []
      : await kysely
          .selectFrom('order_lines')
          .selectAll()
          .where('order_id', 'in', ids)
          .orderBy('order_id')
          .orderBy('position')
          .execute();
  return {
    total: Number(total),
    orders: orders.map((order) => ({ order, lines: lines.filter(({ order_id: id }) => id === order.id) })),
  };
}
