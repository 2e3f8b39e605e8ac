import type { Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderLineRow } from '#database/schema/orders.ts';
import { isMistypedCode, type Tracking, toTracking } from '#rules/orders/tracking.ts';
import { queueOrderMail } from '../mails/queue-order-mail.ts';
import { Refusal } from '../refusals/refusal.ts';
import { lockOrder, moveOrder } from '../stored/move-order.ts';
import { requireNoHold } from '../stored/payment-hold.ts';
import { countUnsent, listUnsent } from '../stored/unsent-pieces.ts';
import { requireLink } from './require-link.ts';

export interface ShippedLine {
  /** The place of the order's line, from 0. */
  position: number;
  quantity: number;
}

interface ShipOrderInput {
  orderId: number;
  /** Empty without a code, as for a pickup. */
  code: string;
  carrier?: string | undefined;
  link?: string | undefined;
  /** What the parcel holds; all that is left if it is not given. */
  lines?: readonly ShippedLine[] | undefined;
  /** Another order goes in the same parcel. */
  isCodeShared?: boolean;
  /** The merchant has looked at a payment that is held, and sends. */
  isHoldAccepted?: boolean;
  nowMs: number;
}

/**
 * Records a parcel. The same code again changes nothing and returns false. Refused if the order is not paid, nothing of
 * it is left to send, or it has a parcel without a code and this one has none either, or its payment is held, and for a code that is
 * mistyped or another order's.
 */
export async function shipOrder(
  { kysely }: Database,
  { code, carrier, link, ...input }: ShipOrderInput,
): Promise<boolean> {
  if (link !== undefined) requireLink(link);
  if (isMistypedCode({ code, carrier })) throw new Refusal('mistyped-tracking-code');
  const tracking = toTracking({ code, carrier, link });
  return inTransaction(kysely, (transaction) => ship(transaction, input, tracking));
}

async function ship(
  transaction: Transaction,
  {
    orderId,
    lines: wanted,
    isCodeShared = false,
    isHoldAccepted = false,
    nowMs,
  }: Omit<ShipOrderInput, 'code' | 'carrier' | 'link'>,
  { carrier, code, link }: Tracking,
): Promise<boolean> {
  const order = await lockOrder(transaction, orderId);
  const known = await transaction
    .selectFrom('shipments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('tracking_code', '=', code)
    .executeTakeFirst();
  if (!order || (known && code !== '')) return false;
  if (!isHoldAccepted) await requireNoHold(transaction, orderId);
  if (!isCodeShared && carrier !== '' && code !== '') await requireOwnCode(transaction, { orderId, code });
  const rows = await transaction.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute();
  const left = listUnsent(rows);
  // Without a code, another parcel looks like the same one.
  if (known && left.length === 0) return false;
  if (known) throw new Refusal('second-parcel-without-code');
  const parcel = wanted ?? left;
  requireLeft(rows, parcel);
  // Who sends has packed.
  const packed = await moveOrder(transaction, order, { event: 'packed', actor: 'merchant', nowMs });
  if (!(await moveOrder(transaction, packed ?? order, { event: 'shipped', actor: 'merchant', nowMs })))
    throw new Refusal('cannot-be-sent');
  for (const { position, quantity } of parcel)
    await transaction
      .updateTable('order_lines')
      .set((eb) => ({ shipped_quantity: eb('shipped_quantity', '+', quantity) }))
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
  const shipment = await transaction
    .insertInto('shipments')
    .values({
      order_id: orderId,
      carrier,
      tracking_code: code,
      link,
      lines_json: JSON.stringify(parcel),
      posted_at: nowMs,
      delivered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queueOrderMail(transaction, { kind: 'order-shipped', orderId, reference: shipment.id, nowMs });
  return true;
}

/** A code without a carrier is a name such as "PACOTE-2", which many orders have. */
async function requireOwnCode(
  transaction: Transaction,
  { orderId, code }: { orderId: number; code: string },
): Promise<void> {
  const other = await transaction
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select('orders.number')
    .where('tracking_code', '=', code)
    .where('order_id', '<>', orderId)
    .executeTakeFirst();
  if (other) throw new Refusal({ code: 'tracking-code-in-use', orderNumber: other.number });
}

function requireLeft(rows: readonly Selectable<OrderLineRow>[], parcel: readonly ShippedLine[]): void {
  if (parcel.length === 0) throw new Refusal('everything-sent');
  for (const { position, quantity } of parcel) {
    const row = rows.find((candidate) => candidate.position === position);
    if (!row) throw new Refusal({ code: 'unknown-line', position });
    if (quantity < 1 || quantity > countUnsent(row))
      throw new Refusal({ code: 'more-than-unsent', name: row.name, unsent: countUnsent(row), quantity });
  }
}
