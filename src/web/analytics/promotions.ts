// Banners in the shape of analytics, and a map of those that the pages of this document have shown.

import type { PromotionEvent } from './data-layer.ts';

/** A banner of the merchant. */
export interface ShownPromotion {
  id: string;
  /** The merchant's own name of it. */
  name: string;
  /** Its title. */
  creative: string;
  /** The place of the banner. */
  slot: string;
  /** The products that it shows. */
  products?: readonly { id: number | string; name: string }[];
}

const shownById = new Map<string, PromotionEvent['ecommerce']>();

/** An event about a banner, which is also added to the map. */
export function toPromotionEvent({ id, name, creative, slot, products = [] }: ShownPromotion): PromotionEvent {
  const items = products.length > 0 ? products : [{ id: `banner-${id}`, name }];
  const promotion = {
    promotion_id: id,
    promotion_name: name,
    creative_name: creative,
    creative_slot: slot,
    items: items.map((item) => ({ item_id: String(item.id), item_name: item.name })),
  };
  shownById.set(id, promotion);
  return { event: 'view_promotion', ecommerce: promotion };
}

/** The event of a click on a link of a shown banner, whose element names it by `data-promotion`; undefined for any other link. */
export function toSelectPromotionEvent(link: Element): PromotionEvent | undefined {
  const banner = link.closest<HTMLElement>('[data-promotion]');
  const promotion = shownById.get(banner?.dataset['promotion'] ?? '');
  return promotion && { event: 'select_promotion', ecommerce: promotion };
}
