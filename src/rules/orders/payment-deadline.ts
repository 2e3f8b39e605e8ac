import { toDayStart, addDays, toSaoPauloTime } from '../calendar-day.ts';
import { findBusinessDayAfter } from './delivery-date.ts';

const minuteMs = 60_000;

/**
 * Whole minutes until the end of the next business day in São Paulo, by the holidays of the whole country: within them a person reads a
 * statement of the bank, which is how the shop learns of a payment that no service reports.
 */
export function countMinutesToNextBusinessDay(nowMs: number): number {
  const { day } = toSaoPauloTime(nowMs);
  // The calendar of holidays ends with 2099.
  const next = findBusinessDayAfter(day) ?? addDays(day, 1);
  return Math.floor((toDayStart(addDays(next, 1)) - nowMs) / minuteMs) - 1;
}
