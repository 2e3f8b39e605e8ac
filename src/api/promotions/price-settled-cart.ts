import { type CartPrices, type CartPricing, priceCart } from '#rules/promotions/price-cart.ts';
import type { SettledLine } from '../cart/settle-lines.ts';

export type Promotions = Omit<CartPricing, 'coupon'>;

/** What a cart with its stock settled costs, line by line in the same order. Kits take no part in combinations. */
export function priceSettledCart(
  { lines, coupon }: { lines: readonly SettledLine[]; coupon: CartPricing['coupon'] },
  promotions: Promotions,
): CartPrices {
  const priceLines = lines.map(({ line, offer, quantity }) => ({
    productId: line.kind === 'produto' ? line.product_id : undefined,
    priceCents: offer.priceCents,
    quantity,
  }));
  return priceCart(priceLines, { ...promotions, coupon });
}
