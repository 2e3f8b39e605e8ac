import { toEndOfDayText } from '#rules/orders/deadline-text.ts';

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** "21/11/2026 às 14h05" in São Paulo, of a time on the wire. */
export function toMoment(dateTime: string): string {
  return moment.format(new Date(dateTime)).replace(/,\s*(\d+):/, ' às\u00A0$1h');
}

/** When a deadline ends, after "até": "21/11/2026 às 14h05", or "o fim de terça, 1º de dezembro". */
export const toDeadline = (dateTime: string): string => toEndOfDayText(dateTime) ?? toMoment(dateTime);
