// What a unit costs at a moment, price schedules included.
import { toDiscountPercent, toShare } from '#rules/money.ts';
import type { CatalogueProduct, PriceInForce, PriceSchedule, ProductUnit } from '../model.ts';

/** The start is included, the end is not: a countdown that reads zero is over. */
export function isInForce(schedule: PriceSchedule, now: number): boolean {
  return schedule.startsAt <= now && now < schedule.endsAt;
}

/** Of several schedules in force the cheapest wins. `now` in epoch milliseconds. */
export function findPriceInForce(product: CatalogueProduct, unit: ProductUnit, now: number): PriceInForce {
  let schedule: PriceSchedule | undefined;
  for (const candidate of product.schedules) {
    if (!isInForce(candidate, now)) continue;
    if (!schedule || candidate.priceCents < schedule.priceCents) schedule = candidate;
  }
  const cents = schedule ? toScheduledCents(product, unit, schedule) : unit.basePriceCents;
  const usualCents = Math.max(unit.listPriceCents, unit.basePriceCents);
  return { cents, listCents: usualCents > cents ? usualCents : 0, schedule };
}

/** A schedule names the price of the first unit; the other units change by the same share. */
export function toScheduledCents(product: CatalogueProduct, unit: ProductUnit, schedule: PriceSchedule): number {
  const [first] = product.units;
  if (!first || first === unit || first.basePriceCents === 0) return schedule.priceCents;
  return toShare(unit.basePriceCents, schedule.priceCents, first.basePriceCents);
}

/** Whole percent below the "from" price. */
export function toDiscount(price: PriceInForce): number {
  return toDiscountPercent(price.listCents, price.cents);
}
