// Dates of birth as the forms send them.

const earliest = '1900-01-01';

/** Whether `text` is a calendar day, written `YYYY-MM-DD`, from 1900 until `today` in the same notation. */
export function isBirthDate(text: string, today: string): boolean {
  return isCalendarDate(text) && text >= earliest && text <= today;
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
