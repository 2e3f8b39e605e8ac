// Prices at a given time as arrays, with their validity: until the next price schedule starts or ends.

import { findPriceInForce, toDiscount } from '#rules/prices/schedule.ts';
import type { CatalogueData, PriceTable } from '../published/model.ts';

/** `now` in epoch milliseconds. */
export function createPriceTable({ products }: Pick<CatalogueData, 'products'>, now: number): PriceTable {
  const cents = new Int32Array(products.length);
  const discounts = new Uint8Array(products.length);
  for (const product of products) {
    const price = findPriceInForce(product, product.defaultUnit, now);
    cents[product.index] = price.cents;
    discounts[product.index] = toDiscount(price);
  }
  return {
    ...findValidity(products, now),
    cents,
    discounts,
    priceOf: (product, unit) => findPriceInForce(product, unit, now),
  };
}

/** Whether the prices are valid at this time. The lower bound matters when the clock is set back. */
export function isValidAt(prices: PriceTable, now: number): boolean {
  return prices.validFrom <= now && now < prices.validUntil;
}

function findValidity(products: CatalogueData['products'], now: number) {
  let validFrom = Number.NEGATIVE_INFINITY;
  let validUntil = Number.POSITIVE_INFINITY;
  for (const { schedules } of products) {
    for (const boundary of schedules.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])) {
      if (boundary <= now) validFrom = Math.max(validFrom, boundary);
      else validUntil = Math.min(validUntil, boundary);
    }
  }
  return { validFrom, validUntil };
}
