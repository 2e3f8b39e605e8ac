// Products bought together: next to the main product the other one costs less.

import { takeOff } from '../money.ts';

export interface Combination {
  /** The main product. */
  productId: number;
  /** The product that costs less next to it. */
  otherProductId: number;
  kind: 'percent' | 'fixed';
  /** Percent or centavos by `kind`. */
  value: number;
}

/** Centavos of one piece of the other product inside the pair; never below 0. */
export function toPairPriceCents({ kind, value }: Pick<Combination, 'kind' | 'value'>, priceCents: number): number {
  const cents = kind === 'percent' ? takeOff(priceCents, Math.min(100, value) / 100) : priceCents - value;
  return Math.max(0, Math.min(priceCents, cents));
}

export interface PairableLine {
  /** Undefined for lines that no combination applies to, such as kits, which are reduced already. */
  productId: number | undefined;
  /** Price of one piece. */
  priceCents: number;
  quantity: number;
}

/** A number of pieces of a line at a pair's price. */
export interface PairedPieces {
  priceCents: number;
  quantity: number;
}

/** By the id of the other product. */
export type CombinationTable = ReadonlyMap<number, readonly Combination[]>;

/**
 * The pieces of each line that have a pair's price. A combination applies to as many pieces of the other product as
 * there are of the main one. A piece gets at most one pair's price; the greatest saving is applied first.
 */
export function findPairedPieces(lines: readonly PairableLine[], combinations: CombinationTable): PairedPieces[][] {
  const paired: PairedPieces[][] = lines.map(() => []);
  if (combinations.size === 0) return paired;
  const free = lines.map(({ quantity }) => quantity);
  const openings = new Map<Combination, number>();
  for (const { index, combination, priceCents } of listChoices(lines, combinations)) {
    const open = openings.get(combination) ?? countPieces(lines, combination.productId);
    const quantity = Math.min(open, free[index] ?? 0);
    if (quantity === 0) continue;
    openings.set(combination, open - quantity);
    free[index] = (free[index] ?? 0) - quantity;
    paired[index]?.push({ priceCents, quantity });
  }
  return paired;
}

/** Every combination with every line of its other product, the greatest saving first. */
function listChoices(lines: readonly PairableLine[], combinations: CombinationTable) {
  return lines
    .flatMap(({ productId, priceCents: singleCents }, index) => {
      const known = productId === undefined ? [] : (combinations.get(productId) ?? []);
      return known.map((combination) => {
        const priceCents = toPairPriceCents(combination, singleCents);
        return { index, combination, priceCents, saving: singleCents - priceCents };
      });
    })
    .filter(({ saving }) => saving > 0)
    .sort((first, second) => second.saving - first.saving);
}

function countPieces(lines: readonly PairableLine[], productId: number): number {
  return lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
}
