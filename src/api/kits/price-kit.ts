import { takeOff } from '#rules/money.ts';
import type { CatalogueList, PriceTable } from '../catalogue/model.ts';
import type { ChosenPart } from './choose-parts.ts';

/** Price of one kit in centavos: the parts' prices of this moment less the kit's percentage, rounded once. */
export function priceKit(
  prices: Pick<PriceTable, 'priceOf'>,
  { discountPercent }: Pick<CatalogueList, 'discountPercent'>,
  parts: readonly ChosenPart[],
): { cents: number; listCents: number } {
  const apartCents = parts.reduce(
    (sum, { product, unit, quantity }) => sum + prices.priceOf(product, unit).cents * quantity,
    0,
  );
  const cents = takeOff(apartCents, discountPercent / 100);
  return { cents, listCents: cents < apartCents ? apartCents : 0 };
}
