// The orders of a listing. Ties break by id, so that pages never overlap; products are numbered by id already.

import type { OrderLabel } from '#contract/listing.ts';
import { toAvailability } from '#rules/availability.ts';
import { type CatalogueProduct, noPublicPrice, type PriceTable, type SortOrder } from '../published/model.ts';

/**
 * Weight of the average rating against a product's own ratings (Bayesian mean), so that a single five-star rating does not win.
 */
const priorRatings = 10;

/** Products with a smaller value precede. */
type ToValue = (product: CatalogueProduct) => number;

/** Computes each order at its first use. */
export function createSortOrders(products: readonly CatalogueProduct[], prices: PriceTable) {
  const known = new Map<OrderLabel, { order: SortOrder; values: Float64Array; toValue: ToValue }>();
  return {
    orderBy(label: OrderLabel): SortOrder {
      const found = known.get(label);
      if (found) return found.order;
      const toValue = createToValue(label, products, prices);
      const values = Float64Array.from(products, toValue);
      const order = sortBy(values);
      known.set(label, { order, values, toValue });
      return order;
    },
    /** Moves a product to its place after its values changed. */
    update(product: CatalogueProduct): void {
      for (const { order, values, toValue } of known.values()) {
        values[product.index] = toValue(product);
        move(order, values, product.index);
      }
    },
  };
}

function createToValue(label: OrderLabel, products: readonly CatalogueProduct[], { cents }: PriceTable): ToValue {
  switch (label) {
    case 'Popularidade':
      return (product) => -product.popularity + (isSoldOut(product) ? 1e9 : 0);
    case 'Favoritos':
      return createToFavouriteValue(products);
    case 'Menor Preço':
      return ({ index }) => toPriceValue(cents[index] ?? 0, 1);
    case 'Maior Preço':
      return ({ index }) => toPriceValue(cents[index] ?? 0, -1);
  }
}

/** Products without a public price are last in both directions. */
function toPriceValue(cents: number, direction: 1 | -1): number {
  return cents === noPublicPrice ? Number.POSITIVE_INFINITY : cents * direction;
}

function isSoldOut(product: CatalogueProduct): boolean {
  return toAvailability(product.defaultUnit.stock, product.onRequest) === 'indisponivel';
}

function createToFavouriteValue(products: readonly CatalogueProduct[]): ToValue {
  const count = products.reduce((sum, { rating }) => sum + rating.count, 0);
  const stars = products.reduce((sum, { rating }) => sum + rating.mean * rating.count, 0);
  const mean = count > 0 ? stars / count : 0;
  return ({ rating }) => -(rating.mean * rating.count + mean * priorRatings) / (rating.count + priorRatings);
}

function compare(values: Float64Array, first: number, second: number): number {
  return (values[first] ?? 0) - (values[second] ?? 0) || first - second;
}

function sortBy(values: Float64Array): SortOrder {
  const sorted = Int32Array.from(values, (_, index) => index).toSorted((first, second) =>
    compare(values, first, second),
  );
  const ranks = new Int32Array(sorted.length);
  for (const [rank, index] of sorted.entries()) ranks[index] = rank;
  return { sorted, ranks };
}

/** Swaps a product with its neighbours until it is in its place. */
function move({ sorted, ranks }: SortOrder, values: Float64Array, index: number): void {
  let rank = ranks[index] ?? 0;
  const swapWith = (otherRank: number): void => {
    const other = sorted[otherRank] ?? 0;
    sorted[rank] = other;
    ranks[other] = rank;
    rank = otherRank;
  };
  while (rank > 0 && compare(values, index, sorted[rank - 1] ?? 0) < 0) swapWith(rank - 1);
  while (rank < sorted.length - 1 && compare(values, index, sorted[rank + 1] ?? 0) > 0) swapWith(rank + 1);
  sorted[rank] = index;
  ranks[index] = rank;
}
