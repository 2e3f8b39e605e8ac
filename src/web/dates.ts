// Formats the API's times for shoppers, always in the time zone of São Paulo.

const dayParts = { timeZone: 'America/Sao_Paulo', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const day = new Intl.DateTimeFormat('pt-BR', dayParts);
const minute = new Intl.DateTimeFormat('pt-BR', { ...dayParts, hour: '2-digit', minute: '2-digit' });

/** "21/11/2026" */
export function toDay(dateTime: string): string {
  return day.format(new Date(dateTime));
}

/** "2026-11-21": the day in São Paulo. */
export function toIsoDay(dateTime: string): string {
  const [ofMonth, month, year] = toDay(dateTime).split('/');
  return `${year}-${month}-${ofMonth}`;
}

/** "21/11/2026 às 14h05" */
export function toMinute(dateTime: string): string {
  return minute.format(new Date(dateTime)).replace(/,\s*(\d+):/, ' às\u00A0$1h');
}
