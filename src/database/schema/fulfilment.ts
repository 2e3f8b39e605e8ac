// Row types of what follows an order: receipts, refunds and shipments. Amounts are centavos, instants epoch milliseconds.

import type { Generated } from 'kysely';

/** What was decided about money that came in. */
export type ReceiptState =
  /** Nothing says what it is for; a person has to look. */
  | 'unmatched'
  /** Some payments could be meant; a person chooses. */
  | 'proposed'
  /** It pays an order. */
  | 'matched'
  /** It is for an order that cannot take it: all or the excess of it is to be paid back. */
  | 'refund-due'
  | 'refunded'
  /** It is not for an order. */
  | 'ignored';

/** Money that came in, once per source and key. */
export interface ReceiptRow {
  id: Generated<number>;
  /** `statement`, `demonstration`, or the payment service that reported it. */
  source: string;
  /** Identifies the money at its source. */
  source_key: string;
  bank: string;
  account: string;
  /** `YYYY-MM-DD` of the booking. */
  day: string;
  amount_cents: number;
  /** What the bank says of it. */
  text: string;
  fitid: string;
  state: ReceiptState;
  /** Why it has its state. */
  reason: string;
  /** The payment that it is for, also if it is to be paid back. */
  payment_id: number | null;
  /** The part that pays the order. */
  used_cents: number;
  refunded_cents: number;
  /** `shop` or `merchant`. */
  decided_by: string | null;
  decided_at: number | null;
  created_at: number;
}

/** Money that was paid back: of a payment, or of the part of a receipt that pays no order. */
export interface RefundRow {
  id: Generated<number>;
  payment_id: number | null;
  receipt_id: number | null;
  /** A refund is recorded once per key. */
  request_key: string;
  amount_cents: number;
  reason: string;
  /** When a payment service is asked to pay it back; null if it has, or if the merchant has done so by hand. */
  next_attempt_at: Generated<number | null>;
  attempts: Generated<number>;
  created_at: number;
}

/** A parcel, or what is ready to be picked up. */
export interface ShipmentRow {
  id: Generated<number>;
  order_id: number;
  carrier: string;
  /** Empty if there is none. */
  tracking_code: string;
  link: string;
  /** `[{ position, quantity }]` of the order's lines. */
  lines_json: string;
  posted_at: number;
  delivered_at: number | null;
}
