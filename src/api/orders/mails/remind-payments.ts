import { sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { isUnmailed } from '../../mail/mail.ts';
import { lockOrder } from '../stored/move-order.ts';
import { queueOrderMail } from './queue-order-mail.ts';

const ordersPerStep = 50;

/**
 * Queues a mail, once per order, when half of the time for its Pix is over and it is still not paid (specification 10.17). Safe in
 * several processes at once.
 */
export async function remindPayments({ kysely }: Database, nowMs: number): Promise<void> {
  let after = 0;
  for (;;) {
    const due = await kysely
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['payments.id', 'order_id as orderId'])
      .where('payments.state', '=', 'pending')
      .where('payments.kind', '=', 'pix')
      .where('br_code', '<>', '')
      .where('claimed_at', 'is', null)
      .where('expires_at', '>', nowMs)
      .where(sql<number>`(payments.created_at + expires_at) / 2`, '<=', nowMs)
      .where(isUnmailed('pix-reminder-'))
      .where('payments.id', '>', after)
      .orderBy('payments.id')
      .limit(ordersPerStep)
      .execute();
    for (const { id, orderId } of due)
      await inTransaction(kysely, async (transaction) => {
        // A payment or a claim at the same time waits, or has changed the order already.
        const order = await lockOrder(transaction, orderId);
        if (order?.money_state !== 'awaiting' || (await isClaimed(transaction, id))) return;
        await queueOrderMail(transaction, { kind: 'pix-reminder', orderId, nowMs });
      });
    after = due.at(-1)?.id ?? after;
    if (due.length < ordersPerStep) return;
  }
}

async function isClaimed(transaction: Transaction, paymentId: number): Promise<boolean> {
  const payment = await transaction
    .selectFrom('payments')
    .select('claimed_at')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return payment?.claimed_at !== null;
}
