// Row types of orders and payments. Amounts are centavos, instants epoch milliseconds.

import type { Generated } from 'kysely';
import type { Dispute } from '#rules/orders/dispute.ts';
import type { PaymentKind, PaymentState } from '#rules/orders/order-lines.ts';
import type { RequestState, StoredRequestKind } from '#rules/orders/order-request.ts';
import type { GoodsState, MoneyState, OrderActor, TimelineEvent } from '#rules/orders/order-state.ts';
import type { Flag } from './catalogue.ts';

export interface OrderRow {
  id: Generated<number>;
  /** Random, eight signs, without the dash that people see. */
  number: string;
  /** SHA-256 in hex of the token in the link to the order. */
  token_hash: string;
  shop_id: string;
  customer_id: number | null;
  money_state: MoneyState;
  goods_state: GoodsState;
  name: string;
  email: string;
  /** CPF or CNPJ, digits and letters only. */
  document: string;
  phone: string;
  /** `DeliveryAddress` of the contract. */
  address_json: string;
  /** The chosen delivery as it was shown. */
  delivery_json: string;
  gift_note: string;
  coupon_id: number | null;
  coupon_code: string | null;
  goods_cents: number;
  combination_cents: number;
  coupon_cents: number;
  cash_cents: number;
  freight_cents: number;
  total_cents: number;
  payment_kind: PaymentKind;
  placed_at: number;
  /** When the buyer asked for erasure; null again once the contact is erased. */
  erasure_asked_at: Generated<number | null>;
  paid_at: Generated<number | null>;
  /** When the first parcel was posted, and when the last one arrived. */
  shipped_at: Generated<number | null>;
  delivered_at: Generated<number | null>;
  /** When it expired, was cancelled or came back. */
  closed_at: Generated<number | null>;
  /** The NF-e: its number, its key of 44 characters, and where it can be seen. */
  invoice_number: Generated<number | null>;
  invoice_key: Generated<string | null>;
  invoice_link: Generated<string | null>;
  /** When analytics counted the order, and when it took that back. */
  purchase_announced_at: number | null;
  refund_announced_at: Generated<number | null>;
  /** While the order waits for its money: the hash of the session's token, and what it holds of the stock (`rules/inventory/unpaid-holds.ts`). */
  session_hash: Generated<string | null>;
  held_share: Generated<number>;
  /**
   * Keyed hashes of the range of addresses that the order came from and, of a guest, of the mailbox: until it is paid, or a day old and
   * closed.
   */
  network_hash: Generated<string | null>;
  mailbox_hash: Generated<string | null>;
  /** 0 = of a customer of whom an order had been paid. */
  of_new_buyer: Generated<Flag>;
  /** Incremented by every change. */
  version: number;
}

/** A row that a transaction updates first, so that others of its kind wait until it ends. */
export interface LockRow {
  name: 'unpaid-orders';
  taken_at: number;
}

/** A further link to an order, mailed on request; it works like the first one. */
export interface OrderLinkRow {
  id: Generated<number>;
  order_id: number;
  /** SHA-256 in hex of the token. */
  token_hash: string;
  created_at: number;
}

/** A line as it was shown; unit prices are of one piece, discounts and total of the whole line. */
export interface OrderLineRow {
  id: Generated<number>;
  order_id: number;
  position: number;
  kind: string;
  product_id: number;
  attribute_value_id: number;
  /** The chosen parts of a kit, as in a cart line. */
  addition: string;
  sku: string;
  name: string;
  option: string;
  path: string;
  picture_url: string;
  /** The parts of a kit by name. */
  parts_json: string;
  quantity: number;
  list_cents: number;
  unit_cents: number;
  combination_cents: number;
  coupon_cents: number;
  cash_cents: number;
  /** What `cash_cents` is if the order is paid by Pix. */
  pix_cents: number;
  total_cents: number;
  /** `PriceReason[]` of `rules/orders/order-lines.ts`. */
  reasons_json: string;
  /** What one piece of the line takes from stock: `StockUse[]` of `pricing/lines/priced-item.ts` by key and quantity. */
  units_json: Generated<string>;
  /** Pieces that came back and are paid back. */
  returned_quantity: Generated<number>;
  shipped_quantity: Generated<number>;
  /** Pieces that will not be sent. */
  cancelled_quantity: Generated<number>;
}

