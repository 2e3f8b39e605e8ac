// Prices at a given time as arrays.

import { findPriceInForce, toDiscount } from '#rules/prices/schedule.ts';
import {
  type CatalogueData,
  type CatalogueProduct,
  noPublicPrice,
  type PriceInForce,
  type PriceTable,
  type ProductUnit,
} from '../published/model.ts';

/** A product that is sold on request has no public price, and no discount or schedule that would tell it. */
const noPrice: PriceInForce = { cents: 0, listCents: 0, schedule: undefined };

/** `now` in epoch milliseconds. */
export function createPriceTable({ products }: Pick<CatalogueData, 'products'>, now: number): PriceTable {
  const cents = new Int32Array(products.length);
  const discounts = new Uint8Array(products.length);
  const priceOf = (product: CatalogueProduct, unit: ProductUnit): PriceInForce =>
    product.onRequest ? noPrice : findPriceInForce(product, unit, now);
  const update = (product: CatalogueProduct): void => {
    const price = priceOf(product, product.defaultUnit);
    cents[product.index] = product.onRequest ? noPublicPrice : price.cents;
    discounts[product.index] = toDiscount(price);
  };
  for (const product of products) update(product);
  return { cents, discounts, update, priceOf };
}
