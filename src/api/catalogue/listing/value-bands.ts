// Ranges of price and discount that a listing offers as filters.

import { noPublicPrice, type PriceTable } from '../published/model.ts';
import type { ValueRange } from './listing-query.ts';

const shares = [0.2, 0.4, 0.6, 0.8];
const minMembers = 5;
/** Leading figures that read as round: 10, 15, 20 to 100, 150 and so on. */
const roundFigures = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/**
 * Bands of about equal numbers of products with round limits; `byPrice` is the scope in ascending order. Empty for few products.
 * Those without a public price have no part in it.
 */
export function listPriceBands(model: { prices: Pick<PriceTable, 'cents'> }, byPrice: Int32Array): ValueRange[] {
  const ascending = byPrice.filter((index) => model.prices.cents[index] !== noPublicPrice);
  const priceAt = (place: number): number => model.prices.cents[ascending[Math.floor(place)] ?? -1] ?? 0;
  const cheapest = priceAt(0);
  const dearest = priceAt(ascending.length - 1);
  if (ascending.length < minMembers || cheapest === dearest) return [];
  const cuts = shares.map((share) => roundPrice(priceAt(share * ascending.length)));
  const inside = [...new Set(cuts)].filter((cut) => cut > cheapest && cut <= dearest);
  if (inside.length === 0) return [];
  return [0, ...inside].map((from, place) => {
    const next = inside[place];
    return { from, to: next === undefined ? undefined : next - 1 };
  });
}

/** The nearest round amount; half way the lower one. */
function roundPrice(cents: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(cents, 100)));
  const distance = (figure: number) => Math.abs(figure * magnitude - cents);
  const nearest = roundFigures.reduce((best, figure) => (distance(figure) < distance(best) ? figure : best));
  return nearest * magnitude;
}

/** Whole percent below the "from" price. */
export const discountBands: readonly ValueRange[] = [
  { from: 1, to: 9 },
  { from: 10, to: 19 },
  { from: 20, to: 29 },
  { from: 30, to: 39 },
  { from: 40, to: 100 },
];

/** Both ends included. */
export function isInRange(value: number, { from, to }: ValueRange): boolean {
  return value >= from && (to === undefined || value <= to);
}

/** An open range only equals another open range. */
export function isSameRange(first: ValueRange, second: ValueRange): boolean {
  return first.from === second.from && first.to === second.to;
}
