// The orders of a listing. Ties break by position, so that pages never overlap: products by id, then lists.

import type { OrderLabel } from '#contract/listing.ts';
import { isSoldOut } from '../kits/stock.ts';
import { type CatalogueItem, noPublicPrice, type PriceTable, type SortOrder } from '../published/model.ts';

/**
 * Weight of the average rating against a product's own ratings (Bayesian mean), so that a single five-star rating does not win.
 */
const priorRatings = 10;

/** Items with a smaller value precede. */
type ToValue = (item: CatalogueItem) => number;

/** Computes each order at its first use. */
export function createSortOrders(items: readonly CatalogueItem[], prices: PriceTable) {
  const known = new Map<OrderLabel, { order: SortOrder; values: Float64Array; toValue: ToValue }>();
  return {
    orderBy(label: OrderLabel): SortOrder {
      const found = known.get(label);
      if (found) return found.order;
      const toValue = createToValue(label, items, prices);
      const values = Float64Array.from(items, toValue);
      const order = sortBy(values);
      known.set(label, { order, values, toValue });
      return order;
    },
    /** Moves an item to its place after its values changed. */
    update(item: CatalogueItem): void {
      for (const { order, values, toValue } of known.values()) {
        values[item.index] = toValue(item);
        move(order, values, item.index);
      }
    },
  };
}

function createToValue(label: OrderLabel, items: readonly CatalogueItem[], { cents }: PriceTable): ToValue {
  switch (label) {
    case 'Popularidade':
      return (item) => -item.popularity + (isSoldOut(item) ? 1e9 : 0);
    case 'Favoritos':
      return createToFavouriteValue(items);
    case 'Menor Preço':
      return ({ index }) => toPriceValue(cents[index] ?? 0, 1);
    case 'Maior Preço':
      return ({ index }) => toPriceValue(cents[index] ?? 0, -1);
  }
}

/** Items without a public price are last in both directions. */
function toPriceValue(cents: number, direction: 1 | -1): number {
  return cents === noPublicPrice ? Number.POSITIVE_INFINITY : cents * direction;
}

function createToFavouriteValue(items: readonly CatalogueItem[]): ToValue {
  const count = items.reduce((sum, { rating }) => sum + rating.count, 0);
  const stars = items.reduce((sum, { rating }) => sum + rating.mean * rating.count, 0);
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

/** Swaps an item with its neighbours until it is in its place. */
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
