// The day of a delivery promise in words (specification 10.4).

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** "quarta, 2 de dezembro" for `YYYY-MM-DD`; expects a calendar day. */
export function toDayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const ofMonth = date.getUTCDate();
  return `${weekdays[date.getUTCDay()]}, ${ofMonth === 1 ? '1º' : ofMonth} de ${months[date.getUTCMonth()]}`;
}

/** From which hour on a payment counts on the next business day. */
export function toCutOffText(hour: number): string {
  return `Pagamentos a partir ${hour === 1 ? 'da' : 'das'} ${hour}h contam no próximo dia útil.`;
}

/** `days` are those of the delivery, such as "até 4 dias úteis"; they count from the confirmation of the payment. */
export const toDaysFromPaymentText = (days: string): string =>
  `${days.charAt(0).toUpperCase()}${days.slice(1)}, a partir da confirmação do pagamento`;

/** A boleto, and a card that its bank examines or has refused, is confirmed days later: no day is promised before. */
export const isConfirmedLater = ({ tipo: kind, estado: state }: { tipo: string; estado: string }): boolean =>
  kind === 'boleto' || state === 'em-analise' || state === 'recusado';

/** "Chega até quarta, 2 de dezembro"; a parcel at a pickup point (`retirada`) is ready then. */
export function toArrivalText(kind: string, day: string): string {
  return kind === 'retirada' ? `Retire a partir de ${toDayWords(day)}` : `Chega até ${toDayWords(day)}`;
}
