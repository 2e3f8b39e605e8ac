// Days as bank statements write them.

import { isCalendarDay } from '../calendar-day.ts';

/** OFX: "20261124", "20261124120000", "20261124120000.000[-03:EST]"; some CSV files: "2026-11-24". */
const yearFirst = /^(\d{4})(-?)(\d{2})\2(\d{2})(?:$|[\d\sT[])/;
/** CSV: "24/11/2026". */
const dayFirst = /^(\d{2})\/(\d{2})\/(\d{4})(?:$|\s)/;

/**
 * The day `YYYY-MM-DD` that the bank wrote, or undefined for zeros and for what is no day. Time and zone are ignored: banks write
 * zones that are not theirs ("[0:GMT]" at midnight), and converting those would move a payment to the day before it was asked for.
 */
export function parseStatementDay(text: string): string | undefined {
  const trimmed = text.trim();
  const [, year, , month, day] = yearFirst.exec(trimmed) ?? [];
  const [, dayBefore, monthBefore, yearAfter] = dayFirst.exec(trimmed) ?? [];
  const found = `${year ?? yearAfter}-${month ?? monthBefore}-${day ?? dayBefore}`;
  return isCalendarDay(found) ? found : undefined;
}
