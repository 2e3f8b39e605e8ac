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

interface LaterPayment {
  placedMs: number;
  /** When the order's first payment ended, or would have. */
  firstDueMs: number;
  /** What the chosen method gives to pay, and the slowest one of the shop. */
  minutes: number;
  mostMinutes: number;
  nowMs: number;
}

const lateMinutes = 30;
const leastMinutes = 10;

/**
 * When a payment ends that is chosen while its order waits already. The method's time counts from the order, so that a change does not hold
 * the goods for longer; a buyer who changes late has half an hour, once, or the method's time where that is shorter. Undefined if less than
 * ten minutes would be left.
 */
export function findLaterDeadline({
  placedMs,
  firstDueMs,
  minutes,
  mostMinutes,
  nowMs,
}: LaterPayment): number | undefined {
  const toPayMs = Math.min(lateMinutes, minutes) * minuteMs;
  const mostMs = Math.max(firstDueMs, placedMs + mostMinutes * minuteMs) + toPayMs;
  const dueMs = Math.min(Math.max(placedMs + minutes * minuteMs, nowMs + toPayMs), mostMs);
  return dueMs - nowMs < leastMinutes * minuteMs ? undefined : dueMs;
}
