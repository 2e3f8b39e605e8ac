// Why a verb of the merchant changed nothing. Terminal and panel have words of their own for each code.

import type { RequestDecision } from '#rules/orders/order-request.ts';

export type RefusalReason =
  | { code: PlainCode }
  /** The request is in a state that does not allow it. */
  | { code: 'decision-not-allowed'; decision: RequestDecision }
  | { code: 'unknown-line'; position: number }
  | { code: 'more-than-unsent'; name: string; unsent: number; quantity: number }
  /** Another order has the parcel's code. */
  | { code: 'tracking-code-in-use'; orderNumber: string }
  | { code: 'no-parcel-under-way'; trackingCode: string | undefined }
  /** What came in and was not paid back is less than this. */
  | { code: 'more-than-left'; leftCents: number }
  /** Only `leftCents` of what is due for the request were not paid back in another way. */
  | { code: 'less-left-than-due'; leftCents: number }
  /** The money is due for a request, and recorded with it. */
  | { code: 'due-for-request'; protocol: string; dueCents: number }
  /** A part was not sent: what is due for it is recorded by cancelling the rest. */
  | { code: 'rest-unsent'; orderNumber: string }
  /** The money becomes due when the goods of the request are back. */
  | { code: 'waits-for-goods'; protocol: string };

/** Codes that say everything. */
export type PlainCode =
  | 'already-refunded'
  | 'answer-missing'
  | 'cannot-be-played'
  | 'cannot-be-returned'
  | 'cannot-be-sent'
  | 'dispute-lost'
  | 'disputed'
  | 'everything-sent'
  | 'has-other-invoice'
  | 'invalid-invoice-key'
  | 'invalid-link'
  | 'invoice-of-other-order'
  | 'mistyped-tracking-code'
  | 'never-paid'
  | 'no-replacement'
  | 'no-static-pix'
  | 'not-paid'
  | 'nothing-sent'
  | 'nothing-unsent'
  | 'other-refund-has-key'
  | 'partly-refunded'
  | 'payment-unclear'
  | 'refund-not-recorded'
  | 'refunded-outside'
  | 'second-parcel-without-code'
  | 'unknown-receipt'
  | 'unknown-request'
  | 'withdrawal-is-paid-back'
  | 'withdrawal-waits-for-goods';

/** Thrown, so that the transaction of the verb is rolled back. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason | PlainCode, options?: ErrorOptions) {
    const known = typeof reason === 'string' ? { code: reason } : reason;
    super(known.code, options);
    this.reason = known;
  }
}
