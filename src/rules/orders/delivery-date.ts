// The promised days of an order (specification 10.4), in business days with the holidays of Brazil and its states.

import { addBusinessDays } from '@brazilian-utils/brazilian-utils/add-business-days';
import {
  type BusinessDayOptions,
  isBusinessDay,
  type StateCode,
} from '@brazilian-utils/brazilian-utils/is-business-day';
import { toSaoPauloTime } from '../calendar-day.ts';
import { states } from '../postal-areas.ts';

/** How a shop sends. */
export interface DispatchRule {
  /** Payments from this hour on count as paid on the next business day, 0 to 24. */
  cutOffHour: number;
  /** Business days until the parcel is posted. */
  handlingDays: number;
  /** The state (UF) from which it is sent. */
  originState: string;
}

export interface Dispatch extends DispatchRule {
  /** When the order is paid, epoch milliseconds; before that the current time gives the promise for paying at once. */
  paidAt: number;
  /** Business days on the way. */
  carrierDays: number;
  /** The state (UF) to which it is sent. */
  destinationState: string;
}

/** Days as `YYYY-MM-DD`: posted and delivered at the latest. */
export interface DeliveryPromise {
  dispatchDay: string;
  deliveryDay: string;
}

/**
 * Packing observes the holidays of the state of origin, the carrier those of the destination. Undefined for days that the
 * calendar of holidays does not reach, from 2100 on.
 */
export function findDeliveryPromise(dispatch: Dispatch): DeliveryPromise | undefined {
  const { originState, destinationState } = dispatch;
  const { day, hour } = toSaoPauloTime(dispatch.paidAt);
  const first = findBusinessDay(toNoon(day), hour < dispatch.cutOffHour ? 0 : 1, originState);
  const dispatchDate = first && findBusinessDay(first, dispatch.handlingDays, originState);
  const deliveryDate = dispatchDate && findBusinessDay(dispatchDate, dispatch.carrierDays, destinationState);
  return deliveryDate && { dispatchDay: toDay(dispatchDate), deliveryDay: toDay(deliveryDate) };
}

/** The first business day of the whole country after `day`; both as `YYYY-MM-DD`. Undefined from 2100 on. */
export function findBusinessDayAfter(day: string): string | undefined {
  const date = addWorkdays(toNoon(day), 1);
  return date && toDay(date);
}

/** The business day a number of business days after `date`; for 0 the date itself or else the first one after it. */
function findBusinessDay(date: Date, days: number, state: string): Date | undefined {
  const options = isStateCode(state) ? { stateCode: state } : {};
  const isWorkday = isBusinessDay(date, options) && !isCarnivalMonday(date);
  return addWorkdays(date, days === 0 && !isWorkday ? 1 : days, options);
}

/** Undefined from 2100 on. */
function addWorkdays(date: Date, days: number, options: BusinessDayOptions = {}): Date | undefined {
  let reached = date;
  for (let left = days; left > 0;) {
    const next = addBusinessDays(reached, 1, options);
    if (!next) return undefined;
    if (!isCarnivalMonday(next)) left -= 1;
    reached = next;
  }
  return reached;
}

/**
 * Banks rest on Monday and Tuesday of Carnival (CMN resolution 4.880), and so do most carriers. The library knows the Tuesday: the only
 * one that is a holiday without a law.
 */
function isCarnivalMonday(date: Date): boolean {
  if (date.getDay() !== 1) return false;
  const tuesday = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1, 12);
  return !isBusinessDay(tuesday) && isBusinessDay(tuesday, { includeOptional: false });
}

function isStateCode(state: string): state is StateCode {
  return states.some(({ uf }) => uf === state);
}

/** The library reads the local day of the process; noon of it exists in every time zone. */
function toNoon(day: string): Date {
  const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, ofMonth, 12);
}

function toDay(local: Date): string {
  const [month, ofMonth] = [local.getMonth() + 1, local.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${local.getFullYear()}-${month}-${ofMonth}`;
}
