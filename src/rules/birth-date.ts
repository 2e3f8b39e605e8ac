// Dates of birth as the forms send them.

import { isCalendarDay } from './calendar-day.ts';

const earliest = '1900-01-01';

/** Whether `text` is a calendar day, written `YYYY-MM-DD`, from 1900 until `today` in the same notation. */
export function isBirthDate(text: string, today: string): boolean {
  return isCalendarDay(text) && text >= earliest && text <= today;
}
