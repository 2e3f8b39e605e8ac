import type { Database } from '#database/client.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { OrderWord } from '#rules/orders/order-state.ts';
import { loadOrder, type StoredOrder } from '../stored/queries.ts';
import { listUnsent } from '../stored/unsent-pieces.ts';
import { toWord } from '../view/wire.ts';

export interface OrderFilter {
  /** Epoch milliseconds; `untilMs` is the first instant after the period. */
  sinceMs: number;
  untilMs: number;
  /**
   * `a-devolver`: of which money is still to be paid back; `contestado`: a payment of which is disputed; `a-decidir`: of which nothing is
   * sent before the merchant has decided.
   */
  state: OrderWord | 'a-devolver' | 'contestado' | 'a-decidir' | undefined;
}

const ordersPerStep = 200;

/** The orders that match, by the time when they were placed. */
export async function* eachOrder(
  { kysely }: Database,
  { state, sinceMs, untilMs }: OrderFilter,
  direction: 'asc' | 'desc',
): AsyncGenerator<StoredOrder> {
  for (let offset = 0; ; offset += ordersPerStep) {
    const rows = await kysely
      .selectFrom('orders')
      .selectAll()
      .where('placed_at', '>=', sinceMs)
      .where('placed_at', '<', untilMs)
      .$if(state === 'a-devolver', (query) =>
        query.where(({ eb, or }) =>
          or([
            eb('money_state', '=', 'refund-due'),
            eb('orders.id', 'in', selectWithRequestDue(kysely)),
            eb('orders.id', 'in', selectWithRefundUnderWay(kysely)),
          ]),
        ),
      )
      .$if(state === 'contestado', (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.order_id', '=', 'orders.id')
              .where('dispute', '=', 'open'),
          ),
        ),
      )
      .$if(state === 'a-decidir', (query) => query.where('goods_state', 'in', ['held', 'packing', 'shipped']))
      .orderBy('placed_at', direction)
      .orderBy('id', direction)
      .offset(offset)
      .limit(ordersPerStep)
      .execute();
    for (const row of rows) {
      const stored = await loadOrder(kysely, row);
      if (isInState(stored, state)) yield stored;
    }
    if (rows.length < ordersPerStep) return;
  }
}

/** Ids of orders with money due for pieces that came back or were not sent. */
function selectWithRequestDue(kysely: Queryable) {
  return kysely
    .selectFrom('requests')
    .select('order_id')
    .where('state', '=', 'received-back')
    .where('refund_cents', '>', 0);
}

/** Ids of orders with money that a payment service has yet to pay back. */
function selectWithRefundUnderWay(kysely: Queryable) {
  return kysely
    .selectFrom('refunds')
    .leftJoin('receipts', 'receipts.id', 'refunds.receipt_id')
    .innerJoin('payments', (join) =>
      join.on((eb) =>
        eb.or([
          eb('payments.id', '=', eb.ref('refunds.payment_id')),
          eb('payments.id', '=', eb.ref('receipts.payment_id')),
        ]),
      ),
    )
    .select('payments.order_id')
    .where('refunds.next_attempt_at', 'is not', null);
}

function isInState(stored: StoredOrder, state: OrderFilter['state']): boolean {
  if (state === 'a-devolver') return isRefundLeft(stored);
  if (state === 'a-decidir') return stored.hold !== undefined && listUnsent(stored.lines).length > 0;
  return state === undefined || state === 'contestado' || toWord(stored) === state;
}

const isRefundLeft = ({ payment, refundUnderWayCents: underWay, receipts }: StoredOrder): boolean =>
  payment.refunded_cents - underWay < payment.paid_cents || receipts.some(({ underWayCents: cents }) => cents > 0);
