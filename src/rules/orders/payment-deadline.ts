import { addDays, toDayStart, toSaoPauloTime } from '../calendar-day.ts';
import { findBusinessDayAfter } from './delivery-date.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Whole minutes until the end of the next business day in São Paulo, by the holidays of the whole country: within them a person reads a
 * statement of the bank, which is how the shop learns of a payment that no service reports.
 */
export function countMinutesToNextBusinessDay(nowMs: number): number {
  return countMinutesToEndOf(findNextBusinessDay(toSaoPauloTime(nowMs).day), nowMs);
}

/** Business days: to pay a boleto, counted from the day of the order, and for its bank to report that (reading A48). */
const boletoDays = { toPay: 3, toSettle: 2 };

/** The last day on which the boleto of an order is paid, as `YYYY-MM-DD`. */
export function findBoletoDueDay(placedMs: number): string {
  return findLaterBusinessDay(toSaoPauloTime(placedMs).day, boletoDays.toPay);
}

/** The hour in São Paulo of the day before a boleto's last day at which its buyer is reminded. */
const reminderHour = 9;

/**
 * Whether the buyer of an unpaid boleto is to be reminded of it: from the morning of the day before its last day on, until that has ended.
 * One that was made later than that morning is still known.
 */
export function isBoletoReminderDue({
  placedMs,
  madeMs,
  nowMs,
}: {
  /** When its order was placed. */
  placedMs: number;
  madeMs: number;
  nowMs: number;
}): boolean {
  const dueDay = findBoletoDueDay(placedMs);
  const reminderMs = toDayStart(addDays(dueDay, -1)) + reminderHour * 60 * minuteMs;
  return madeMs < reminderMs && reminderMs <= nowMs && nowMs < toDayStart(addDays(dueDay, 1));
}

/** Days from an instant until the last day of an order's boleto; at least one, since none ends on the day it is made. */
export function countBoletoDays(placedMs: number, fromMs: number): number {
  const firstMs = toDayStart(toSaoPauloTime(fromMs).day);
  return Math.max(1, Math.round((toDayStart(findBoletoDueDay(placedMs)) - firstMs) / dayMs));
}

/** Whole minutes until the end of the day by which the bank has reported a boleto that was paid on its last day. */
export function countBoletoMinutes(placedMs: number): number {
  const lastDay = findLaterBusinessDay(findBoletoDueDay(placedMs), boletoDays.toSettle);
  return countMinutesToEndOf(lastDay, placedMs);
}

/** When the order of a card that its bank examines from now on stops waiting for the answer, which takes up to two business days. */
export function findReviewEndMs(nowMs: number): number {
  const lastDay = findLaterBusinessDay(toSaoPauloTime(nowMs).day, reviewDays);
  return nowMs + countMinutesToEndOf(lastDay, nowMs) * minuteMs;
}

const reviewDays = 2;

function findLaterBusinessDay(day: string, days: number): string {
  let later = day;
  for (let count = 0; count < days; count += 1) later = findNextBusinessDay(later);
  return later;
}

/** The calendar of holidays ends with 2099. */
const findNextBusinessDay = (day: string): string => findBusinessDayAfter(day) ?? addDays(day, 1);

const countMinutesToEndOf = (day: string, nowMs: number): number =>
  Math.floor((toDayStart(addDays(day, 1)) - nowMs) / minuteMs) - 1;

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
