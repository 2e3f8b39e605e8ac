import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FacetGroup, FacetIndex, FacetTerm } from '../published/model.ts';
import type { ListingFilters } from './listing-query.ts';
import { narrow, type NarrowedModel } from './narrow.ts';
import { discountBands, isInRange } from './value-bands.ts';

interface TestProduct {
  cents: number;
  discount: number;
  /** Indexes of terms. */
  terms: number[];
}

/** Two brands, two filters of two values, an attribute and a level of categories of two: terms 0 to 9, ids 10 to 19. */
const groupSizes: readonly (readonly [key: FacetTerm['key'], size: number])[] = [
  ['marca', 2],
  ['filtro', 2],
  ['filtro', 2],
  ['atributo', 2],
  ['categoria', 2],
];

function createGroups(): FacetGroup[] {
  let next = 0;
  return groupSizes.map(([key, size], group) => {
    const terms = Array.from({ length: size }, (_, place) => {
      const index = next + place;
      return { index, key, id: 10 + index, label: String(index), group };
    });
    next += size;
    return { key, id: group, name: String(group), terms, minValues: 1 };
  });
}

const groups = createGroups();
const terms = groups.flatMap((group) => group.terms);

function createModel(products: readonly TestProduct[]): NarrowedModel {
  const offsets = new Int32Array(products.length + 1);
  for (const [index, product] of products.entries()) {
    offsets[index + 1] = (offsets[index] ?? 0) + product.terms.length;
  }
  const values = Int32Array.from(products.flatMap((product) => product.terms));
  const find: FacetIndex['find'] = (key, id) => terms.find((term) => term.key === key && term.id === id);
  const facets: FacetIndex = { groups, terms, offsets, values, find };
  return {
    facets,
    prices: {
      cents: Int32Array.from(products, (product) => product.cents),
      discounts: Uint8Array.from(products, (product) => product.discount),
    },
  };
}

/** A reference implementation: a product needs one of the chosen values of every filtered group. */
function passes(product: TestProduct, filters: ListingFilters): boolean {
  const meetsGroups = groups.every((group) => {
    const chosen = group.terms.filter((term) => filters[group.key].includes(term.id));
    return chosen.length === 0 || chosen.some((term) => product.terms.includes(term.index));
  });
  const meetsRange = (value: number, ranges: ListingFilters['preco']) =>
    ranges.length === 0 || ranges.some((range) => isInRange(value, range));
  return (
    meetsGroups && meetsRange(product.cents, filters.preco) && meetsRange(product.discount, filters.descontoPrecoPor)
  );
}

const productArbitrary = fc.record({
  cents: fc.integer({ min: 0, max: 100 }),
  discount: fc.integer({ min: 0, max: 60 }),
  terms: fc.uniqueArray(fc.integer({ min: 0, max: terms.length - 1 })),
});
const rangesArbitrary = fc.array(
  fc.record({
    from: fc.integer({ min: 0, max: 60 }),
    to: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  }),
  { maxLength: 2 },
);
const idsOf = (key: FacetTerm['key']) => fc.subarray(terms.filter((term) => term.key === key).map((term) => term.id));
const filtersArbitrary: fc.Arbitrary<ListingFilters> = fc.record({
  categoria: idsOf('categoria'),
  marca: idsOf('marca'),
  filtro: idsOf('filtro'),
  atributo: idsOf('atributo'),
  preco: rangesArbitrary,
  descontoPrecoPor: rangesArbitrary,
});

const priceBands = [
  { from: 0, to: 49 },
  { from: 50, to: undefined },
];

it('matches, for any products and filters, exactly the products that match every group', () => {
  fc.assert(
    fc.property(fc.array(productArbitrary, { maxLength: 12 }), filtersArbitrary, (products, filters) => {
      const positions = Int32Array.from(products.keys()).toReversed();
      const { matched } = narrow(createModel(products), positions, filters, {
        price: priceBands,
        discount: discountBands,
      });
      const expected = [...products.entries()]
        .filter(([, product]) => passes(product, filters))
        .map(([index]) => index);
      expect([...matched]).toEqual(expected.toReversed());
    }),
  );
});

it('counts for every value the products that its group would list with that value alone', () => {
  fc.assert(
    fc.property(fc.array(productArbitrary, { maxLength: 12 }), filtersArbitrary, (products, filters) => {
      const bands = { price: priceBands, discount: discountBands };
      const result = narrow(createModel(products), Int32Array.from(products.keys()), filters, bands);
      const count = (alone: ListingFilters) => products.filter((product) => passes(product, alone)).length;
      for (const term of terms) {
        const ownIds = new Set(groups[term.group]?.terms.map(({ id }) => id));
        const others = filters[term.key].filter((id) => !ownIds.has(id));
        expect(result.termCounts[term.index]).toBe(count({ ...filters, [term.key]: [...others, term.id] }));
      }
      for (const [place, band] of priceBands.entries()) {
        expect(result.priceCounts[place]).toBe(count({ ...filters, preco: [band] }));
      }
      for (const [place, band] of discountBands.entries()) {
        expect(result.discountCounts[place]).toBe(count({ ...filters, descontoPrecoPor: [band] }));
      }
    }),
  );
});

it('lists nothing for unknown values, but offers the brands to choose from', () => {
  const model = createModel([{ cents: 1, discount: 0, terms: [0, 2] }]);
  const none: ListingFilters = { categoria: [], marca: [], filtro: [], atributo: [], preco: [], descontoPrecoPor: [] };
  const bands = { price: priceBands, discount: discountBands };
  const byBrand = narrow(model, Int32Array.of(0), { ...none, marca: [999] }, bands);
  expect(byBrand.matched).toHaveLength(0);
  expect(byBrand.termCounts[0]).toBe(1);
  expect(narrow(model, Int32Array.of(0), { ...none, filtro: [999] }, bands).matched).toHaveLength(0);
  expect(narrow(model, Int32Array.of(0), { ...none, categoria: [999] }, bands).matched).toHaveLength(0);
});
