// The price of a cart. The order of application is fixed, each step applying to the result of the one before:
// 1. list price, 2. price schedule, 3. kit or combination price, 4. coupon, 5. cash discount (Pix).
// The price of a line's piece already includes steps 1 and 2, and for kits 3; this file applies the rest.

import { takeOff } from '../money.ts';
import { type CombinationTable, findPairedPieces, type PairableLine, type PairedPieces } from './combination.ts';
import { type Coupon, findCouponBenefit } from './coupon.ts';
import { distribute } from './distribute.ts';

export interface CartPricing {
  /** Cash discount as a fraction, such as 0.05. */
  cashDiscount: number;
  combinations: CombinationTable;
  /** A coupon that is in force and within its limits. */
  coupon: Pick<Coupon, 'kind' | 'value' | 'minimumCents'> | undefined;
}

export interface PricedLine {
  paired: readonly PairedPieces[];
  /** Price of one piece times quantity. */
  subtotalCents: number;
  combinationCents: number;
  /** The line's share of the coupon's discount; the shares of all lines add up to it. */
  couponCents: number;
  totalCents: number;
}

/** Centavos; every amount except the cash total is the sum of the lines' amounts. */
export interface CartPrices {
  lines: readonly PricedLine[];
  subtotalCents: number;
  combinationCents: number;
  couponCents: number;
  /** Discount of combinations and coupon together. */
  discountCents: number;
  totalCents: number;
  /** The total with the cash discount. */
  cashTotalCents: number;
  hasFreeShipping: boolean;
  /** The amount missing to the coupon's minimum. */
  missingCents: number;
}

/** Prices lines in the order above. */
export function priceCart(lines: readonly PairableLine[], pricing: CartPricing): CartPrices {
  const paired = findPairedPieces(lines, pricing.combinations);
  const pieces = lines.map((line, index) => listPieces(line, paired[index] ?? []));
  const subtotals = lines.map(({ priceCents, quantity }) => priceCents * quantity);
  const afterPairs = pieces.map((ofLine) => sum(ofLine, ({ priceCents, quantity }) => priceCents * quantity));
  const subtotalCents = sum(subtotals, Number);
  const couponBaseCents = sum(afterPairs, Number);
  const { coupon, cashDiscount } = pricing;
  const benefit = coupon && findCouponBenefit(coupon, couponBaseCents);
  const couponCents = benefit?.discountCents ?? 0;
  const couponShares = distribute(couponCents, afterPairs);
  const totalCents = couponBaseCents - couponCents;
  return {
    lines: lines.map((_, index) =>
      toPricedLine(paired[index], subtotals[index], afterPairs[index], couponShares[index]),
    ),
    subtotalCents,
    combinationCents: subtotalCents - couponBaseCents,
    couponCents,
    discountCents: subtotalCents - totalCents,
    totalCents,
    cashTotalCents: toCashTotalCents(pieces.flat(), { couponCents, totalCents, cashDiscount }),
    hasFreeShipping: benefit?.hasFreeShipping ?? false,
    missingCents: coupon && !benefit ? coupon.minimumCents - couponBaseCents : 0,
  };
}

/** The pieces of a line grouped by price: those in pairs, then the others, possibly none. */
export function listPieces({ priceCents, quantity }: PairableLine, paired: readonly PairedPieces[]): PairedPieces[] {
  const single = quantity - sum(paired, (pieces) => pieces.quantity);
  return [...paired, { priceCents, quantity: single }];
}

function toPricedLine(
  paired: readonly PairedPieces[] = [],
  subtotalCents = 0,
  afterPairs = 0,
  couponCents = 0,
): PricedLine {
  const combinationCents = subtotalCents - afterPairs;
  return { paired, subtotalCents, combinationCents, couponCents, totalCents: afterPairs - couponCents };
}

/**
 * Reading A29: the cash discount is rounded on each piece. The coupon's discount shrinks by the same fraction. Pieces
 * rounded up may add up to more than the discounted total, so the cash total is capped at the total.
 */
function toCashTotalCents(
  pieces: readonly PairedPieces[],
  { couponCents, totalCents, cashDiscount }: { couponCents: number; totalCents: number; cashDiscount: number },
): number {
  const cashCents = sum(pieces, ({ priceCents, quantity }) => takeOff(priceCents, cashDiscount) * quantity);
  return Math.min(totalCents, Math.max(0, cashCents - takeOff(couponCents, cashDiscount)));
}

function sum<Item>(items: readonly Item[], toNumber: (item: Item) => number): number {
  return items.reduce((total, item) => total + toNumber(item), 0);
}
