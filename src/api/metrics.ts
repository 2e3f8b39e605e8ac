// What an operator watches of the business. The host turns it into metrics.

import type { Queryable } from '#database/schema/database-schema.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';
import type { OrderState } from '#rules/orders/order-state.ts';
import { measureQueue } from './mail/delivery/queries.ts';

export interface BusinessMetrics {
  orders: (OrderState & { count: number })[];
  /** Payments of each kind that are waited for. */
  pendingPayments: { kind: PaymentKind; count: number; cents: number }[];
  /** What unpaid orders hold, in the unit of their limits (`rules/inventory/unpaid-holds.ts`): thousandths of all pieces of a unit. */
  heldShare: number;
  openDisputes: number;
  undecidedReceipts: number;
  mail: { waiting: number; givenUp: number; oldestSeconds: number };
}

/** One statement after the other: metrics never take more than one connection from shoppers. */
export async function readBusinessMetrics(kysely: Queryable, nowMs: number): Promise<BusinessMetrics> {
  const orders = await kysely
    .selectFrom('orders')
    .select(({ fn }) => ['money_state', 'goods_state', fn.countAll().as('count')])
    .groupBy(['money_state', 'goods_state'])
    .execute();
  const pending = await kysely
    .selectFrom('payments')
    .select(({ fn }) => ['kind', fn.countAll().as('count'), fn.sum('amount_cents').as('cents')])
    .where('state', '=', 'pending')
    .groupBy('kind')
    .execute();
  const held = await kysely
    .selectFrom('orders')
    .select(({ fn }) => fn.sum('held_share').as('share'))
    .where('money_state', '=', 'awaiting')
    .executeTakeFirst();
  const disputes = await kysely
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('dispute', '=', 'open')
    .executeTakeFirst();
  const receipts = await kysely
    .selectFrom('receipts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', 'in', ['unmatched', 'proposed'])
    .executeTakeFirst();
  const { waiting, givenUp, oldestAt = nowMs } = await measureQueue(kysely);
  return {
    orders: orders.map((row) => ({ money: row.money_state, goods: row.goods_state, count: Number(row.count) })),
    pendingPayments: pending.map(({ kind, count, cents }) => ({ kind, count: Number(count), cents: Number(cents) })),
    heldShare: Number(held?.share ?? 0),
    openDisputes: Number(disputes?.count ?? 0),
    undecidedReceipts: Number(receipts?.count ?? 0),
    mail: { waiting, givenUp, oldestSeconds: Math.max(0, nowMs - oldestAt) / 1000 },
  };
}
