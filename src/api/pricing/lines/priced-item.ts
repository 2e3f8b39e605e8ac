import type { CartItem } from '#contract/cart.ts';

/** A cart line's product or kit with its current texts, price and the stock that one unit uses. */
export interface PricedItem {
  name: string;
  sku: string;
  /** Path of its page. */
  path: string;
  /** Absolute URLs, or `""`. */
  pictureUrl: string;
  originalPictureUrl: string;
  priceCents: number;
  /** 0 when there is no "from" price. */
  listPriceCents: number;
  attributes: CartItem['atributos'];
  /** The parts of a kit; empty for products. */
  parts: readonly PricedPart[];
  stockUses: readonly StockUse[];
}

export interface PricedPart {
  name: string;
  /** Label of the simple value, or `""`. */
  option: string;
  quantity: number;
}

/** `key` identifies a stock, which kits and single products share. */
export interface StockUse {
  key: string;
  stock: number;
  quantity: number;
}
