// Erasure of the personal data of orders (LGPD, article 16): what tax law requires stays for its term, the rest goes when the order
// has ended (specification 10.15).

import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Queryable, Transaction } from '#database/schema/database-schema.ts';
import { unsettledRequestStates } from '#rules/orders/order-request.ts';
import { isOrderOf, type OrderOwner } from './order-owner.ts';

const dayMs = 24 * 3_600_000;
/** The buyer is reached until refunds, withdrawal and exchange are over. */
const reachedMs = 30 * dayMs;
/** Whatever is forgotten in between, the contact of an order goes after half a year. */
const longestMs = 180 * dayMs;

interface Erasure extends OrderOwner {
  nowMs: number;
}

/** Marks the orders of a customer, and those that the customer placed as a guest, and erases those that have ended. */
export async function eraseOrders(transaction: Transaction, { nowMs, ...owner }: Erasure): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ erasure_asked_at: nowMs })
    .where((eb) => isOrderOf(eb, owner))
    .execute();
  await eraseEnded(transaction, nowMs);
}

/** Run every hour: the contacts of marked orders that have ended meanwhile. */
export function eraseEndedOrders({ kysely }: Database, nowMs: number): Promise<void> {
  return inTransaction(kysely, (transaction) => eraseEnded(transaction, nowMs));
}

const noContact = { email: '', phone: '', gift_note: '', network_hash: null, mailbox_hash: null };

async function eraseEnded(transaction: Transaction, nowMs: number): Promise<void> {
  const ended = await listEnded(transaction, nowMs);
  for (const { id } of ended) {
    await transaction
      .updateTable('orders')
      // No token has this hash, which is unique.
      .set({ ...noContact, token_hash: `erased-${id}`, erasure_asked_at: null })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('order_links').where('order_id', '=', id).execute();
    await transaction.updateTable('requests').set({ text: '', answer: '' }).where('order_id', '=', id).execute();
  }
}

function listEnded(kysely: Queryable, nowMs: number) {
  return kysely
    .selectFrom('orders')
    .select('id')
    .where('erasure_asked_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('money_state', 'in', ['expired', 'cancelled']),
        eb('placed_at', '<=', nowMs - longestMs),
        eb.and([
          eb(eb.fn.coalesce('closed_at', 'delivered_at'), '<=', nowMs - reachedMs),
          eb.not(
            eb.exists(
              eb
                .selectFrom('requests')
                .select('requests.id')
                .whereRef('requests.order_id', '=', 'orders.id')
                .where('requests.state', 'in', unsettledRequestStates),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
}
