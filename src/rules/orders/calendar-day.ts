// Calendar days in São Paulo, whatever the time zone of the process.

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

/** A number of calendar days after `day`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
