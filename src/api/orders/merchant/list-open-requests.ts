import type { Queryable } from '#database/schema/database-schema.ts';
import { unsettledRequestStates } from '#rules/orders/order-request.ts';
import { type StoredRequest, toStoredRequest } from '../stored/request-queries.ts';

interface ListedRequest {
  request: StoredRequest;
  /** As it is stored. */
  orderNumber: string;
  name: string;
  /** What of the order's money was not paid back. */
  leftCents: number;
  isDisputed: boolean;
}

/** The requests that wait for a decision of the shop, or all of them; the oldest first. */
export async function listOpenRequests(kysely: Queryable, hasAll: boolean): Promise<ListedRequest[]> {
  const rows = await kysely
    .selectFrom('requests')
    .innerJoin('orders', 'orders.id', 'requests.order_id')
    .selectAll('requests')
    .select(['orders.number', 'orders.name'])
    .select((eb) =>
      eb
        .selectFrom('payments')
        .select('payments.id')
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('dispute', '=', 'open')
        .orderBy('payments.id')
        .limit(1)
        .as('disputed'),
    )
    .select((eb) =>
      eb
        .selectFrom('payments')
        .select((ofOrder) => ofOrder.fn.max(ofOrder('paid_cents', '-', ofOrder.ref('refunded_cents'))).as('cents'))
        .whereRef('payments.order_id', '=', 'orders.id')
        .as('leftCents'),
    )
    .$if(!hasAll, (query) => query.where('requests.state', 'in', unsettledRequestStates))
    .orderBy('requests.id')
    .execute();
  return rows.map(({ number, name, leftCents, disputed, ...row }) => ({
    request: toStoredRequest(row),
    orderNumber: number,
    name,
    leftCents: Number(leftCents),
    isDisputed: disputed !== null,
  }));
}
