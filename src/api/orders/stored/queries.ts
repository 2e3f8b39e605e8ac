import type { Selectable } from 'kysely';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { ReceiptRow, ShipmentRow } from '#database/schema/fulfilment.ts';
import type { OrderEventRow, OrderLineRow, OrderRow, PaymentRow } from '#database/schema/orders.ts';
import { parseOrderNumber } from '#rules/orders/order-number.ts';
import { hashSecretToken } from '../../http/secret-token.ts';
import { type StoredContract, listContracts } from './contract-queries.ts';
import { findPaymentHold, type PaymentHold } from './payment-hold.ts';
import { listRequests, type StoredRequest } from './request-queries.ts';

export interface StoredOrder {
  order: Selectable<OrderRow>;
  lines: readonly Selectable<OrderLineRow>[];
  events: readonly Selectable<OrderEventRow>[];
  /** The one that was paid, else the latest one. */
  payment: Selectable<PaymentRow>;
  /** What of the payment's `refunded_cents` the service has yet to pay back. */
  refundUnderWayCents: number;
  /** Money that came in for it, the first one first. */
  receipts: readonly StoredReceipt[];
  /** The gravest of all payments of the order. */
  hold: PaymentHold | undefined;
  requests: readonly StoredRequest[];
  shipments: readonly Selectable<ShipmentRow>[];
  /** None for orders from before copies were stored. */
  contracts: readonly StoredContract[];
}

interface StoredReceipt extends Pick<Selectable<ReceiptRow>, (typeof receiptColumns)[number]> {
  /** What of its `refunded_cents` the service has yet to pay back. */
  underWayCents: number;
}

/** Not what the bank says of the payer. */
const receiptColumns = ['state', 'reason', 'amount_cents', 'used_cents', 'refunded_cents'] as const;

/** Who asks for an order. */
export interface OrderReader {
  /** As people type it. */
  number: string;
  customerId: number | null | undefined;
  token: string | undefined;
}

/**
 * Undefined unless the order is the customer's, or the token is that of a link to it. One query decides, so that another's order takes
 * as long as one that does not exist.
 */
export async function findOrderRow(
  kysely: Queryable,
  { number: typed, customerId, token }: OrderReader,
): Promise<Selectable<OrderRow> | undefined> {
  const number = parseOrderNumber(typed);
  if (number === undefined) return undefined;
  const tokenHash = hashSecretToken(token ?? '');
  return kysely
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where((eb) =>
      eb.or([
        ...(customerId ? [eb('customer_id', '=', customerId)] : []),
        eb('token_hash', '=', tokenHash),
        eb.exists(
          eb
            .selectFrom('order_links')
            .select('order_links.id')
            .whereRef('order_links.order_id', '=', 'orders.id')
            .where('order_links.token_hash', '=', tokenHash),
        ),
      ]),
    )
    .executeTakeFirst();
}

/** Any order, for the merchant, by its number as it is stored. */
export function findOrderByNumber(kysely: Queryable, number: string): Promise<Selectable<OrderRow> | undefined> {
  return kysely.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
}

export async function loadOrderById(kysely: Queryable, id: number): Promise<StoredOrder> {
  const order = await kysely.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return loadOrder(kysely, order);
}

export async function loadOrder(kysely: Queryable, order: Selectable<OrderRow>): Promise<StoredOrder> {
  const lines = await kysely
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const events = await kysely
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const payments = await listPayments(kysely, order.id);
  const [found] = payments;
  if (!found) throw new Error('an order has no payment');
  const { under_way_cents: underWayCents, ...payment } = found;
  const receipts = await kysely
    .selectFrom('receipts')
    .select(receiptColumns)
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select(({ fn }) => fn.sum('amount_cents').as('cents'))
        .whereRef('refunds.receipt_id', '=', 'receipts.id')
        .where('next_attempt_at', 'is not', null)
        .as('under_way_cents'),
    )
    .where(
      'payment_id',
      'in',
      payments.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const shipments = await kysely
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const contracts = await listContracts(kysely, order.id);
  return {
    order,
    lines,
    events,
    payment,
    refundUnderWayCents: Number(underWayCents ?? 0),
    receipts: receipts.map(({ under_way_cents: cents, ...receipt }) => ({
      ...receipt,
      underWayCents: Number(cents ?? 0),
    })),
    hold: findPaymentHold(payments),
    shipments,
    contracts,
    requests: await listRequests(kysely, order.id),
  };
}

/** The one that was paid first, then the latest one. */
function listPayments(kysely: Queryable, orderId: number) {
  return kysely
    .selectFrom('payments')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select(({ fn }) => fn.sum('amount_cents').as('cents'))
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .where('next_attempt_at', 'is not', null)
        .as('under_way_cents'),
    )
    .where('order_id', '=', orderId)
    .orderBy((eb) => eb.case().when('state', '=', 'paid').then(0).else(1).end())
    .orderBy('id', 'desc')
    .execute();
}
