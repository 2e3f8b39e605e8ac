// Generates what a shop and its bank know of the same days: payments that are open, and the lines of the statement with the
// payment that each truly belongs to.

import { addDays } from '#rules/calendar-day.ts';
import { formatDocument, isPersonDocument } from '#rules/document.ts';
import type { StatementPayment } from '#rules/statements/payments.ts';
import type { Random } from './random.ts';

export interface GeneratedLine {
  day: string;
  amountCents: number;
  /** What the bank says of the payer. */
  text: string;
  /** The payment that it is for; undefined for other money. */
  paymentId?: number;
  /** True if the document identifies one payment: exactly these lines must be matched. */
  isCertain: boolean;
}

export interface GeneratedCase {
  payments: StatementPayment[];
  lines: GeneratedLine[];
}

export interface CaseOptions {
  hasSameAmounts?: boolean;
  hasSameNames?: boolean;
  isMasked?: boolean;
}

interface Buyer {
  payerName: string;
  payerDocument: string;
}

const firstNames = ['Maria', 'José', 'Ana', 'João', 'Antônia', 'Luís', 'Conceição', 'Paulo'] as const;
const lastNames = ['da Silva', 'Souza', 'dos Santos', 'Gonçalves', 'Pereira', 'Araújo', 'Brandão'] as const;
const prices = [11_590, 8990, 4990, 15_900, 123_456, 23_180, 5990] as const;

export function generateCase(random: Random, options: CaseOptions = {}): GeneratedCase {
  const payments = Array.from({ length: 20 }, (_, index) => generatePayment(random, index + 1));
  const five = payments.slice(0, 5);
  for (const payment of five) {
    if (options.hasSameAmounts) payment.amountCents = 11_590;
    if (options.hasSameNames) payment.payerName = 'Maria da Conceição Souza';
  }
  const lines = payments.flatMap((payment) => (random.isTrue(0.7) ? [generateLine(random, payment, options)] : []));
  lines.push(...generateDoubtful(random, payments), ...generateForeign(random, payments));
  return { payments, lines: lines.toSorted((one, other) => one.day.localeCompare(other.day)) };
}

function generatePayment(random: Random, id: number): StatementPayment & Buyer {
  const placedDay = addDays('2026-11-10', random.below(10));
  return {
    id,
    amountCents: random.pick(prices) + random.below(3),
    placedDay,
    expiresDay: addDays(placedDay, random.below(2)),
    txid: `Tx${String(id).padStart(4, '0')}x${random.below(10 ** 9)}`,
    ...generateBuyer(random),
  };
}

function generateBuyer(random: Random): Buyer {
  const names = `${random.pick(firstNames)} ${random.pick(lastNames)} ${random.pick(lastNames)}`;
  const isCompany = random.isTrue(0.2);
  return {
    payerName: isCompany ? `${names} Comércio Ltda` : names,
    payerDocument: isCompany ? generateCnpj(random) : generateCpf(random),
  };
}

/** Most banks show a document, some only the name, or eight letters of it; some payers bring the txid, some pay for another person. */
function generateLine(
  random: Random,
  payment: StatementPayment & Buyer,
  { isMasked = false }: CaseOptions,
): GeneratedLine {
  const { id, amountCents, payerName, txid } = payment;
  const base = { day: addDays(payment.placedDay, random.below(4)), amountCents, paymentId: id };
  const kind = random.below(100);
  if (kind < 65 || isMasked) {
    return { ...base, text: describePayer(random, payment, isMasked || random.isTrue(0.5)), isCertain: true };
  }
  if (kind < 70) return { ...base, text: `PIX RECEBIDO ${txid}`, isCertain: true };
  if (kind < 80) return { ...base, text: describePayer(random, generateBuyer(random), false), isCertain: false };
  if (kind < 90) return { ...base, text: `PIX TRANSF ${payerName.toUpperCase().slice(0, 8)}15/11`, isCertain: false };
  return { ...base, text: `Recebimento Pix ${payerName.toUpperCase()}`, isCertain: false };
}

/** Money whose payer is known and that still is not certain: paid twice, two equal orders of one buyer, a return of the shop's own. */
function generateDoubtful(random: Random, payments: StatementPayment[]): GeneratedLine[] {
  const day = '2026-11-21';
  const [twice, first, second, returned] = [101, 102, 103, 104].map((id) => generatePayment(random, id));
  if (!twice || !first || !second || !returned) return [];
  Object.assign(second, { ...first, id: second.id, txid: second.txid });
  payments.push(twice, first, second, returned);
  const pay = (payment: StatementPayment & Buyer, paymentId: number, prefix = '') => ({
    day,
    amountCents: payment.amountCents,
    text: prefix + describePayer(random, payment, false),
    paymentId,
    isCertain: false,
  });
  const { paymentId: _none, ...back } = pay(returned, 0, 'ESTORNO ');
  return [pay(twice, twice.id), pay(twice, twice.id), pay(second, second.id), back];
}

/** Strangers who pay what an order costs, also under a buyer's name. */
function generateForeign(random: Random, payments: StatementPayment[]): GeneratedLine[] {
  return payments.slice(0, 8).map(({ amountCents, payerName = '' }) => {
    const stranger = generateBuyer(random);
    const name = random.isTrue(0.5) ? payerName : stranger.payerName;
    return {
      day: addDays('2026-11-12', random.below(10)),
      amountCents,
      text: describePayer(random, { ...stranger, payerName: name }, random.isTrue(0.5)),
      isCertain: false,
    };
  });
}

function describePayer(random: Random, { payerName, payerDocument }: Buyer, isMasked: boolean): string {
  const masked = `${random.pick(['•••', '***'])}${formatDocument(payerDocument).slice(3, 11)}-**`;
  const shown = isMasked && isPersonDocument(payerDocument) ? masked : formatDocument(payerDocument);
  return random.isTrue(0.5)
    ? `Transferência recebida pelo Pix - ${payerName.toUpperCase()} - ${shown} - BCO DO BRASIL S.A. (0001)`
    : `PIX RECEBIDO ${shown} ${payerName}`;
}

function generateCpf(random: Random): string {
  const base = String(random.below(10 ** 9)).padStart(9, '0');
  return withCheckDigits(base, (position, length) => length + 1 - position);
}

function generateCnpj(random: Random): string {
  const base = `${String(random.below(10 ** 8)).padStart(8, '0')}0001`;
  return withCheckDigits(base, (position, length) => ((length - 1 - position) % 8) + 2);
}

function withCheckDigits(base: string, toWeight: (position: number, length: number) => number): string {
  const toDigit = (text: string) => {
    const sum = [...text].reduce((total, digit, at) => total + Number(digit) * toWeight(at, text.length), 0);
    return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
  };
  const first = base + toDigit(base);
  return first + toDigit(first);
}
