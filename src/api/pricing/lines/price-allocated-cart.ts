import { type CartPrices, type CartPricing, priceCart } from '#rules/promotions/price-cart.ts';
import type { AllocatedLine } from './allocate-stock.ts';

export type Promotions = Omit<CartPricing, 'coupon'>;

/** Prices an allocated cart, with lines in the same order. Kits are excluded from combinations. */
export function priceAllocatedCart(
  { lines, coupon }: { lines: readonly AllocatedLine[]; coupon: CartPricing['coupon'] },
  promotions: Promotions,
): CartPrices {
  const priceLines = lines.map(({ line, item, quantity }) => ({
    productId: line.kind === 'produto' ? line.product_id : undefined,
    priceCents: item.priceCents,
    quantity,
  }));
  return priceCart(priceLines, { ...promotions, coupon });
}
