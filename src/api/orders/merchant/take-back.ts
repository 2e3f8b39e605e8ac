import type { Selectable } from 'kysely';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderLineRow, OrderRow } from '#database/schema/orders.ts';
import type { RequestedLine } from '#rules/orders/order-request.ts';
import { isWholeReturn, toRefundCents } from '#rules/orders/order-return.ts';
import { restockUnits } from '../../inventory/return-stock.ts';
import type { WantedUnit } from '../../inventory/take-stock.ts';
import { Refusal } from '../refusals/refusal.ts';
import { unitsOf } from '../stored/columns.ts';
import { toDisputeRefundKey } from '../stored/disputes.ts';
import { moveOrder } from '../stored/move-order.ts';
import { listRequests, type StoredRequest } from '../stored/request-queries.ts';
import { listWantedUnits } from '../stored/wanted-units.ts';

interface TakeBackInput {
  request: StoredRequest;
  isRestocked: boolean;
  isPaidBack: boolean;
  nowMs: number;
}

/**
 * Takes the pieces of a request back, for a locked order: its lines, its stock, and its state once all of it is back. Returns the
 * centavos that are to be paid back: no more than came in and is not promised or paid back yet.
 */
export async function takeBack(
  transaction: Transaction,
  order: Selectable<OrderRow>,
  { request, isRestocked, isPaidBack, nowMs }: TakeBackInput,
): Promise<number> {
  const rows = await transaction.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).execute();
  if (isRestocked) {
    await restockUnits(transaction, { units: listUnitsOf(request.lines, rows), reference: request.protocol, nowMs });
  }
  if (!isPaidBack) return 0;
  for (const { position, quantity } of request.lines)
    await transaction
      .updateTable('order_lines')
      .set((eb) => ({ returned_quantity: eb('returned_quantity', '+', quantity) }))
      .where('order_id', '=', order.id)
      .where('position', '=', position)
      .execute();
  return payBack(transaction, order, { rows, pieces: request.lines, nowMs });
}

interface PayBackInput {
  /** As they were before. */
  rows: readonly Selectable<OrderLineRow>[];
  /** That came back, or will not be sent. */
  pieces: readonly RequestedLine[];
  nowMs: number;
}

/** The centavos that are due for pieces of a locked order, which is returned with the last of them. */
export async function payBack(
  transaction: Transaction,
  order: Selectable<OrderRow>,
  { rows, pieces, nowMs }: PayBackInput,
): Promise<number> {
  const lines = rows.map((row) => ({
    position: row.position,
    quantity: row.quantity,
    returnedQuantity: row.returned_quantity + row.cancelled_quantity,
    totalCents: row.total_cents,
  }));
  if (isWholeReturn(lines, pieces)) {
    const isMoved = await moveOrder(transaction, order, { event: 'returned', actor: 'merchant', nowMs });
    if (!isMoved) throw new Refusal('cannot-be-returned');
  }
  const dueCents = toRefundCents({ lines, freightCents: order.freight_cents }, pieces);
  return Math.min(dueCents, await countLeftCents(transaction, order.id));
}

/** The units of stock of pieces of an order. */
export function listUnitsOf(lines: readonly RequestedLine[], rows: readonly Selectable<OrderLineRow>[]): WantedUnit[] {
  const pieces = lines.flatMap(({ position, quantity }) => {
    const row = rows.find((line) => line.position === position);
    return row ? [{ item: { stockUses: unitsOf(row) }, quantity }] : [];
  });
  return listWantedUnits(pieces);
}

/** What came in and was neither paid back nor is to be for another request. What a lost dispute took may come back. */
async function countLeftCents(transaction: Transaction, orderId: number): Promise<number> {
  const payment = await findPaidPayment(transaction, orderId);
  if (!payment) return 0;
  const promised = (await listRequests(transaction, orderId)).filter(({ state }) => state === 'received-back');
  const promisedCents = promised.reduce((sum, { refund_cents: cents }) => sum + cents, 0);
  const disputed = await transaction
    .selectFrom('refunds')
    .select('amount_cents')
    .where('request_key', '=', toDisputeRefundKey(payment.id))
    .executeTakeFirst();
  const refundedCents = payment.refunded_cents - (disputed?.amount_cents ?? 0);
  return Math.max(0, payment.paid_cents - refundedCents - promisedCents);
}

/** The payment of an order that money came in for; undefined for an order that cost nothing. */
export function findPaidPayment(transaction: Transaction, orderId: number) {
  return transaction
    .selectFrom('payments')
    .select(['id', 'paid_cents', 'refunded_cents'])
    .where('order_id', '=', orderId)
    .where('paid_cents', '>', 0)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
