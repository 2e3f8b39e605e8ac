// Prices at a given time as arrays.

import { findPriceInForce, toDiscount } from '#rules/prices/schedule.ts';
import type { CatalogueData, CatalogueProduct, PriceTable } from '../published/model.ts';

/** `now` in epoch milliseconds. */
export function createPriceTable({ products }: Pick<CatalogueData, 'products'>, now: number): PriceTable {
  const cents = new Int32Array(products.length);
  const discounts = new Uint8Array(products.length);
  const update = (product: CatalogueProduct): void => {
    const price = findPriceInForce(product, product.defaultUnit, now);
    cents[product.index] = price.cents;
    discounts[product.index] = toDiscount(price);
  };
  for (const product of products) update(product);
  return { cents, discounts, update, priceOf: (product, unit) => findPriceInForce(product, unit, now) };
}
