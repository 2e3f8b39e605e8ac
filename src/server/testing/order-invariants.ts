// What must hold of orders, stock and coupons at any time, also after a process was killed.

import { sql } from 'kysely';
import { listUnexplainedStock } from '#api/inventory/testing/stock-queries.ts';
import type { Database } from '#database/client.ts';

const takenOf = `coalesce((select sum(delta) from stock_movements where reference = orders.number), 0)`;
const orderedOf = `(select sum(quantity) from order_lines where order_id = orders.id)`;
const usesOf = `(select count(*) from coupon_uses where coupon_uses.order_id = orders.id)`;
const paymentsOf = (state: string) =>
  `(select count(*) from payments where order_id = orders.id and state = '${state}')`;
const eventsOf = (kinds: string) => `(select count(*) from order_events where order_id = orders.id and kind ${kinds})`;

const isPaid = `(case when money_state in ('paid', 'refund-due') then 1 else 0 end)`;
const confirmations = `(select count(*) from outbox where message_id = 'payment-confirmed-' || orders.number)`;
const placedMails = `(select count(*) from outbox where message_id = 'order-placed-' || orders.number)`;
const receipts = `(select count(*) from receipts where state = 'matched'
  and payment_id in (select id from payments where order_id = orders.id))`;

/** Queries that find nothing. Lines are single products, whose pieces are what the order takes. */
const faults: Readonly<Record<string, string>> = {
  'an order has no lines': `select number from orders where ${orderedOf} is null`,
  'the lines and the freight are not the total': `select number from orders where total_cents <>
    freight_cents + (select sum(total_cents) from order_lines where order_id = orders.id)`,
  'a closed order holds stock': `select number from orders where goods_state = 'released' and ${takenOf} <> 0`,
  'an open order does not hold what it sold': `select number from orders
    where goods_state <> 'released' and ${takenOf} <> -${orderedOf}`,
  'a closed order holds a coupon': `select number from orders where goods_state = 'released' and ${usesOf} > 0`,
  'an open order does not hold its coupon once': `select number from orders
    where goods_state <> 'released' and coupon_id is not null and ${usesOf} <> 1`,
  'a coupon is not used as often as it was taken': `select code from coupons
    where used <> (select count(*) from coupon_uses where coupon_id = coupons.id and cart_id is null)`,
  'an order has not one payment in its state': `select number from orders where
    (select count(*) from payments where order_id = orders.id) <> 1
    or (money_state = 'awaiting' and ${paymentsOf('pending')} <> 1)
    or (money_state = 'expired' and ${paymentsOf('expired')} <> 1)
    or (money_state = 'cancelled' and ${paymentsOf('cancelled')} <> 1)
    or (money_state in ('paid', 'refund-due') and ${paymentsOf('paid')} <> 1)`,
  'an order was placed or closed more than once': `select number from orders
    where ${eventsOf(`= 'placed'`)} <> 1
    or ${eventsOf(`not in ('placed', 'paid')`)} <> (case when goods_state = 'released' then 1 else 0 end)`,
  'an order is not mailed once': `select number from orders where ${placedMails} <> 1`,
  'an order was not paid as often as it is': `select number from orders
    where ${eventsOf(`= 'paid'`)} <> ${isPaid} or ${confirmations} <> ${isPaid} or ${receipts} <> ${isPaid}`,
  'a key has no order': `select key_hash from idempotency_keys where order_id is null`,
  'an order has not one key': `select number from orders
    where (select count(*) from idempotency_keys where order_id = orders.id) <> 1`,
};

/** The names of what does not hold, each with the first row that shows it. */
export async function listFaults(database: Database): Promise<string[]> {
  const found = (await listUnexplainedStock(database)).map((id) => `stock of ${id} is not the sum of its movements`);
  for (const [name, query] of Object.entries(faults)) {
    const { rows } = await sql.raw(query).execute(database.kysely);
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows[0])}`);
  }
  return found;
}
