import { type KitPrice, toKitPrice } from '#rules/prices/kit.ts';
import type { CatalogueList, PriceTable } from '../catalogue/model.ts';
import type { ChosenPart } from './choose-parts.ts';

/** Price of one kit at the prices of this moment. */
export function priceKit(
  prices: Pick<PriceTable, 'priceOf'>,
  { discountPercent }: Pick<CatalogueList, 'discountPercent'>,
  parts: readonly ChosenPart[],
): KitPrice {
  const priced = parts.map(({ product, unit, quantity }) => ({ cents: prices.priceOf(product, unit).cents, quantity }));
  return toKitPrice(priced, discountPercent);
}
