// Analytics: events for the scripts that the merchant adds and the visitor allows. This file: the data layer itself.
// Events are pushed into an array of the page and never sent anywhere by us (specification 7).

import type { ConsentGrants } from './consent-mode.ts';

/** GA4's shape of a product. Prices in reais. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
  /** Of one piece, after the discount. */
  price: number;
  /** What one piece costs less than its list price. */
  discount?: number;
  /** The code, if it has lowered the price. */
  coupon?: string;
  quantity: number;
  /** Index in the list, from 0. */
  index?: number;
}

type ItemEventName =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'add_to_wishlist'
  | 'purchase'
  | 'refund';

export interface ItemEvent {
  event: ItemEventName;
  ecommerce: {
    currency: 'BRL';
    /** The sum of the items, without freight. */
    value?: number;
    item_list_id?: string;
    item_list_name?: string;
    /** The number of an order. */
    transaction_id?: string;
    shipping?: number;
    tax?: number;
    coupon?: string;
    /** The name of the delivery. */
    shipping_tier?: string;
    payment_type?: string;
    items: readonly AnalyticsItem[];
  };
}

/** A banner that was shown or followed, and the products that it shows; one without any is its own item, since GA4 requires one. */
export interface PromotionEvent {
  event: 'view_promotion' | 'select_promotion';
  ecommerce: {
    promotion_id: string;
    promotion_name: string;
    creative_name: string;
    creative_slot: string;
    items: readonly Pick<AnalyticsItem, 'item_id' | 'item_name'>[];
  };
}

export type ShopEvent =
  | ItemEvent
  | PromotionEvent
  | { event: 'page_view'; page_location: string; page_title: string; page_type: string; shop: string }
  | { event: 'search'; search_term: string }
  | { event: 'login' | 'sign_up'; method: 'password' }
  /** For triggers: the command of Consent Mode precedes it, and is no event. */
  | ({ event: 'consent_update' } & ConsentGrants)
  | { event: 'campaign'; [name: string]: string }
  /** SHA-256 in hex; only after consent to marketing. */
  | { event: 'user_data'; user_hash: Readonly<Record<string, string>> };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const listeners = new Set<(name: string) => void>();
const seen = new Set<string>();

/** Pushes an event. It must contain no personal data beyond the fields of its type. */
export function pushEvent(event: ShopEvent): void {
  window.dataLayer ??= [];
  // Tag managers merge events: the `ecommerce` object of the previous event must not leak into this one.
  if ('ecommerce' in event) window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push(event);
  seen.add(event.event);
  for (const listen of listeners) listen(event.event);
}

/** Calls back once when an event of the name is pushed, immediately if one was pushed before. */
export function whenPushed(name: string, callback: () => void): () => void {
  const listen = (pushed: string) => {
    if (pushed !== name) return;
    listeners.delete(listen);
    callback();
  };
  listeners.add(listen);
  if (seen.has(name)) listen(name);
  return () => listeners.delete(listen);
}
