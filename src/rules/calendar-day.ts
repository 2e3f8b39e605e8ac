// Calendar days as text, `YYYY-MM-DD`: they sort as text and know no time zone.

// Swedish writes dates as ISO 8601 does: "2026-11-26 10:49".
const localTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The day (`YYYY-MM-DD`) and the hour in São Paulo at an instant in epoch milliseconds. */
export function toSaoPauloTime(atMs: number): { day: string; hour: number } {
  const text = localTime.format(atMs);
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
}

/** An instant in epoch milliseconds as ISO 8601 in the time of São Paulo: `2026-11-26T22:12:05-03:00`. */
export const toSaoPauloInstant = (atMs: number): string =>
  new Date(atMs - 3 * 3_600_000).toISOString().replace(/\.\d+Z$/, '-03:00');

/** The instant at which a day begins in São Paulo, whose clock has been three hours behind UTC all year since 2019. */
export const toDayStart = (day: string): number => Date.parse(`${day}T00:00:00-03:00`);

/** Whether `text` is a day that the calendar has, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** `2026-11-21` as "21/11/2026". */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** The day `days` after `day`; expects a calendar day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const earliestBirth = '1900-01-01';

/** Whether `text` is a calendar day, written `YYYY-MM-DD`, from 1900 until `today` in the same notation. */
export function isBirthDate(text: string, today: string): boolean {
  return isCalendarDay(text) && text >= earliestBirth && text <= today;
}
