// The orders of a listing. Ties break by id, so that pages never overlap; products are numbered by id already.

import type { OrderLabel } from '#contract/listing.ts';
import { toAvailability } from '#rules/availability.ts';
import type { CatalogueProduct, PriceTable, SortOrder } from '../published/model.ts';

/** Weight of the average rating against a product's own ratings (Bayesian mean), so that a single five-star rating does not win. */
const priorRatings = 10;

/** Computes each order at its first use. */
export function createSortOrders(products: readonly CatalogueProduct[], prices: PriceTable) {
  const known = new Map<OrderLabel, SortOrder>();
  return (label: OrderLabel): SortOrder => {
    const order = known.get(label) ?? sortBy(toKeys(label, products, prices));
    known.set(label, order);
    return order;
  };
}

function toKeys(label: OrderLabel, products: readonly CatalogueProduct[], prices: PriceTable): Float64Array {
  switch (label) {
    case 'Popularidade':
      return Float64Array.from(products, (product) => -product.popularity + (isSoldOut(product) ? 1e9 : 0));
    case 'Favoritos':
      return toFavouriteKeys(products);
    case 'Menor Preço':
      return Float64Array.from(prices.cents);
    case 'Maior Preço':
      return Float64Array.from(prices.cents, (cents) => -cents);
  }
}

function isSoldOut(product: CatalogueProduct): boolean {
  return toAvailability(product.defaultUnit.stock, product.onRequest) === 'indisponivel';
}

function toFavouriteKeys(products: readonly CatalogueProduct[]): Float64Array {
  const rated = products.map(({ rating }) => rating);
  const count = rated.reduce((sum, rating) => sum + rating.count, 0);
  const mean = count > 0 ? rated.reduce((sum, rating) => sum + rating.mean * rating.count, 0) / count : 0;
  return Float64Array.from(
    rated,
    (rating) => -(rating.mean * rating.count + mean * priorRatings) / (rating.count + priorRatings),
  );
}

function sortBy(keys: Float64Array): SortOrder {
  const sorted = Int32Array.from(keys, (_, index) => index).toSorted(
    (first, second) => (keys[first] ?? 0) - (keys[second] ?? 0) || first - second,
  );
  const ranks = new Int32Array(sorted.length);
  for (const [rank, index] of sorted.entries()) ranks[index] = rank;
  return { sorted, ranks };
}
