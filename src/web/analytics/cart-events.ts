import type { AnalyticsItem, ItemEvent } from './data-layer.ts';
import { findShown, toItemEvent } from './items.ts';

/** The fields of a cart line that analytics needs. */
export interface CountedLine {
  /** JSON with `tipo` and `idProduto`, which identify a line. */
  identity: string;
  name: string;
  attribute?: string;
  price: number;
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

/** An event of the checkout; `choice` is what the buyer has chosen by it. */
export function toCheckoutEvent(
  name: CheckoutEventName,
  lines: readonly CountedLine[],
  choice: Pick<ItemEvent['ecommerce'], 'coupon' | 'shipping_tier' | 'payment_type'>,
): ItemEvent {
  const { event, ecommerce } = toItemEvent(name, lines.map(toCartItem));
  return { event, ecommerce: { ...ecommerce, ...choice } };
}

/** Lines of `to` with the quantity by which they exceed `from`. */
function listGrowth(from: readonly CountedLine[], to: readonly CountedLine[]): AnalyticsItem[] {
  const quantities = new Map(from.map((line) => [line.identity, line.quantity]));
  return to
    .map((line) => ({ ...line, quantity: line.quantity - (quantities.get(line.identity) ?? 0) }))
    .filter((line) => line.quantity > 0)
    .map(toCartItem);
}

function toCartItem({ identity, name, attribute, price, quantity }: CountedLine): AnalyticsItem {
  const number = /"idProduto":"?(\d+)/.exec(identity)?.[1] ?? '';
  const id = identity.includes('"tipo":"lista"') ? `kit-${number}` : number;
  const shown = findShown(id);
  return {
    ...(shown?.item_brand && { item_brand: shown.item_brand }),
    ...(shown?.item_category && { item_category: shown.item_category }),
    item_id: id,
    item_name: name,
    price,
    quantity,
    ...(attribute && { item_variant: attribute }),
  };
}
