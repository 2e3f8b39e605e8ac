// The amounts of an order by the way it is paid (specification 10.1), from the priced cart to each line's centavos.

import { takeOff } from '../money.ts';
import type { PairableLine } from '../promotions/combination.ts';
import { distribute } from '../promotions/distribute.ts';
import { type CartPrices, listPieces, type PricedLine } from '../promotions/price-cart.ts';

export const paymentKinds = ['pix', 'card', 'boleto'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** `declined` if the service has ended it unpaid before its time, so that the buyer may pay by another method. */
export type PaymentState = 'pending' | 'declined' | 'paid' | 'expired' | 'cancelled';

/** Payments that an order still waits for, or for which the buyer may choose another one. */
export const openPaymentStates = ['pending', 'declined'] as const satisfies readonly PaymentState[];

/** Why a piece costs less than its list price. */
export type Reduction = 'sale' | 'schedule' | 'kit';

export const priceReasonKinds = ['sale', 'schedule', 'kit', 'combination', 'coupon', 'cash'] as const;

export interface OrderableLine extends PairableLine {
  /** List price of one piece; 0 when there is no "from" price. */
  listCents: number;
  reduction: Reduction;
}

/** A part of the price that the line does not cost, for all its pieces together. */
export interface PriceReason {
  kind: (typeof priceReasonKinds)[number];
  cents: number;
}

/** Centavos of one line; `listCents` and `unitCents` are of one piece, all else of the whole line. */
export interface OrderLineAmounts {
  quantity: number;
  /** Never below `unitCents`. */
  listCents: number;
  unitCents: number;
  combinationCents: number;
  couponCents: number;
  cashCents: number;
  totalCents: number;
  reasons: readonly PriceReason[];
}

/** Goods less the three discounts plus freight is the total; the lines' totals plus freight too. */
export interface OrderAmounts {
  lines: readonly OrderLineAmounts[];
  goodsCents: number;
  combinationCents: number;
  couponCents: number;
  cashCents: number;
  freightCents: number;
  totalCents: number;
}

export interface OrderTerms {
  payment: PaymentKind;
  /** The fraction with which the cart was priced. */
  cashDiscount: number;
  freightCents: number;
}

interface Line {
  line: OrderableLine;
  priced: PricedLine;
}

/** `prices` are those of the same lines in the same order. Only Pix has the cash discount (specification 9). */
export function toOrderAmounts(
  cartLines: readonly OrderableLine[],
  prices: CartPrices,
  { payment, cashDiscount, freightCents }: OrderTerms,
): OrderAmounts {
  const lines = cartLines.map((line, index): Line => {
    const priced = prices.lines[index];
    if (!priced) throw new Error('These are the prices of another cart.');
    return { line, priced };
  });
  const isCash = payment === 'pix';
  const cashTotals = isCash ? toCashTotals(lines, prices, cashDiscount) : [];
  const goodsTotalCents = isCash ? prices.cashTotalCents : prices.totalCents;
  return {
    lines: lines.map(({ line, priced }, index) => toLineAmounts(line, priced, cashTotals[index] ?? priced.totalCents)),
    goodsCents: prices.subtotalCents,
    combinationCents: prices.combinationCents,
    couponCents: prices.couponCents,
    cashCents: prices.totalCents - goodsTotalCents,
    freightCents,
    totalCents: goodsTotalCents + freightCents,
  };
}

/**
 * Reading A29: each piece's cash price is rounded, and the line's share of the coupon shrinks by the same fraction. Where that
 * leaves the bounds of the line, or the cart's cash total was capped, the difference is spread over the lines that have room.
 */
function toCashTotals(lines: readonly Line[], prices: CartPrices, cashDiscount: number): number[] {
  const coupons = distribute(
    takeOff(prices.couponCents, cashDiscount),
    lines.map(({ priced }) => priced.couponCents),
  );
  const totals = lines.map(({ line, priced }, index) => {
    const pieces = listPieces(line, priced.paired);
    const cents = sum(pieces.map(({ priceCents, quantity }) => takeOff(priceCents, cashDiscount) * quantity));
    return Math.min(priced.totalCents, Math.max(0, cents - (coupons[index] ?? 0)));
  });
  const gap = prices.cashTotalCents - sum(totals);
  const rooms = lines.map(({ priced }, index) => {
    const cents = totals[index] ?? 0;
    return gap > 0 ? priced.totalCents - cents : cents;
  });
  const shares = distribute(Math.abs(gap), rooms);
  return totals.map((cents, index) => cents + Math.sign(gap) * (shares[index] ?? 0));
}

function toLineAmounts(line: OrderableLine, priced: PricedLine, totalCents: number): OrderLineAmounts {
  const { quantity, priceCents: unitCents } = line;
  const { combinationCents, couponCents } = priced;
  const listCents = Math.max(line.listCents, unitCents);
  const cashCents = priced.totalCents - totalCents;
  const reasons: PriceReason[] = [
    { kind: line.reduction, cents: (listCents - unitCents) * quantity },
    { kind: 'combination', cents: combinationCents },
    { kind: 'coupon', cents: couponCents },
    { kind: 'cash', cents: cashCents },
  ];
  return {
    quantity,
    listCents,
    unitCents,
    combinationCents,
    couponCents,
    cashCents,
    totalCents,
    reasons: reasons.filter(({ cents }) => cents > 0),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
