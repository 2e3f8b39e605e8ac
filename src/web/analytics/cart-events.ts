import type { AnalyticsItem, ItemEvent } from './data-layer.ts';
import { kitCategory, toDiscount, toItemEvent } from './items.ts';

/** The fields of a cart line that analytics needs. */
export interface CountedLine {
  /** JSON with `tipo` and `idProduto`, which identify a line. */
  identity: string;
  name: string;
  attribute?: string;
  brand?: string;
  category?: string;
  price: number;
  /** The struck-through price, if any. */
  list?: number;
  quantity: number;
}

/** The events for what was added to and removed from the cart between two states. */
export function toCartEvents(before: readonly CountedLine[], after: readonly CountedLine[]): ItemEvent[] {
  const added = listGrowth(before, after);
  const removed = listGrowth(after, before);
  return [
    ...(added.length > 0 ? [toItemEvent('add_to_cart', added)] : []),
    ...(removed.length > 0 ? [toItemEvent('remove_from_cart', removed)] : []),
  ];
}

export function toViewCartEvent(lines: readonly CountedLine[]): ItemEvent {
  return toItemEvent('view_cart', lines.map(toCartItem));
}

type CheckoutEventName = 'begin_checkout' | 'add_shipping_info' | 'add_payment_info';
export type CheckoutChoice = Pick<ItemEvent['ecommerce'], 'shipping_tier' | 'payment_type'>;

export interface BegunCheckout {
  lines: readonly CountedLine[];
  coupon: string | undefined;
}

/** An event of the checkout; `choice` is what the buyer has chosen by it. */
export function toCheckoutEvent(
  name: CheckoutEventName,
  { lines, coupon }: BegunCheckout,
  choice: CheckoutChoice = {},
): ItemEvent {
  const { event, ecommerce } = toItemEvent(name, lines.map(toCartItem));
  return { event, ecommerce: { ...ecommerce, ...(coupon !== undefined && { coupon }), ...choice } };
}

/** Lines of `to` with the quantity by which they exceed `from`. */
function listGrowth(from: readonly CountedLine[], to: readonly CountedLine[]): AnalyticsItem[] {
  const quantities = new Map(from.map((line) => [line.identity, line.quantity]));
  return to
    .map((line) => ({ ...line, quantity: line.quantity - (quantities.get(line.identity) ?? 0) }))
    .filter((line) => line.quantity > 0)
    .map(toCartItem);
}

function toCartItem(line: CountedLine): AnalyticsItem {
  const { identity, name, attribute, brand, price, list, quantity } = line;
  const number = /"idProduto":"?(\d+)/.exec(identity)?.[1] ?? '';
  const isKit = identity.includes('"tipo":"lista"');
  const category = isKit ? kitCategory : line.category;
  return {
    item_id: isKit ? `kit-${number}` : number,
    item_name: name,
    ...(brand && { item_brand: brand }),
    ...(category && { item_category: category }),
    price,
    ...toDiscount(price, list),
    quantity,
    ...(attribute && { item_variant: attribute }),
  };
}
