import { sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Queryable, Transaction } from '#database/schema/database-schema.ts';
import { isBoletoReminderDue } from '#rules/orders/payment-deadline.ts';
import { isUnmailed } from '../../mail/mail.ts';
import { lockOrder } from '../stored/move-order.ts';
import { queueOrderMail } from './queue-order-mail.ts';

const ordersPerStep = 50;

/**
 * Queues one mail per order that is still not paid (specification 10.17): when half of the time for its Pix is over, or on the day before
 * the last one of its boleto. Safe in several processes at once.
 */
export async function remindPayments({ kysely }: Database, nowMs: number): Promise<void> {
  let after = 0;
  for (;;) {
    const open = await listUnreminded(kysely, { after, nowMs });
    for (const { id, orderId, kind, placedMs, madeMs } of open) {
      // The database does not know the holidays of banks.
      if (kind === 'boleto' && !isBoletoReminderDue({ placedMs, madeMs, nowMs })) continue;
      await inTransaction(kysely, async (transaction) => {
        // A payment, a claim or another method at the same time waits, or has changed the order already.
        const order = await lockOrder(transaction, orderId);
        if (order?.money_state !== 'awaiting' || !(await isOpen(transaction, id))) return;
        await queueOrderMail(transaction, { kind: `${kind}-reminder`, orderId, nowMs });
      });
    }
    after = open.at(-1)?.id ?? after;
    if (open.length < ordersPerStep) return;
  }
}

function listUnreminded(kysely: Queryable, { after, nowMs }: { after: number; nowMs: number }) {
  return kysely
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'order_id as orderId', 'kind', 'placed_at as placedMs', 'payments.created_at as madeMs'])
    .where('payments.state', '=', 'pending')
    .where('payments.kind', 'in', ['pix', 'boleto'])
    .$narrowType<{ kind: 'pix' | 'boleto' }>()
    .where('br_code', '<>', '')
    .where('claimed_at', 'is', null)
    .where('expires_at', '>', nowMs)
    .where((eb) =>
      eb.or([eb('kind', '=', 'boleto'), eb(sql<number>`(payments.created_at + expires_at) / 2`, '<=', nowMs)]),
    )
    .where(isUnmailed('pix-reminder-'))
    .where(isUnmailed('boleto-reminder-'))
    .where('payments.id', '>', after)
    .orderBy('payments.id')
    .limit(ordersPerStep)
    .execute();
}

async function isOpen(transaction: Transaction, paymentId: number): Promise<boolean> {
  const payment = await transaction
    .selectFrom('payments')
    .select(['state', 'claimed_at'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return payment?.state === 'pending' && payment.claimed_at === null;
}
