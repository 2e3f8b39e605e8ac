// Which payment each receipt of a bank statement belongs to. A statement seldom carries the txid of a static Pix, so a match is
// automatic only when the text identifies the payment or its payer; everything else is proposed to a person or left alone.

import { type DocumentsInText, findDocuments } from './documents.ts';
import { countSharedWords, foldText, listNameWords } from './names.ts';
import {
  indexPayments,
  type IndexedPayment,
  isPayableOn,
  type PaymentIndex,
  type StatementPayment,
} from './payments.ts';

/** Money that a statement says has come in. */
export interface StatementReceipt {
  /** Equal for the same line of any later export. */
  key: string;
  /** The day on which the bank booked it, `YYYY-MM-DD`. */
  day: string;
  amountCents: number;
  /** What the bank says of it: name, document, message. */
  text: string;
  /** The bank's own id of the line; empty, "0" or shared at some banks. */
  fitid: string;
  /** True if a payer's text may have written it: it is proposed, never matched. */
  isDoubtful: boolean;
}

/** What speaks for a payment, and, from `other-document` on, against it. `newest-open` only says why it precedes equals. */
export type MatchReason =
  | 'txid'
  | 'end-to-end-id'
  | 'document'
  | 'document-digits'
  | 'name'
  | 'only-amount'
  | 'same-amount'
  | 'newest-open'
  | 'other-document'
  | 'other-amount'
  | 'other-day';

export interface MatchCandidate {
  paymentId: number;
  reasons: MatchReason[];
}

/** Candidates are ranked, the most likely first. */
export type ReceiptMatch =
  | ({ key: string; state: 'matched' } & MatchCandidate)
  | { key: string; state: 'proposed'; candidates: MatchCandidate[] }
  | { key: string; state: 'unmatched' };

interface ReadReceipt {
  receipt: StatementReceipt;
  /** Folded. */
  text: string;
  documents: DocumentsInText;
  /** Payments that the text identifies, whatever their amount. */
  identified: Map<IndexedPayment, MatchReason[]>;
  /** Those among them that it can pay to the centavo. */
  claims: IndexedPayment[];
}

/** More would not help a person to choose. */
export const mostCandidates = 10;
/** Money of the merchant's own that came back pays no order, even if the text names a customer. */
const returnedMoney = /\b(?:ESTORN|DEVOL)/;
const weights: Record<MatchReason, number> = {
  txid: 1000,
  'end-to-end-id': 1000,
  document: 500,
  'document-digits': 400,
  // Each word that name and text share.
  name: 10,
  'only-amount': 5,
  'same-amount': 0,
  'newest-open': 0,
  'other-document': -15,
  'other-amount': -300,
  'other-day': -300,
};

/**
 * One result for each receipt, in their order. A payment is matched at most once, and only if exactly one receipt claims it: of two
 * that could be it, a person decides. So pass every receipt that is not decided yet, those of earlier files too, and the payments
 * that are open or have expired, none that is paid.
 */
export function matchReceipts(
  receipts: readonly StatementReceipt[],
  payments: readonly StatementPayment[],
): ReceiptMatch[] {
  const index = indexPayments(payments);
  const read = receipts.map((receipt) => readReceipt(receipt, index));
  const claimCounts = new Map<IndexedPayment, number>();
  for (const payment of read.flatMap(({ claims }) => claims)) {
    claimCounts.set(payment, (claimCounts.get(payment) ?? 0) + 1);
  }
  const findCertain = ({ claims: [first, ...others] }: ReadReceipt) =>
    first && others.length === 0 && claimCounts.get(first) === 1 ? first : undefined;
  const taken = new Set(read.flatMap((line) => findCertain(line) ?? []));
  return read.map((line) => {
    const { key } = line.receipt;
    const certain = findCertain(line);
    if (certain) {
      return { key, state: 'matched', paymentId: certain.id, reasons: line.identified.get(certain) ?? [] };
    }
    const candidates = rankCandidates(line, index, taken);
    return candidates.length > 0 ? { key, state: 'proposed', candidates } : { key, state: 'unmatched' };
  });
}

function readReceipt(receipt: StatementReceipt, index: PaymentIndex): ReadReceipt {
  const text = foldText(receipt.text);
  const documents = findDocuments(text);
  const byCode = findByCode(`${text} ${receipt.fitid.toUpperCase()}`, index);
  const byDocument = findByDocument(documents, index);
  // A code says which payment is meant; a document only says who paid.
  const leads = byCode.size > 0 ? byCode : byDocument;
  const isUncertain = receipt.isDoubtful || returnedMoney.test(text);
  const claims = isUncertain
    ? []
    : [...leads.keys()].filter(
        (payment) => payment.amountCents === receipt.amountCents && isPayableOn(payment, receipt.day),
      );
  const identified = new Map([...byDocument].filter(([payment]) => isPayableOn(payment, receipt.day)));
  for (const [payment, reasons] of byCode) identified.set(payment, [...reasons, ...(byDocument.get(payment) ?? [])]);
  return { receipt, text, documents, identified, claims };
}

