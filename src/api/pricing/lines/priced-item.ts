import type { CartItem } from '#contract/cart.ts';

/** A cart line's product or kit with its current texts, price and the stock that one unit uses. */
export interface PricedItem {
  name: string;
  sku: string;
  /** Names; absent for a kit, whose products may have several. */
  brand?: string;
  category?: string;
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

export interface StockUse {
  /** Identifies a stock, which kits and single products share (`toStockKey`). */
  key: string;
  stock: number;
  quantity: number;
}

interface SoldUnit {
  productId: number;
  /** 0 = the product itself. */
  attributeValueId: number;
}

/** The text by which lines of carts and orders name a unit; orders store it. */
export function toStockKey({ productId, attributeValueId }: SoldUnit): string {
  return `${productId}-${attributeValueId}`;
}

/** The unit of a text by `toStockKey`. */
export function parseStockKey(key: string): SoldUnit {
  const [productId = 0, attributeValueId = 0] = key.split('-').map(Number);
  return { productId, attributeValueId };
}
