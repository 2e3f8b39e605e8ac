import type { CartItem } from '#contract/cart.ts';

/** A cart line's product or kit as it is sold now: its texts, its price and the stock that one unit takes. */
export interface PricedItem {
  name: string;
  sku: string;
  /** Address inside the shop. */
  path: string;
  /** Absolute, or `""`. */
  pictureUrl: string;
  priceCents: number;
  /** 0 when there is no "from" price. */
  listPriceCents: number;
  attributes: CartItem['atributos'];
  /** Of a kit; empty for products. */
  parts: readonly PricedPart[];
  stockUses: readonly StockUse[];
}

export interface PricedPart {
  name: string;
  /** Label of the simple value, or `""`. */
  option: string;
  quantity: number;
}

/** `key` names one pile of stock, so that kits and single products share it. */
export interface StockUse {
  key: string;
  stock: number;
  quantity: number;
}
