const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** "21/11/2026 às 14:05" in São Paulo, of a time on the wire. */
export function toMoment(dateTime: string): string {
  return moment.format(new Date(dateTime)).replace(/,\s*/, ' às\u00A0');
}
