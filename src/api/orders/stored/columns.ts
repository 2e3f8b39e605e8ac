// Columns of orders, their lines and payments whose type in the database is wider than their meaning: parsed here and nowhere else.

import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type DeliveryAddress, deliveryAddressFieldsSchema } from '#contract/buying/checkout.ts';
import { type Order, orderSchema } from '#contract/buying/orders.ts';
import type { ShipmentRow } from '#database/schema/fulfilment.ts';
import type { OrderLineRow, OrderRow, PaymentRow } from '#database/schema/orders.ts';
import type { Dispute } from '#rules/orders/dispute.ts';
import { type PaymentKind, paymentKinds, type PriceReason } from '#rules/orders/order-lines.ts';
import type { OrderState } from '#rules/orders/order-state.ts';

type Columns<Row, Name extends keyof Selectable<Row>> = Pick<Selectable<Row>, Name>;

const stateSchema = z.object({
  money: z.enum(['awaiting', 'paid', 'expired', 'cancelled', 'refund-due']),
  goods: z.enum(['held', 'packing', 'shipped', 'delivered', 'returned', 'released']),
});
const kindSchema = z.enum(paymentKinds);
const disputeSchema = z.enum(['open', 'ended', 'lost', 'regained']);
const reasonsSchema = z.array(
  z.object({ kind: z.enum(['sale', 'schedule', 'kit', 'combination', 'coupon', 'cash']), cents: z.int() }),
);
const partsSchema = z.array(z.object({ name: z.string(), option: z.string(), quantity: z.int() }));
const dispatchSchema = z.object({
  cutOffHour: z.int(),
  handlingDays: z.int(),
  originState: z.string(),
  carrierDays: z.int(),
  destinationState: z.string(),
});
const storedDeliverySchema = z.object({ dispatch: dispatchSchema.optional() });
const shippedSchema = z.array(z.object({ position: z.int(), quantity: z.int() }));
const unitsSchema = z.array(z.object({ key: z.string(), quantity: z.int() }));

/** The two tracks of an order. */
export function toState(order: Columns<OrderRow, 'money_state' | 'goods_state'>): OrderState {
  return stateSchema.parse({ money: order.money_state, goods: order.goods_state });
}

export function addressOf({ address_json: json }: Columns<OrderRow, 'address_json'>): DeliveryAddress {
  return deliveryAddressFieldsSchema.parse(JSON.parse(json));
}

export function deliveryOf({ delivery_json: json }: Columns<OrderRow, 'delivery_json'>): Order['entrega'] {
  return orderSchema.shape.entrega.parse(JSON.parse(json));
}

/** How the day of delivery follows from that of the payment; missing in orders of earlier versions. */
export function dispatchOf({ delivery_json: json }: Columns<OrderRow, 'delivery_json'>) {
  return storedDeliverySchema.parse(JSON.parse(json)).dispatch;
}

export const toDeliveryColumn = (delivery: Order['entrega'], dispatch: ReturnType<typeof dispatchOf>): string =>
  JSON.stringify({ ...delivery, ...(dispatch && { dispatch }) });

/** The payment method. */
export function paymentKindOf({ kind }: Columns<PaymentRow, 'kind'>): PaymentKind {
  return kindSchema.parse(kind);
}

export function disputeOf({ dispute }: Columns<PaymentRow, 'dispute'>): Dispute | undefined {
  return dispute === null ? undefined : disputeSchema.parse(dispute);
}

/** Why a line has its price. */
export function reasonsOf({ reasons_json: json }: Columns<OrderLineRow, 'reasons_json'>): PriceReason[] {
  return reasonsSchema.parse(JSON.parse(json));
}

/** What a kit consists of. */
export function partsOf({ parts_json: json }: Columns<OrderLineRow, 'parts_json'>) {
  return partsSchema.parse(JSON.parse(json));
}

/** What a parcel holds. */
export function shippedOf({ lines_json: json }: Columns<ShipmentRow, 'lines_json'>) {
  return shippedSchema.parse(JSON.parse(json));
}

/** The units of stock in one piece of a line. */
export function unitsOf({ units_json: json }: Columns<OrderLineRow, 'units_json'>) {
  return unitsSchema.parse(JSON.parse(json));
}
