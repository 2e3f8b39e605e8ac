// One pass over a scope: which products pass the filters, and how many would pass with each further value.
import type { FacetIndex, PriceTable } from '../model.ts';
import type { ListingFilters, ValueRange } from './listing-query.ts';
import { isInRange } from './value-bands.ts';

export interface Narrowing {
  /** Positions in `products` that pass every filter, in the order given. */
  matched: Int32Array;
  /** For every term: products that pass the filters of the other keys and have it. */
  termCounts: Int32Array;
  /** The same for bands of price and discount. */
  priceCounts: Int32Array;
  discountCounts: Int32Array;
}

export interface Bands {
  price: readonly ValueRange[];
  discount: readonly ValueRange[];
}

export interface NarrowedModel {
  facets: FacetIndex;
  prices: Pick<PriceTable, 'cents' | 'discounts'>;
}

/** Bits of the mask of requirements, one for each key of the query. */
const priceBit = 1;
const discountBit = 2;
const termBits = { marca: 4, filtro: 8, atributo: 16 } as const;

/** `positions` in the order wanted. Values of one key are alternatives, of whatever group; keys all must be met (contract 3.3). */
export function narrow(model: NarrowedModel, positions: Int32Array, filters: ListingFilters, bands: Bands): Narrowing {
  const { facets, prices } = model;
  const wanted = compileFilters(facets, filters);
  const matched = new Int32Array(positions.length);
  const termCounts = new Int32Array(facets.terms.length);
  const priceCounts = new Int32Array(bands.price.length);
  const discountCounts = new Int32Array(bands.discount.length);
  let count = 0;
  for (const position of positions) {
    const cents = prices.cents[position] ?? 0;
    const discount = prices.discounts[position] ?? 0;
    const missing = wanted.all & ~findMet(facets, wanted, position, cents, discount);
    if (missing === 0) {
      matched[count] = position;
      count += 1;
    }
    // With one requirement missing a product still counts for the values that could meet it.
    if ((missing & (missing - 1)) !== 0) continue;
    countTerms(facets, wanted, position, missing, termCounts);
    if (missing === 0 || missing === priceBit) countBand(bands.price, cents, priceCounts);
    if (missing === 0 || missing === discountBit) countBand(bands.discount, discount, discountCounts);
  }
  return { matched: matched.slice(0, count), termCounts, priceCounts, discountCounts };
}

interface CompiledFilters {
  /** Every requirement. */
  all: number;
  /** By term: the bit of its key when the term is chosen. */
  chosen: Int32Array;
  /** By term: the bit of its key when the key is filtered by. */
  keys: Int32Array;
  preco: readonly ValueRange[];
  descontoPrecoPor: readonly ValueRange[];
}

/** A value that names nothing is nobody's: a key with no other lists nothing, yet offers what to choose instead. */
function compileFilters(facets: FacetIndex, filters: ListingFilters): CompiledFilters {
  const chosen = new Int32Array(facets.terms.length);
  const keys = new Int32Array(facets.terms.length);
  let all = (filters.preco.length > 0 ? priceBit : 0) | (filters.descontoPrecoPor.length > 0 ? discountBit : 0);
  for (const key of ['marca', 'filtro', 'atributo'] as const) if (filters[key].length > 0) all |= termBits[key];
  for (const { index, key, id } of facets.terms) {
    const bit = termBits[key];
    if ((all & bit) === 0) continue;
    keys[index] = bit;
    if (filters[key].includes(id)) chosen[index] = bit;
  }
  return { all, chosen, keys, preco: filters.preco, descontoPrecoPor: filters.descontoPrecoPor };
}

function findMet(
  facets: FacetIndex,
  wanted: CompiledFilters,
  position: number,
  cents: number,
  discount: number,
): number {
  if (wanted.all === 0) return 0;
  let met = 0;
  if ((wanted.all & priceBit) !== 0 && wanted.preco.some((range) => isInRange(cents, range))) met |= priceBit;
  if ((wanted.all & discountBit) !== 0 && wanted.descontoPrecoPor.some((range) => isInRange(discount, range))) {
    met |= discountBit;
  }
  const end = facets.offsets[position + 1] ?? 0;
  for (let place = facets.offsets[position] ?? 0; place < end; place += 1) {
    met |= wanted.chosen[facets.values[place] ?? 0] ?? 0;
  }
  return met;
}

function countTerms(
  facets: FacetIndex,
  wanted: CompiledFilters,
  position: number,
  missing: number,
  counts: Int32Array,
): void {
  const end = facets.offsets[position + 1] ?? 0;
  for (let place = facets.offsets[position] ?? 0; place < end; place += 1) {
    const term = facets.values[place] ?? 0;
    if (missing === 0 || wanted.keys[term] === missing) counts[term] = (counts[term] ?? 0) + 1;
  }
}

/** Bands do not overlap. */
function countBand(bands: readonly ValueRange[], value: number, counts: Int32Array): void {
  const place = bands.findIndex((band) => isInRange(value, band));
  if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
}