/** A step of an order's timeline; only added. */
export interface OrderEventRow {
  id: Generated<number>;
  order_id: number;
  kind: TimelineEvent;
  actor: OrderActor;
  created_at: number;
}

export interface PaymentRow {
  id: Generated<number>;
  order_id: number;
  kind: PaymentKind;
  /** Who takes it: the name of an adapter of `api/payments`. */
  adapter: Generated<string>;
  state: PaymentState;
  amount_cents: number;
  /** Undefined if the code has none. */
  txid: string | null;
  /** Empty if there is none, or not yet. */
  br_code: string;
  /** The page of the service where it is paid. */
  link: Generated<string | null>;
  /** Its id at the service, from the moment that the service has answered. */
  external_id: Generated<string | null>;
  expires_at: number;
  /** When the buyer said that it was made; null if never. */
  claimed_at: Generated<number | null>;
  /** Since when the bank examines the card that the buyer has paid with; null unless it does. */
  review_started_at: Generated<number | null>;
  /** In how many parts the card is charged, and centavos of all of them with the service's interest; null unless it says so. */
  installments: Generated<number | null>;
  payer_cents: Generated<number | null>;
  created_at: number;
  /** What came in for it, and what of that was paid back, at most all of it. */
  paid_cents: Generated<number>;
  refunded_cents: Generated<number>;
  /** What of `refunded_cents` was paid back at the service without the shop. */
  refunded_outside_cents: Generated<number>;
  /** Null if its payer never disputed it. */
  dispute: Generated<Dispute | null>;
  /** The service's latest word for its state, if the shop does not know that word. */
  unknown_status: Generated<string | null>;
  /** When the service is asked next: while the payment is open, once more after it was closed here, and about disputes. */
  next_check_at: Generated<number | null>;
  /** How often it was asked. */
  checks: Generated<number>;
}

/** A key under which an order was placed once; the lock that a second request waits for. */
export interface IdempotencyKeyRow {
  /** SHA-256 in hex of session, shop and key. */
  key_hash: string;
  /** SHA-256 in hex of the request. */
  fingerprint: string;
  order_id: number | null;
  created_at: number;
}

/** What a buyer asks of an order that was sent (`rules/orders/order-request.ts`). */
export interface RequestRow {
  id: Generated<number>;
  order_id: number;
  kind: StoredRequestKind;
  /** As people see it: "S-7K4P-94QX". */
  protocol: string;
  state: RequestState;
  /** `RequestedLine[]`. */
  lines_json: string;
  /** What the buyer wrote. */
  text: string;
  /** What the shop answers to the buyer. */
  answer: string;
  /** What is to be paid back since the goods returned. */
  refund_cents: number;
  received_at: number;
  /** `YYYY-MM-DD`, the last day of the answer. */
  due_day: string;
  /** When the latest decision was made. */
  decided_at: number | null;
  /** The protocol of the withdrawal that took all its pieces. */
  replaced_by: Generated<string | null>;
}

/** The copy of the contract that a buyer can keep, as it was when the order was placed. */
export interface OrderContractRow {
  order_id: number;
  /** The version of the terms that the buyer accepted. */
  terms_version: string;
  html: string;
  /** SHA-256 in hex of the HTML as UTF-8. */
  hash: string;
}

/** A copy from when the buyer chose another payment method: it holds while the order has the amounts of that method. */
export interface OrderContractChangeRow extends OrderContractRow {
  id: Generated<number>;
  payment_kind: PaymentKind;
  created_at: number;
}
