// Products in the shape of analytics, and a map of those that the pages of this document have shown.

import { toCents, toReais } from '#rules/money.ts';
import { type AnalyticsItem, type ItemEvent, pushEvent } from './data-layer.ts';
import { hidePersonal } from './personal-text.ts';

/** The fields that cards of products and of kits have in common. */
export interface ShownProduct {
  /** Kits have a prefix, because their ids overlap with those of products: `kit-7`. */
  id: number | string;
  name: string;
  /** URL of its page, by which a click is matched to a product. */
  href?: string;
  price: number;
  /** The struck-through price, if any. */
  list?: number | undefined;
  brand?: string | undefined;
  category?: string | undefined;
  variant?: string | undefined;
}

export interface ShownList {
  id: string;
  name: string;
  products: readonly ShownProduct[];
}

/** The category of kits, whose products may have several. */
export const kitCategory = 'Kits';

const shownById = new Map<string, AnalyticsItem>();
const shownByPath = new Map<string, { item: AnalyticsItem; list: Pick<ShownList, 'id' | 'name'> }>();

export function toItem({ id, name, price, list, brand, category, variant }: ShownProduct): AnalyticsItem {
  return {
    item_id: String(id),
    item_name: name,
    price,
    ...toDiscount(price, list),
    quantity: 1,
    ...(brand && { item_brand: brand }),
    ...(category && { item_category: category }),
    ...(variant && { item_variant: variant }),
  };
}

/** What a piece costs less than its list price. */
export function toDiscount(price: number, list = 0): Pick<AnalyticsItem, 'discount'> {
  return list > price ? { discount: toReais(toCents(list) - toCents(price)) } : {};
}

/** An event about the products of a list, which are also added to the map. The name of a search has what was typed. */
export function toListEvent({ id, products, ...list }: ShownList): ItemEvent {
  const name = hidePersonal(list.name);
  const items = products.map((product, index) => ({ ...toItem(product), index }));
  for (const [index, item] of items.entries()) {
    shownById.set(item.item_id, item);
    const href = products[index]?.href;
    if (href) shownByPath.set(toPath(href), { item, list: { id, name } });
  }
  return {
    event: 'view_item_list',
    ecommerce: { currency: 'BRL', item_list_id: id, item_list_name: name, items },
  };
}

export function toViewEvent(product: ShownProduct): ItemEvent {
  const item = toItem(product);
  shownById.set(item.item_id, item);
  return toItemEvent('view_item', [item]);
}

/** The event of a click on a product of a shown list; undefined for any other URL. */
export function toSelectEvent(href: string): ItemEvent | undefined {
  const shown = shownByPath.get(toPath(href));
  if (!shown) return undefined;
  const { item, list } = shown;
  return {
    event: 'select_item',
    ecommerce: { currency: 'BRL', item_list_id: list.id, item_list_name: list.name, items: [item] },
  };
}

/** The items with the sum of their prices, in reais. */
export function toItemEvent(event: ItemEvent['event'], items: readonly AnalyticsItem[]): ItemEvent {
  const cents = items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
  return { event, ecommerce: { currency: 'BRL', value: toReais(cents), items } };
}

/** Brand and category of a product that a page has shown. */
export function findShown(id: string): AnalyticsItem | undefined {
  return shownById.get(id);
}

/** Pushes the event that a shown product became a favourite. */
export function pushFavourite(productId: number): void {
  const item = findShown(String(productId));
  if (item) pushEvent(toItemEvent('add_to_wishlist', [item]));
}

function toPath(href: string): string {
  return new URL(href, 'http://shop.invalid').pathname;
}