function findByCode(text: string, { byCode }: PaymentIndex): Map<IndexedPayment, MatchReason[]> {
  const found = new Map<IndexedPayment, MatchReason[]>();
  for (const word of new Set(text.split(/[^\dA-Z]+/))) {
    for (const payment of byCode.get(word) ?? []) {
      found.set(payment, [payment.txid?.toUpperCase() === word ? 'txid' : 'end-to-end-id']);
    }
  }
  return found;
}

function findByDocument(documents: DocumentsInText, { byDocument }: PaymentIndex): Map<IndexedPayment, MatchReason[]> {
  const found = new Map<IndexedPayment, MatchReason[]>();
  for (const digits of documents.middleDigits) {
    for (const payment of byDocument.get(digits) ?? []) found.set(payment, ['document-digits']);
  }
  for (const document of documents.whole) {
    for (const payment of byDocument.get(document) ?? []) found.set(payment, ['document']);
  }
  return found;
}

/**
 * What the text identifies, and payments of the same amount whose payer it names. Where it does neither, or has the document of a third
 * person, every payment of the amount, the newest first.
 */
function rankCandidates(line: ReadReceipt, index: PaymentIndex, taken: Set<IndexedPayment>): MatchCandidate[] {
  const { receipt, identified } = line;
  const isLeft = (payment: IndexedPayment) => !taken.has(payment) && isPayableOn(payment, receipt.day);
  const sameAmount = index.byAmount.get(receipt.amountCents) ?? [];
  if (identified.size === 0 && sameAmount.length === 0) return [];
  const words = listNameWords(line.text);
  const named = words.flatMap((word) => index.byAmountAndName.get(`${receipt.amountCents} ${word}`) ?? []);
  const left = takeFirst(sameAmount, isLeft, mostCandidates);
  const offered = new Set([...identified.keys(), ...named.filter(isLeft)]);
  const isThirdPerson = identified.size === 0 && listDocuments(line).length > 0;
  if (offered.size === 0 || isThirdPerson || left.length === 1) for (const payment of left) offered.add(payment);
  const ranked = [...offered]
    .filter((payment) => !taken.has(payment))
    .map((payment) => weighCandidate(line, payment, words, left))
    .sort((one, other) => other.weight - one.weight || compareAge(one, other))
    .slice(0, mostCandidates);
  const [first, second] = ranked;
  if (first?.isOpen && first.weight === second?.weight) first.reasons.push('newest-open');
  return ranked.map(({ payment, reasons }) => ({ paymentId: payment.id, reasons }));
}

type Weighed = ReturnType<typeof weighCandidate>;

/** Who orders twice pays the order that is still open, and of two the newest. */
function compareAge(one: Weighed, other: Weighed): number {
  return (
    Number(other.isOpen) - Number(one.isOpen) ||
    other.payment.placedDay.localeCompare(one.payment.placedDay) ||
    other.payment.id - one.payment.id
  );
}

function weighCandidate(line: ReadReceipt, payment: IndexedPayment, words: string[], left: IndexedPayment[]) {
  const { receipt, identified } = line;
  const sharedWords = countSharedWords(payment.nameWords, words);
  const legible = listDocuments(line);
  const isOther = legible.length > 0 && !payment.documentForms.some((form) => legible.includes(form));
  const reasons: MatchReason[] = [...(identified.get(payment) ?? [])];
  if (sharedWords > 0) reasons.push('name');
  if (left.length === 1 && left[0] === payment) reasons.push('only-amount');
  else if (reasons.length === 0) reasons.push('same-amount');
  if (isOther && payment.documentForms.length > 0) reasons.push('other-document');
  if (payment.amountCents !== receipt.amountCents) reasons.push('other-amount');
  if (!isPayableOn(payment, receipt.day)) reasons.push('other-day');
  const weight = reasons.reduce((sum, reason) => sum + weights[reason] * (reason === 'name' ? sharedWords : 1), 0);
  return { payment, reasons, weight, isOpen: receipt.day <= payment.expiresDay };
}

const listDocuments = ({ documents }: ReadReceipt) => [...documents.whole, ...documents.middleDigits];

/** Stops when it has enough, because thousands may have one price. */
function takeFirst<Item>(items: readonly Item[], isWanted: (item: Item) => boolean, most: number): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === most) break;
    if (isWanted(item)) found.push(item);
  }
  return found;
}
