// The price of a product's unit at a given time, including price schedules. Pure functions of plain data.

import { toDiscountPercent, toShare } from '../money.ts';

/** In force from `startsAt` on and before `endsAt`, both epoch milliseconds. */
export interface ScheduledPrice {
  priceCents: number;
  startsAt: number;
  endsAt: number;
}

export interface PricedUnit {
  /** The price without schedules. */
  basePriceCents: number;
  /** 0 = none. */
  listPriceCents: number;
}

export interface PricedProduct<Schedule extends ScheduledPrice> {
  units: readonly PricedUnit[];
  schedules: readonly Schedule[];
}

export interface UnitPrice<Schedule extends ScheduledPrice> {
  cents: number;
  /** The "from" price; 0 = none. */
  listCents: number;
  /** The schedule that sets `cents`. */
  schedule: Schedule | undefined;
}

/** The start is included, the end is not: a countdown that reads zero is over. */
export function isInForce({ startsAt, endsAt }: ScheduledPrice, now: number): boolean {
  return startsAt <= now && now < endsAt;
}

/** The cheapest of several schedules in force wins. `now` in epoch milliseconds. */
export function findPriceInForce<Schedule extends ScheduledPrice>(
  product: PricedProduct<Schedule>,
  unit: PricedUnit,
  now: number,
): UnitPrice<Schedule> {
  let schedule: Schedule | undefined;
  for (const candidate of product.schedules) {
    if (!isInForce(candidate, now)) continue;
    if (!schedule || candidate.priceCents < schedule.priceCents) schedule = candidate;
  }
  const cents = schedule ? toScheduledCents(product, unit, schedule) : unit.basePriceCents;
  const usualCents = toUsualCents(unit);
  return { cents, listCents: usualCents > cents ? usualCents : 0, schedule };
}

/** The price of a unit without any schedule, before any discount. */
export function toUsualCents({ listPriceCents, basePriceCents }: PricedUnit): number {
  return Math.max(listPriceCents, basePriceCents);
}

/** A schedule sets the price of the first unit; the other units change in proportion. */
export function toScheduledCents(
  { units: [first] }: Pick<PricedProduct<ScheduledPrice>, 'units'>,
  unit: PricedUnit,
  { priceCents }: Pick<ScheduledPrice, 'priceCents'>,
): number {
  if (!first || first === unit || first.basePriceCents === 0) return priceCents;
  return toShare(unit.basePriceCents, priceCents, first.basePriceCents);
}

/** Whole percent below the "from" price. */
export function toDiscount({ listCents, cents }: Pick<UnitPrice<ScheduledPrice>, 'listCents' | 'cents'>): number {
  return toDiscountPercent(listCents, cents);
}
