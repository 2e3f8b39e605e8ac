// Money that came back after a lost dispute: the merchant has seen it, and decides.

import type { Database } from '#database/client.ts';
import { withRetry } from '../../http/database-errors.ts';
import { toDisputeRefundKey } from '../stored/disputes.ts';
import { lockOrder, noteOrderEvent } from '../stored/move-order.ts';

interface Regaining {
  orderId: number;
  nowMs: number;
}

/** Takes back that the money was booked as paid back. Undefined if no dispute of the order is lost, else what is in again. */
export function regainPayment({ kysely }: Database, { orderId, nowMs }: Regaining): Promise<number | undefined> {
  return withRetry(() =>
    kysely.transaction().execute(async (transaction) => {
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
      await transaction
        .updateTable('payments')
        .set((eb) => ({ dispute: 'regained', refunded_cents: eb('refunded_cents', '-', cents) }))
        .where('id', '=', payment.id)
        .execute();
      await noteOrderEvent(transaction, { orderId, kind: 'dispute-regained', actor: 'merchant', nowMs });
      return cents;
    }),
  );
}
