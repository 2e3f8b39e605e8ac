// One pass over a scope: the products that match the filters, and the count for each further value.

import type { FacetIndex, PriceTable } from '../published/model.ts';
import type { ListingFilters, ValueRange } from './listing-query.ts';
import { isInRange } from './value-bands.ts';

export interface NarrowedItems {
  /** Positions in `items` that match every filter, in the given order. */
  matched: Int32Array;
  /** For every term: the number of products with it that match the filters of the other groups. */
  termCounts: Int32Array;
  /** Counts for bands of price and discount, in the same way. */
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

/** Bits of the mask of requirements; groups of terms take those above. */
const priceBit = 1;
const discountBit = 2;
const impossibleBit = 4;
const firstGroupBit = 3;
const maxBits = 30;

/** `positions` are sorted. Values of one group are alternatives; every group must match. */
export function narrow(
  model: NarrowedModel,
  positions: Int32Array,
  filters: ListingFilters,
  bands: Bands,
): NarrowedItems {
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
    // A product that misses one requirement still counts for the values that would meet it.
    if ((missing & (missing - 1)) !== 0) continue;
    countTerms(facets, wanted, position, missing, termCounts);
    if (missing === 0 || missing === priceBit) countBand(bands.price, cents, priceCounts);
    if (missing === 0 || missing === discountBit) countBand(bands.discount, discount, discountCounts);
  }
  return { matched: matched.slice(0, count), termCounts, priceCounts, discountCounts };
}

interface CompiledFilters {
  /** The mask of all requirements. */
  all: number;
  /** By term: the bit of its group when the term is chosen. */
  chosen: Int32Array;
  /** By term: the bit of its group when the group has a filter. */
  groups: Int32Array;
  preco: readonly ValueRange[];
  descontoPrecoPor: readonly ValueRange[];
}

function compileFilters(facets: FacetIndex, filters: ListingFilters): CompiledFilters {
  const chosen = new Int32Array(facets.terms.length);
  const groups = new Int32Array(facets.terms.length);
  let all = (filters.preco.length > 0 ? priceBit : 0) | (filters.descontoPrecoPor.length > 0 ? discountBit : 0);
  let nextBit = firstGroupBit;
  for (const group of facets.groups) {
    const terms = group.terms.filter((term) => filters[group.key].includes(term.id));
    const isWanted = terms.length > 0 || (group.key === 'marca' && filters.marca.length > 0);
    if (!isWanted || nextBit > maxBits) continue;
    const bit = 1 << nextBit;
    nextBit += 1;
    all |= bit;
    for (const term of group.terms) groups[term.index] = bit;
    for (const term of terms) chosen[term.index] = bit;
  }
  // An unknown filter value matches no product.
  const hasOnlyUnknown = (key: 'categoria' | 'filtro' | 'atributo'): boolean =>
    filters[key].length > 0 && !facets.terms.some((term) => term.key === key && filters[key].includes(term.id));
  if (hasOnlyUnknown('categoria') || hasOnlyUnknown('filtro') || hasOnlyUnknown('atributo')) all |= impossibleBit;
  return { all, chosen, groups, preco: filters.preco, descontoPrecoPor: filters.descontoPrecoPor };
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
    if (missing === 0 || wanted.groups[term] === missing) counts[term] = (counts[term] ?? 0) + 1;
  }
}

/** Bands do not overlap. */
function countBand(bands: readonly ValueRange[], value: number, counts: Int32Array): void {
  const place = bands.findIndex((band) => isInRange(value, band));
  if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
}
