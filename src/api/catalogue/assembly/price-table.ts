// Prices at a given time as arrays.

import { findPriceInForce, toDiscount } from '#rules/prices/schedule.ts';
import { findPieceRange, isOnRequest, priceKit } from '../kits/price-kit.ts';
import { listOfferedParts } from '../kits/stock.ts';
import { isList } from '../published/is-list.ts';
import {
  type CatalogueData,
  type CatalogueItem,
  type CatalogueProduct,
  noPublicPrice,
  type PriceInForce,
  type PriceTable,
  type ProductUnit,
} from '../published/model.ts';

/** A product that is sold on request has no public price, and no discount or schedule that would reveal it. */
const noPrice: PriceInForce = { cents: 0, listCents: 0, schedule: undefined };

/** `now` in epoch milliseconds. */
export function createPriceTable({ items }: Pick<CatalogueData, 'items'>, now: number): PriceTable {
  const cents = new Int32Array(items.length);
  const discounts = new Uint8Array(items.length);
  const priceOf = (product: CatalogueProduct, unit: ProductUnit): PriceInForce =>
    product.onRequest ? noPrice : findPriceInForce(product, unit, now);
  const update = (item: CatalogueItem): void => {
    const price = findPublicPrice(priceOf, item);
    cents[item.index] = price?.cents ?? noPublicPrice;
    discounts[item.index] = price ? toDiscount(price) : 0;
  };
  for (const item of items) update(item);
  return { cents, discounts, update, priceOf };
}

/**
 * The price by which an item is sorted and filtered: that of a kit is the one that its page shows at first, that of a curated list
 * the one of its cheapest product, without a discount.
 */
function findPublicPrice(
  priceOf: PriceTable['priceOf'],
  item: CatalogueItem,
): Pick<PriceInForce, 'cents' | 'listCents'> | undefined {
  if (!isList(item)) return item.onRequest ? undefined : priceOf(item, item.defaultUnit);
  if (item.kind === 'lista') {
    const range = findPieceRange({ priceOf }, item);
    return range && { cents: range.cheapest, listCents: 0 };
  }
  const parts = listOfferedParts(item);
  return parts.length > 0 && !isOnRequest(parts) ? priceKit({ priceOf }, item, parts) : undefined;
}
