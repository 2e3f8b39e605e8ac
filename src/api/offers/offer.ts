import type { CartItem } from '#contract/cart.ts';

/** What a cart line offers at this moment: words, price and the stock that one unit of it takes. */
export interface Offer {
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
  stockUses: readonly StockUse[];
}

/** `key` names one pile of stock, so that kits and single products share it. */
export interface StockUse {
  key: string;
  stock: number;
  quantity: number;
}
