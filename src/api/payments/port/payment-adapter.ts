// The port of payments: what every way of taking money offers. Adapters know neither orders nor the database.

import type { DeliveryAddress } from '#contract/buying/checkout.ts';
import type { CardInstallments } from '#rules/orders/card-installments.ts';
import type { ReportedDispute } from '#rules/orders/dispute.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';

/** A payment method, and how long an order waits for it. */
export interface PaymentOffer {
  kind: PaymentKind;
  /**
   * Undefined where business days count: a boleto has days of its own, and for every other method a person looks for the payment by the
   * end of the next one (`rules/orders/payment-deadline.ts`).
   */
  minutes: number | undefined;
}

interface Adapter {
  /** Stored with each payment. */
  name: string;
  /** The preferred one first. */
  offers: readonly PaymentOffer[];
}

/** Calls no service: its code follows from the order, so that it is written in the order's transaction. */
export interface LocalAdapter extends Adapter {
  isService: false;
  write(payment: { kind: PaymentKind; orderNumber: string; cents: number }): {
    code: string;
    txid: string | undefined;
  };
}

/** A payment as a service knows it. */
export interface ServicePayment {
  /** Ours, never used twice: letters, digits and hyphens, at most 64. It is the idempotency key of `start`. */
  reference: string;
  /** The service's, undefined until it has answered. */
  externalId: string | undefined;
  cents: number;
  createdAtMs: number;
}

export interface StartingPayment extends ServicePayment {
  kind: PaymentKind;
  /** As people see it. */
  orderNumber: string;
  minutes: number;
  /** Days until the last one on which a boleto is paid. */
  boletoDays: number;
  buyer: { name: string; email: string; document: string; address: DeliveryAddress };
}

/** What the service says of a payment. */
export type FoundPayment =
  | {
      state: 'open';
      externalId: string;
      code: string | undefined;
      link: string | undefined;
      /** True while the service examines a payment that its payer has made, and has not decided. */
      isInReview?: boolean;
      /** Of a card in review. */
      installments?: CardInstallments | undefined;
      /** The service's word for what the adapter does not know; such a payment is never taken as paid. */
      unknownStatus?: string | undefined;
    }
  | {
      state: 'paid';
      externalId: string;
      paidCents: number;
      refundedCents: number;
      /** Undefined if its payer does not dispute it. */
      dispute: ReportedDispute | undefined;
      /** Undefined for what is no card, or if the service does not say. */
      installments?: CardInstallments | undefined;
    }
  /** Declined, cancelled or expired: it can never be paid, and money that it had brought is gone. */
  | { state: 'ended'; externalId: string }
  /** The service has no such payment. */
  | { state: 'unknown' };

export interface ServiceRefund {
  payment: ServicePayment;
  cents: number;
  /** What was paid back of this payment before, by other keys. */
  earlierCents: number;
  /** A repeated refund with the same key pays back once. */
  key: string;
}

/** A request of the service to look at a payment; its content is a hint, the truth is what `find` answers. */
export interface Notice {
  headers: Headers;
  query: URLSearchParams;
  body: string;
}

/** Takes the money at a service. Its calls are made after the commit, may be repeated, and throw PaymentServiceError. */
export interface ServiceAdapter extends Adapter {
  isService: true;
  start(payment: StartingPayment): Promise<FoundPayment>;
  find(payment: ServicePayment): Promise<FoundPayment>;
  /** Ends a payment that is open, so that it cannot be paid any more; others stay as they are. */
  cancel(payment: ServicePayment): Promise<void>;
  refund(refund: ServiceRefund): Promise<void>;
  /** The service's ids of the payments that it is about; undefined if it is not proven that the service sent it. */
  readNotice(notice: Notice): string[] | undefined;
}

export type PaymentAdapter = LocalAdapter | ServiceAdapter;

interface ServiceErrorOptions extends ErrorOptions {
  /** True if the same request will never succeed. */
  isRefusal?: boolean;
  /** How long the service wants to be left alone. */
  retryAfterMs?: number | undefined;
}

/** A service did not do what it was asked. The message is logged, so it has nothing of the buyer. */
export class PaymentServiceError extends Error {
  override name = 'PaymentServiceError';
  readonly isRefusal: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { isRefusal = false, retryAfterMs, ...options }: ServiceErrorOptions = {}) {
    super(message, options);
    this.isRefusal = isRefusal;
    this.retryAfterMs = retryAfterMs;
  }
}
