// What is left of an order that was sent in part is not sent: it is on sale again, and paid back.

import { randomInt } from 'node:crypto';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { createProtocol } from '#rules/orders/order-request.ts';
import { findAnswerDueDay } from '#rules/orders/withdrawal.ts';
import { restockUnits } from '../../inventory/return-stock.ts';
import { queueOrderMail } from '../mails/queue-order-mail.ts';
import { Refusal } from '../refusals/refusal.ts';
import { lockOrder, noteOrderEvent } from '../stored/move-order.ts';
import { type StoredRequest, toStoredRequest } from '../stored/request-queries.ts';
import { listUnsent } from '../stored/unsent-pieces.ts';
import { endDelivery } from './deliver-order.ts';
import { listUnitsOf, payBack } from './take-back.ts';

interface CancelRestInput {
  orderId: number;
  actor: 'buyer' | 'merchant';
  /** What the merchant writes to the buyer. */
  answer?: string | undefined;
  nowMs: number;
}

/**
 * Cancels the pieces that were not sent, as a request with what is to be paid back for them; `finishRequest` ends it. The order is
 * delivered if all its parcels are there. Refused if nothing was sent yet, or nothing is left.
 */
export function cancelRest(
  { kysely }: Database,
  { orderId, actor, answer = '', nowMs }: CancelRestInput,
): Promise<StoredRequest> {
  return inTransaction(kysely, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const rows = await transaction.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute();
    const pieces = listUnsent(rows);
    if (order?.shipped_at === null) throw new Refusal('nothing-sent');
    if (!order || pieces.length === 0) throw new Refusal('nothing-unsent');
    for (const { position, quantity } of pieces)
      await transaction
        .updateTable('order_lines')
        .set((eb) => ({ cancelled_quantity: eb('cancelled_quantity', '+', quantity) }))
        .where('order_id', '=', orderId)
        .where('position', '=', position)
        .execute();
    await noteOrderEvent(transaction, { orderId, kind: `rest-cancelled-by-${actor}`, actor, nowMs });
    const protocol = createProtocol((limit) => randomInt(limit));
    await restockUnits(transaction, { units: listUnitsOf(pieces, rows), reference: protocol, nowMs });
    const dueCents = await payBack(transaction, order, { rows, pieces, nowMs });
    const row = await transaction
      .insertInto('requests')
      .values({
        order_id: orderId,
        kind: 'cancellation',
        protocol,
        state: dueCents > 0 ? 'received-back' : 'done',
        lines_json: JSON.stringify(pieces),
        text: '',
        answer: answer.trim(),
        refund_cents: dueCents,
        received_at: nowMs,
        due_day: findAnswerDueDay(nowMs),
        decided_at: nowMs,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const reference = `${protocol}-${row.state}`;
    await queueOrderMail(transaction, { kind: 'request-decided', orderId, protocol, reference, nowMs });
    // Its state may have changed above.
    const changed = await lockOrder(transaction, orderId);
    if (changed) await endDelivery(transaction, changed, nowMs);
    return toStoredRequest(row);
  });
}
