// Which orders the money on the merchant's statements is for.

import type { Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { listChunks } from '#database/list-chunks.ts';
import type { ReceiptRow } from '#database/schema/fulfilment.ts';
import { type MatchCandidate, type MatchReason, matchReceipts, type ReceiptMatch } from '#rules/statements/match.ts';
import type { OpenPayment } from './list-payments.ts';
import { listUndecided } from './list-undecided.ts';
import { type Decision, settleReceipts, type SettleReceiptInput } from './settle-receipt.ts';

type Receipt = Selectable<ReceiptRow>;

export interface OrderCandidate {
  /** As people see it. */
  orderNumber: string;
  /** Other money has paid it. */
  isBacked: boolean;
  reasons: readonly MatchReason[];
}

/** What was found of one receipt; candidates are for a person to choose from, the most likely first. */
export interface MatchedReceipt {
  receipt: Receipt;
  decision: Decision | undefined;
  candidates: readonly OrderCandidate[];
}

/**
 * Decides on what is certain, and says which orders the rest may be for. `keys` are those of the lines of the statement that was just
 * read: these lines are looked at, and the undecided receipts that can be for a payment of their days or of the last weeks. An empty
 * list stands for no statement and leaves the latter; without `keys`, every undecided receipt is looked at.
 */
export async function matchUndecided(
  database: Database,
  nowMs: number,
  keys?: readonly string[],
): Promise<MatchedReceipt[]> {
  const { receipts, payments: listed } = await listUndecided(database.kysely, { keys, nowMs });
  const merged = mergeEqual(listed);
  const open = merged.filter(({ isBacked }) => !isBacked);
  const paid = merged.filter(({ isBacked }) => isBacked);
  const matches = matchReceipts(receipts.map(toStatementReceipt), open);
  const isCertain = (index: number) => matches[index]?.state === 'matched';
  // What no open payment explains may have been paid twice.
  const others = receipts.filter((_, index) => !isCertain(index));
  const doubles = new Map(
    matchReceipts(others.map(toStatementReceipt), paid).map((match, index) => [others[index], match]),
  );
  const weighed = receipts.flatMap((receipt, index) => {
    const match = matches[index];
    const double = doubles.get(receipt);
    return match ? [{ receipt, match: double ? weigh(match, toDouble(receipt, double, paid)) : match }] : [];
  });
  const found = await decide(database, weighed, nowMs);
  await savePropositions(database, found);
  const payments = new Map([...open, ...paid].map((payment) => [payment.id, payment]));
  return found.map(({ candidates, ...result }) => ({
    ...result,
    candidates: candidates.flatMap(({ paymentId, reasons }) => {
      const payment = payments.get(paymentId);
      return payment ? [{ orderNumber: payment.orderNumber, isBacked: payment.isBacked, reasons }] : [];
    }),
  }));
}

/** A second payment is certain only if nothing speaks for an open one of its amount; else a person chooses among all. */
function weigh(match: ReceiptMatch, double: ReceiptMatch): ReceiptMatch {
  const candidates = listCandidates(match);
  const isElsewhere = candidates.some(
    ({ reasons }) => !reasons.includes('other-amount') && !reasons.includes('same-amount'),
  );
  if (double.state === 'matched' && !isElsewhere) return double;
  const all = [...candidates, ...listCandidates(double)];
  return all.length > 0 ? { key: match.key, state: 'proposed', candidates: all } : match;
}

function listCandidates(match: ReceiptMatch): readonly MatchCandidate[] {
  if (match.state === 'unmatched') return [];
  return match.state === 'matched' ? [match] : match.candidates;
}

interface Found extends Omit<MatchedReceipt, 'candidates'> {
  candidates: readonly MatchCandidate[];
}

const identifying = new Set<MatchReason>(['txid', 'end-to-end-id', 'document', 'document-digits', 'name']);

/** That an amount was paid before says nothing. The same money in another export, such as OFX and CSV, looks like a second payment. */
function toDouble(
  { source_key: key, bank, account }: Receipt,
  match: ReceiptMatch,
  paid: readonly OpenPayment[],
): ReceiptMatch {
  if (match.state === 'matched') {
    const known = paid.find(({ id }) => id === match.paymentId);
    if (known?.bank === bank && known.account === account) return match;
    return { key, state: 'proposed', candidates: [match] };
  }
  const candidates = match.state === 'proposed' ? match.candidates : [];
  const left = candidates
    .filter(({ reasons }) => reasons.some((reason) => identifying.has(reason)) && !reasons.includes('other-amount'))
    // None of them is open.
    .map((candidate) => ({ ...candidate, reasons: candidate.reasons.filter((reason) => reason !== 'newest-open') }));
  return left.length > 0 ? { key, state: 'proposed', candidates: left } : { key, state: 'unmatched' };
}

const toStatementReceipt = (receipt: Receipt) => ({
  key: receipt.source_key,
  day: receipt.day,
  amountCents: receipt.amount_cents,
  text: receipt.text,
  fitid: receipt.fitid,
  isDoubtful: receipt.reason === 'doubtful',
});

/**
 * Who comes back to Pix has two codes for the same amount; money for either pays the order. The one that money is known for stands
 * for both, else the latest, from the day of the first on.
 */
function mergeEqual(payments: readonly OpenPayment[]): OpenPayment[] {
  const merged = new Map<string, OpenPayment>();
  for (const payment of payments) {
    const key = `${payment.orderNumber} ${payment.amountCents}`;
    const earlier = merged.get(key);
    const kept = earlier?.isBacked ? earlier : payment;
    merged.set(key, { ...kept, placedDay: earlier?.placedDay ?? payment.placedDay });
  }
  return [...merged.values()];
}

async function decide(
  database: Database,
  weighed: readonly { receipt: Receipt; match: ReceiptMatch }[],
  nowMs: number,
): Promise<Found[]> {
  const inputs = weighed.flatMap(({ receipt, match }) =>
    match.state === 'matched' ? [toInput(receipt, match, nowMs)] : [],
  );
  const decisions = await settleReceipts(database, inputs);
  const decided = new Map(inputs.map(({ receiptId }, index) => [receiptId, decisions[index]]));
  return weighed.map(({ receipt, match }) => ({
    receipt,
    decision: decided.get(receipt.id),
    candidates: match.state === 'matched' ? [] : listCandidates(match),
  }));
}

function toInput(
  { id: receiptId }: Receipt,
  { paymentId, reasons }: MatchCandidate,
  nowMs: number,
): SettleReceiptInput {
  const isCode = reasons.some((reason) => reason === 'txid' || reason === 'end-to-end-id');
  return { receiptId, paymentId, reason: isCode ? 'code' : 'document', decidedBy: 'shop', nowMs };
}

/** Leaves the others to a person. What is so already is not written again. */
async function savePropositions({ kysely }: Database, found: readonly Found[]): Promise<void> {
  for (const state of ['proposed', 'unmatched'] as const) {
    const ids = found
      .filter(({ decision, candidates }) => !decision && candidates.length > 0 === (state === 'proposed'))
      // What was too little for an order that a person named stays a question.
      .filter(({ receipt }) => receipt.state !== state && receipt.reason !== 'short')
      .map(({ receipt }) => receipt.id);
    for (const chunk of listChunks(ids))
      await kysely
        .updateTable('receipts')
        .set({ state })
        .where('id', 'in', chunk)
        .where('state', 'in', ['unmatched', 'proposed'])
        .where('reason', '<>', 'short')
        .execute();
  }
}
