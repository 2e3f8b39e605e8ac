// What is unpaid before a new order, for the limits of holds.

import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { prepareQuery } from '#database/prepared-query.ts';
import type { DatabaseSchema, Transaction } from '#database/schema/database-schema.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import type { OpenHolds } from '#rules/inventory/unpaid-holds.ts';

export interface UnpaidBuyer {
  customerId: number | null;
  sessionHash: string;
  email: string;
  document: string;
  networkHash: string | null;
  nowMs: number;
}

/** The buyer of an order that still waits for its money. */
export function toUnpaidBuyer(order: Selectable<OrderRow>, nowMs: number): UnpaidBuyer {
  const { customer_id: customerId, session_hash: sessionHash, network_hash: networkHash, email, document } = order;
  return { customerId, sessionHash: sessionHash ?? '', networkHash, email, document, nowMs };
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Exact while no other order is being placed. A guest is counted among guests, a customer among customers. */
export async function countUnpaid(transaction: Transaction, buyer: UnpaidBuyer): Promise<OpenHolds> {
  const isGuest = buyer.customerId === null;
  const { customerId, networkHash, nowMs, ...keys } = buyer;
  const values = { ...keys, customerId: customerId ?? 0, networkHash: networkHash ?? '' };
  const ago = { hourAgo: nowMs - hourMs, dayAgo: nowMs - dayMs };
  const [row] = await (isGuest ? countOfGuests : countOfCustomers)(transaction, { ...values, ...ago });
  const read = (column: keyof Counts) => Number(row?.[column] ?? 0);
  return {
    isGuest,
    ofBuyer: { orders: read('buyerOrders'), share: read('buyerShare') },
    ofNetwork: { orders: read('networkOrders'), share: read('networkShare') },
    ofEverybody: { orders: read('orders'), share: read('share') },
    ofMailbox: { lastHour: read('lastHour'), lastDay: read('lastDay') },
  };
}

interface Values extends Omit<UnpaidBuyer, 'customerId' | 'networkHash' | 'nowMs'> {
  customerId: number;
  networkHash: string;
  hourAgo: number;
  dayAgo: number;
  [name: string]: string | number;
}

/** PostgreSQL returns counts and sums as text; the sum of no rows is null. */
type Counts = Record<
  'orders' | 'share' | 'buyerOrders' | 'buyerShare' | 'networkOrders' | 'networkShare' | 'lastHour' | 'lastDay',
  string | number | null
>;

const countOfGuests = prepareCount(true);
const countOfCustomers = prepareCount(false);

function prepareCount(isGuest: boolean) {
  const eb = expressionBuilder<DatabaseSchema, 'orders'>();
  const standing = eb('customer_id', isGuest ? 'is' : 'is not', null);
  const countOf = (condition: Expression<SqlBool>) =>
    eb.fn.count<string | number>(eb.case().when(condition).then(eb.lit(1)).end());
  const shareOf = (condition: Expression<SqlBool>) =>
    eb.fn.sum<string | number | null>(eb.case().when(condition).then(eb.ref('held_share')).end());
  return prepareQuery<Values, Counts>((kysely, value) => {
    const isOfBuyer = isGuest
      ? eb.or([
          eb('session_hash', '=', value('sessionHash')),
          eb('email', '=', value('email')),
          eb('document', '=', value('document')),
        ])
      : eb('customer_id', '=', value('customerId'));
    const isOfNetwork = eb('network_hash', '=', value('networkHash'));
    const toMailbox = kysely
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<string | number>().as('orders'))
      .where('email', '=', value('email'))
      .where('paid_at', 'is', null)
      .where(standing);
    return kysely
      .selectFrom('orders')
      .select(({ fn }) => [
        fn.countAll<string | number>().as('orders'),
        fn.sum<string | number | null>('held_share').as('share'),
        countOf(isOfBuyer).as('buyerOrders'),
        shareOf(isOfBuyer).as('buyerShare'),
        countOf(isOfNetwork).as('networkOrders'),
        shareOf(isOfNetwork).as('networkShare'),
        toMailbox.where('placed_at', '>', value('hourAgo')).as('lastHour'),
        toMailbox.where('placed_at', '>', value('dayAgo')).as('lastDay'),
      ])
      .where('money_state', '=', 'awaiting')
      .where(standing);
  });
}
