// Columns of orders and their lines that hold JSON: parsed here and nowhere else.

import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type DeliveryAddress, deliveryAddressFieldsSchema } from '#contract/buying/checkout.ts';
import { type Order, orderSchema } from '#contract/buying/orders.ts';
import type { ShipmentRow } from '#database/schema/fulfilment.ts';
import type { OrderLineRow, OrderRow } from '#database/schema/orders.ts';
import { type PriceReason, priceReasonKinds } from '#rules/orders/order-lines.ts';
import type { OrderState } from '#rules/orders/order-state.ts';

type Columns<Row, Name extends keyof Selectable<Row>> = Pick<Selectable<Row>, Name>;

const reasonsSchema = z.array(z.object({ kind: z.enum(priceReasonKinds), cents: z.int() }));
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
export function toState({
  money_state: money,
  goods_state: goods,
}: Columns<OrderRow, 'money_state' | 'goods_state'>): OrderState {
  return { money, goods };
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
