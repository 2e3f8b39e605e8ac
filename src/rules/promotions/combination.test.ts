import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Combination, type CombinationTable, findPairedPieces, toPairPriceCents } from './combination.ts';

const oil = 1;
const diffuser = 2;
const candle = 3;

const combine = (productId: number, otherProductId: number, value: number, kind: Combination['kind'] = 'percent') => ({
  productId,
  otherProductId,
  kind,
  value,
});
const toTable = (...combinations: Combination[]): CombinationTable =>
  new Map(
    combinations.map(({ otherProductId }) => [
      otherProductId,
      combinations.filter((combination) => combination.otherProductId === otherProductId),
    ]),
  );
const line = (productId: number | undefined, priceCents: number, quantity = 1) => ({
  productId,
  priceCents,
  quantity,
});

describe('toPairPriceCents', () => {
  it.each([
    ['percent', 8, 5990, 5511],
    ['percent', 0, 5990, 5990],
    ['percent', 100, 5990, 0],
    ['percent', 130, 5990, 0],
    ['fixed', 250, 1000, 750],
    ['fixed', 5000, 1000, 0],
    ['fixed', -250, 1000, 1000],
  ] as const)('applies %s %d to %d: %d', (kind, value, priceCents, expected) => {
    expect(toPairPriceCents({ kind, value }, priceCents)).toBe(expected);
  });
});

describe('findPairedPieces', () => {
  const table = toTable(combine(oil, diffuser, 10), combine(oil, candle, 20));

  it.each([
    ['one of each', 1, 1, 1],
    ['more of the main product', 5, 2, 2],
    ['more of the other product', 2, 5, 2],
  ])('pairs as many as both allow: %s', (_, oils, diffusers, expected) => {
    expect(findPairedPieces([line(oil, 3000, oils), line(diffuser, 9000, diffusers)], table)).toEqual([
      [],
      [{ priceCents: 8100, quantity: expected }],
    ]);
  });

  it('gives nothing without the main product, to the main product, or to kits', () => {
    expect(findPairedPieces([line(diffuser, 9000)], table)).toEqual([[]]);
    expect(findPairedPieces([line(oil, 3000), line(undefined, 9000)], table)).toEqual([[], []]);
    expect(findPairedPieces([line(undefined, 3000), line(diffuser, 9000)], table)).toEqual([[], []]);
  });

  it('pairs one piece of the main product with one of each other product', () => {
    const lines = [line(oil, 3000), line(diffuser, 9000), line(candle, 5000)];
    expect(findPairedPieces(lines, table)).toEqual([
      [],
      [{ priceCents: 8100, quantity: 1 }],
      [{ priceCents: 4000, quantity: 1 }],
    ]);
  });

  it('saves the most when several lines of one product could be paired', () => {
    const lines = [line(oil, 3000, 3), line(diffuser, 5000, 2), line(diffuser, 9000, 2)];
    expect(findPairedPieces(lines, table)).toEqual([
      [],
      [{ priceCents: 4500, quantity: 1 }],
      [{ priceCents: 8100, quantity: 2 }],
    ]);
  });

  it('counts the main product over all its lines', () => {
    const lines = [line(oil, 3000), line(oil, 7000, 2), line(diffuser, 9000, 9)];
    expect(findPairedPieces(lines, table)[2]).toEqual([{ priceCents: 8100, quantity: 3 }]);
  });

  it('applies one price to a piece only, the lowest first', () => {
    const twice = toTable(combine(oil, diffuser, 10), combine(candle, diffuser, 1500, 'fixed'));
    const lines = [line(oil, 3000, 5), line(candle, 5000), line(diffuser, 9000, 3)];
    expect(findPairedPieces(lines, twice)[2]).toEqual([
      { priceCents: 7500, quantity: 1 },
      { priceCents: 8100, quantity: 2 },
    ]);
  });

  it('never pairs more pieces than there are, and never makes one dearer', () => {
    const product = fc.integer({ min: 1, max: 4 });
    const cartLine = fc.record({
      productId: fc.option(product, { nil: undefined }),
      priceCents: fc.integer({ min: 1, max: 20_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    const combination = fc.record({
      productId: product,
      otherProductId: product,
      kind: fc.constantFrom('percent', 'fixed'),
      value: fc.integer({ min: 0, max: 3000 }),
    });
    fc.assert(
      fc.property(fc.array(cartLine, { maxLength: 6 }), fc.array(combination, { maxLength: 6 }), (lines, known) => {
        for (const [index, pieces] of findPairedPieces(lines, toTable(...known)).entries()) {
          const { quantity = 0, priceCents = 0 } = lines[index] ?? {};
          expect(pieces.reduce((sum, part) => sum + part.quantity, 0)).toBeLessThanOrEqual(quantity);
          expect(pieces.every((part) => part.quantity > 0 && part.priceCents < priceCents)).toBe(true);
        }
      }),
    );
  });
});
