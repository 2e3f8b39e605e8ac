// What is unpaid before a new order, for the limits of holds.

import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { prepareQuery } from '#database/prepared-query.ts';
import type { DatabaseSchema, Transaction } from '#database/schema/database-schema.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import type { OpenHolds } from '#rules/inventory/unpaid-holds.ts';
import { hasPaid } from '../../pricing/promotions/has-paid.ts';

export interface UnpaidBuyer {
  customerId: number | null;
  sessionHash: string | null;
  /** What a guest has typed, who may be known by it; null of a customer, who is known by the account. */
  document: string | null;
  mailboxHash: string | null;
  networkHash: string | null;
  /** An order that does not count. */
  exceptOrderId?: number;
  nowMs: number;
}

/** The buyer of an order that still waits for its money, with what is unpaid besides. */
export function toUnpaidBuyer(order: Selectable<OrderRow>, nowMs: number): UnpaidBuyer {
  return {
    customerId: order.customer_id,
    sessionHash: order.session_hash,
    document: order.customer_id === null ? order.document : null,
    networkHash: order.network_hash,
    mailboxHash: order.mailbox_hash,
    exceptOrderId: order.id,
    nowMs,
  };
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Exact while no other order is being placed. */
export async function countUnpaid(
  transaction: Transaction,
  { exceptOrderId = 0, nowMs, ...buyer }: UnpaidBuyer,
): Promise<OpenHolds> {
  const ago = { hourAgo: nowMs - hourMs, dayAgo: nowMs - dayMs };
  const [row] = await count(transaction, { ...buyer, ...ago, exceptOrderId });
  const read = (column: keyof Counts) => Number(row?.[column] ?? 0);
  return {
    isNewBuyer: !row?.hasPaid,
    ofBuyer: { orders: read('buyerOrders'), share: read('buyerShare') },
    ofNetwork: { orders: read('networkOrders') + read('closedOfNetwork'), share: read('networkShare') },
    ofNewBuyers: { orders: read('newOrders'), share: read('newShare') },
    ofMailbox: { lastHour: read('lastHour'), lastDay: read('lastDay') },
  };
}

interface Values extends Omit<Required<UnpaidBuyer>, 'nowMs'> {
  hourAgo: number;
  dayAgo: number;
  [name: string]: string | number | null;
}

/** PostgreSQL returns counts and sums as text; the sum of no rows is null. */
type Counts = Record<
  'hasPaid' | `${'buyer' | 'network' | 'new'}${'Orders' | 'Share'}` | 'closedOfNetwork' | 'lastHour' | 'lastDay',
  string | number | boolean | null
>;

const count = prepareQuery<Values, Counts>((kysely, value) => {
  const eb = expressionBuilder<DatabaseSchema, 'orders'>();
  const countOf = (condition: Expression<SqlBool>) =>
    eb.fn.count<string | number>(eb.case().when(condition).then(eb.lit(1)).end());
  const shareOf = (condition: Expression<SqlBool>) =>
    eb.fn.sum<string | number | null>(eb.case().when(condition).then(eb.ref('held_share')).end());
  const isOfNetwork = eb('network_hash', '=', value('networkHash'));
  const isOfBuyer = eb.or([
    eb('customer_id', '=', value('customerId')),
    eb('session_hash', '=', value('sessionHash')),
    // Others can type them too, but seldom from the same network.
    eb.and([
      isOfNetwork,
      eb.or([eb('document', '=', value('document')), eb('mailbox_hash', '=', value('mailboxHash'))]),
    ]),
  ]);
  const isOfNewBuyer = eb('of_new_buyer', '=', 1);
  const counted = kysely
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string | number>().as('orders'))
    .where('id', '<>', value('exceptOrderId'));
  const ofMailbox = counted.where('mailbox_hash', '=', value('mailboxHash'));
  return kysely
    .selectFrom('orders')
    .select([
      hasPaid(value('customerId')).as('hasPaid'),
      countOf(isOfBuyer).as('buyerOrders'),
      shareOf(isOfBuyer).as('buyerShare'),
      countOf(eb.and([isOfNetwork, isOfNewBuyer])).as('networkOrders'),
      shareOf(eb.and([isOfNetwork, isOfNewBuyer])).as('networkShare'),
      countOf(isOfNewBuyer).as('newOrders'),
      shareOf(isOfNewBuyer).as('newShare'),
      counted
        .where('network_hash', '=', value('networkHash'))
        .where('of_new_buyer', '=', 1)
        .where('money_state', '<>', 'awaiting')
        .where('placed_at', '>', value('hourAgo'))
        .as('closedOfNetwork'),
      ofMailbox.where('placed_at', '>', value('hourAgo')).as('lastHour'),
      ofMailbox.where('placed_at', '>', value('dayAgo')).as('lastDay'),
    ])
    .where('money_state', '=', 'awaiting')
    .where('id', '<>', value('exceptOrderId'));
});
