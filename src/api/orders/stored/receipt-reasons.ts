// Why money that came in has its state, and what its buyer reads.

import type { ReceiptState } from '#database/schema/fulfilment.ts';
import type { MoneyProblem } from '../../mail/order-payloads.ts';

/** Why a receipt has its state. */
export type ReceiptReason =
  /** Nothing is decided: a payer's text may have written the line of the statement, so a person looks at the account first. */
  | 'doubtful'
  /** It was matched by what its text says, by a person, or by the service that reported it. */
  | 'document'
  | 'code'
  | 'by-merchant'
  | 'told'
  /** The merchant had said before that the order is paid; this is the money. */
  | 'confirmed'
  /** More than the order costs: the rest is to be paid back. */
  | 'excess'
  /** Less than the order costs. */
  | 'short'
  | 'double'
  | 'cancelled'
  | 'sold-out';

/** What is wrong with a receipt, for its buyer. Undefined if it pays its order in full, or if no order was chosen for it yet. */
export function findMoneyProblem({ state, reason }: { state: ReceiptState; reason: string }): MoneyProblem | undefined {
  return shownStates.has(state) ? problems[reason] : undefined;
}

const shownStates: ReadonlySet<ReceiptState> = new Set(['proposed', 'refund-due', 'refunded']);

const problems: Readonly<Record<string, MoneyProblem>> = {
  cancelled: 'closed',
  'sold-out': 'closed',
  double: 'excess',
  excess: 'excess',
  short: 'short',
} satisfies Partial<Record<ReceiptReason, MoneyProblem>>;
