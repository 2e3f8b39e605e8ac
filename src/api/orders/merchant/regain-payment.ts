// Money that came back after a lost dispute: the merchant has seen it, and decides.

import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { toDisputeRefundKey } from '../stored/disputes.ts';
import { lockOrder, noteOrderEvent } from '../stored/move-order.ts';
import { listRequests } from '../stored/request-queries.ts';

export interface Regained {
  cents: number;
  /** Protocols of the requests that are to be paid back again. */
  reopened: readonly string[];
}

/** Takes back that the money was booked as paid back, also for requests. Undefined if no dispute of the order is lost. */
export function regainPayment(
  { kysely }: Database,
  { orderId, nowMs }: { orderId: number; nowMs: number },
): Promise<Regained | undefined> {
  return inTransaction(kysely, async (transaction) => {
    await lockOrder(transaction, orderId);
    const payment = await transaction
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', orderId)
      .where('dispute', '=', 'lost')
      .executeTakeFirst();
    if (!payment) return undefined;
    const refund = await transaction
      .deleteFrom('refunds')
      .where('request_key', '=', toDisputeRefundKey(payment.id))
      .returning('amount_cents')
      .executeTakeFirst();
    const cents = refund?.amount_cents ?? 0;
    const { refunded_cents: refundedCents } = await transaction
      .updateTable('payments')
      .set((eb) => ({ dispute: 'regained', refunded_cents: eb('refunded_cents', '-', cents) }))
      .where('id', '=', payment.id)
      .returning('refunded_cents')
      .executeTakeFirstOrThrow();
    await noteOrderEvent(transaction, { orderId, kind: 'dispute-regained', actor: 'merchant', nowMs });
    return { cents, reopened: await reopenRequests(transaction, { orderId, refundedCents }) };
  });
}

/** The latest requests that the money of the dispute had paid back, as far as no other refund covers them. */
async function reopenRequests(
  transaction: Transaction,
  { orderId, refundedCents }: { orderId: number; refundedCents: number },
): Promise<string[]> {
  const done = (await listRequests(transaction, orderId)).filter(
    ({ state, refund_cents: cents }) => state === 'done' && cents > 0,
  );
  let coveredCents = done.reduce((sum, { refund_cents: cents }) => sum + cents, 0);
  const reopened = [];
  for (const { id, protocol, refund_cents: cents } of done.toReversed()) {
    if (coveredCents <= refundedCents) break;
    coveredCents -= cents;
    await transaction.updateTable('requests').set({ state: 'received-back' }).where('id', '=', id).execute();
    reopened.push(protocol);
  }
  return reopened;
}
