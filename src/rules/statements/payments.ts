// Payments that a statement may show, indexed by what a receipt can say of them.

import { addDays } from '../calendar-day.ts';
import { parseDocument } from '../document.ts';
import { toMiddleDigits } from './documents.ts';
import { foldText, listNameWords, listShownForms } from './names.ts';

/** A Pix payment that is not confirmed: open, or expired since. Days are those of São Paulo, `YYYY-MM-DD`. */
export interface StatementPayment {
  id: number;
  amountCents: number;
  placedDay: string;
  expiresDay: string;
  payerName?: string | undefined;
  payerDocument?: string | undefined;
  txid?: string | undefined;
  /** The id of the transfer, where the bank's API has named it. */
  endToEndId?: string | undefined;
}

export interface IndexedPayment extends StatementPayment {
  lastDay: string;
  nameWords: string[];
  /** The normalised document and, of a CPF, its middle digits. */
  documentForms: string[];
}

export interface PaymentIndex {
  /** The newest first. */
  byAmount: Map<number, IndexedPayment[]>;
  /** By amount and each form of each word of the payer's name. */
  byAmountAndName: Map<string, IndexedPayment[]>;
  /** By txid and end-to-end id in capitals, because many statements have no small letters. */
  byCode: Map<string, IndexedPayment[]>;
  byDocument: Map<string, IndexedPayment[]>;
}

/** Buyers pay a static code after its order has expired; after this time it is a person's decision. */
const payableDaysAfterExpiry = 30;
/** A shorter txid could be any number in a statement; "***" says that there is none. */
const shortestCode = 8;

export function indexPayments(payments: readonly StatementPayment[]): PaymentIndex {
  const index: PaymentIndex = {
    byAmount: new Map(),
    byAmountAndName: new Map(),
    byCode: new Map(),
    byDocument: new Map(),
  };
  for (const payment of [...payments].sort(compareNewest)) {
    const document = parseDocument(payment.payerDocument ?? '');
    const indexed = {
      ...payment,
      lastDay: addDays(payment.expiresDay, payableDaysAfterExpiry),
      nameWords: listNameWords(foldText(payment.payerName ?? '')),
      documentForms: document === undefined ? [] : [document, ...toMiddleDigits(document)],
    };
    const codes = [payment.txid ?? '', payment.endToEndId ?? ''].map((code) => code.toUpperCase());
    append(index.byAmount, payment.amountCents, indexed);
    for (const form of listShownForms(indexed.nameWords)) {
      append(index.byAmountAndName, `${payment.amountCents} ${form}`, indexed);
    }
    for (const form of indexed.documentForms) append(index.byDocument, form, indexed);
    for (const code of new Set(codes)) if (code.length >= shortestCode) append(index.byCode, code, indexed);
  }
  return index;
}

function compareNewest(one: StatementPayment, other: StatementPayment): number {
  return other.placedDay.localeCompare(one.placedDay) || other.id - one.id;
}

/** Whether money of that day can be for the payment: never before it was placed. */
export function isPayableOn({ placedDay, lastDay }: IndexedPayment, day: string): boolean {
  return day >= placedDay && day <= lastDay;
}

function append<Key>(map: Map<Key, IndexedPayment[]>, key: Key, payment: IndexedPayment) {
  const found = map.get(key);
  if (found) found.push(payment);
  else map.set(key, [payment]);
}
